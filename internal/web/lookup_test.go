package web_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/docket"
	"certame/internal/lookup"
	"certame/internal/render/lists"
	"certame/internal/store"
	"certame/internal/web/webtest"

	"github.com/google/go-cmp/cmp"
)

// consulted publishes the lists of a contest at an hour, has them ready to be looked up,
// and gives a number that is on them.
func consulted(t *testing.T, p *webtest.Platform, c store.Contest, hour time.Time) (id string) {
	t.Helper()
	plan := docket.Plan{Kind: docket.Lists, Totals: p.Totals(c), Release: hour}
	proposal, err := p.Docket.Propose(t.Context(), p.AccountOf(roles.Examiner), c.ID, 1, plan, func(string, int, int) {})
	if err == nil {
		_, err = p.Docket.Confirm(t.Context(), p.AccountOf(roles.HR), proposal.ID, plan.Totals)
	}
	if err == nil {
		err = p.Lookups.Prepare(t.Context(), func(int, int) {})
	}
	if err == nil {
		_, err = p.Lookups.Sync(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	rows, err := p.Store.ListPage(t.Context(), c.ID, 1, "101", "AC", 0, 1)
	if err != nil || len(rows) != 1 {
		t.Fatal(rows, err)
	}
	return rows[0].ID
}

// ask gives the answer of one request with heads.
func ask(t *testing.T, p *webtest.Platform, method, path string, heads ...string) (*http.Response, []byte) {
	t.Helper()
	return askBy(t, p.Client(roles.Public), method, p.URL+path, heads...)
}

func askBy(t *testing.T, client *http.Client, method, address string, heads ...string) (*http.Response, []byte) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, address, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Accept-Encoding", "identity")
	for i := 0; i < len(heads); i += 2 {
		r.Header.Set(heads[i], heads[i+1])
	}
	answer, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, body
}

// A fragment is the same in both ways of asking, may be kept for good wherever it
// passes, is not for search engines, and has no session; another address has nothing
// that anybody keeps.
func TestFragmentOverHTTP(t *testing.T) {
	p := webtest.Start(t)
	id := consulted(t, p, p.Contest(60, 2), time.Time{})
	index, text := ask(t, p, http.MethodGet, "/consulta/exemplo/1/indice.json")
	var about lookup.Index
	if err := json.Unmarshal(text, &about); err != nil || index.StatusCode != http.StatusOK {
		t.Fatalf("%d %s %v", index.StatusCode, text, err)
	}
	path := "/consulta/exemplo/1/" + lookup.Name(lookup.FragmentOf(id, about.Bits))
	packed, zipped := ask(t, p, http.MethodGet, path, "Accept-Encoding", "gzip, br")
	zip, err := gzip.NewReader(bytes.NewReader(zipped))
	if err != nil {
		t.Fatal(err)
	}
	opened, err := io.ReadAll(zip)
	plain, whole := ask(t, p, http.MethodGet, path)
	if err != nil || !bytes.Equal(opened, whole) || !strings.Contains(string(whole), `"`+id+`"`) {
		t.Errorf("%s\n%s", opened, whole)
	}
	for name, answer := range map[string]*http.Response{"packed": packed, "plain": plain} {
		for head, want := range map[string]string{
			"Cache-Control": "public, max-age=31536000, immutable", "X-Robots-Tag": "noindex", "Content-Type": "application/json; charset=utf-8",
			"Vary": "Accept-Encoding", "X-Content-Type-Options": "nosniff", "Set-Cookie": "",
		} {
			if got := answer.Header.Get(head); got != want {
				t.Errorf("%s: %s is %q, want %q", name, head, got, want)
			}
		}
		tag := answer.Header.Get("ETag")
		for _, said := range []string{tag, "W/" + tag, `"x", ` + tag} {
			again, body := ask(t, p, http.MethodGet, path, "If-None-Match", said, "Accept-Encoding", map[string]string{"packed": "gzip", "plain": "identity"}[name])
			if again.StatusCode != http.StatusNotModified || len(body) != 0 {
				t.Errorf("%s, having %s: %d, %d bytes", name, said, again.StatusCode, len(body))
			}
		}
	}
	if packed.Header.Get("ETag") == plain.Header.Get("ETag") {
		t.Error("two forms have one tag")
	}
	if head, body := ask(t, p, http.MethodHead, path, "Accept-Encoding", "gzip"); head.StatusCode != http.StatusOK || len(body) != 0 || head.ContentLength != int64(len(zipped)) {
		t.Errorf("HEAD: %d, %d", head.StatusCode, head.ContentLength)
	}
	for _, other := range []string{"/consulta/exemplo/2/0.json", "/consulta/exemplo/1/zz.json", "/consulta/exemplo/1/" + strings.Repeat("f", 9) + ".json", "/consulta/outro/1/0.json", "/consulta/exemplo/1/..%2f1%2f0.json"} {
		if answer, _ := ask(t, p, http.MethodGet, other, "Accept-Encoding", "gzip"); answer.StatusCode != http.StatusNotFound || answer.Header.Get("Cache-Control") != "no-store" {
			t.Errorf("%s: %d, %q", other, answer.StatusCode, answer.Header.Get("Cache-Control"))
		}
	}
}

// What is answered before the server of HTTP is what the server answers, but for the hour:
// the same fragment asked plainly, and asked as only the server takes it.
func TestFragmentBeforeTheServer(t *testing.T) {
	p := webtest.Start(t)
	consulted(t, p, p.Contest(60, 2), time.Time{})
	for name, heads := range map[string][]string{"whole": nil, "had": {"If-None-Match", "*"}} {
		heads = append(heads, "Accept-Encoding", "gzip")
		// On a connection that the server has already, all that comes is the server's, and it
		// would be held to itself.
		anew := &http.Transport{}
		before := p.Plainly.Load()
		first, firstBody := askBy(t, &http.Client{Transport: anew}, http.MethodGet, p.URL+"/consulta/exemplo/1/0.json", heads...)
		anew.CloseIdleConnections()
		if p.Plainly.Load() != before+1 {
			t.Errorf("%s: the server answered", name)
		}
		second, secondBody := ask(t, p, http.MethodGet, "/consulta/exemplo/1/0.json?", append(heads, "Range", "bytes=0-")...)
		if first.StatusCode != second.StatusCode || !bytes.Equal(firstBody, secondBody) {
			t.Errorf("%s: %d and %d, %d and %d bytes", name, first.StatusCode, second.StatusCode, len(firstBody), len(secondBody))
		}
		first.Header.Del("Date")
		second.Header.Del("Date")
		if diff := cmp.Diff(first.Header, second.Header); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// Until the hour the page, the fragments and the form say nothing, whoever asks; then
// they say it by themselves.
func TestLookupWaitsForTheHour(t *testing.T) {
	clock := webtest.At(time.Now())
	p := webtest.StartAt(t, webtest.Setting{Host: "127.0.0.1", Clock: clock})
	hour := clock.Now().Add(time.Hour)
	id := consulted(t, p, p.Contest(60, 2), hour)
	const page = "/publico/exemplo/consulta"
	for _, role := range []roles.Role{roles.Public, roles.HR, roles.Administration} {
		for _, path := range []string{"/consulta/exemplo/1/0.json", "/consulta/exemplo/1/indice.json"} {
			if status, _ := asked(t, p, role, path); status != http.StatusNotFound {
				t.Errorf("%s reads %s: %d", role, path, status)
			}
		}
		_, text := asked(t, p, role, page)
		_, answer, _ := sendForm(t, p, role, page, url.Values{"inscricao": {id}})
		if !strings.Contains(text, "Ainda não há resultado") || strings.Contains(answer, "ato 1") || strings.Contains(answer, "classificada") {
			t.Errorf("%s is told: %s", role, answer)
		}
	}
	clock.Put(hour)
	for status := 0; status != http.StatusOK; time.Sleep(20 * time.Millisecond) { // the platform opens it without being asked
		status, _ = asked(t, p, roles.Public, "/consulta/exemplo/1/0.json")
		if t.Context().Err() != nil {
			t.Fatal("never there")
		}
	}
	if _, answer, _ := sendForm(t, p, roles.Public, page, url.Values{"inscricao": {" " + id + " "}}); !strings.Contains(answer, "Ampla concorrência (AC)") || !strings.Contains(answer, "1 de ") {
		t.Errorf("the hour came: %s", answer)
	}
}

// Without JavaScript the form answers, says when a number is in no list, and stops who
// would read the lists by it.
func TestLookupForm(t *testing.T) {
	p := webtest.Start(t)
	id := consulted(t, p, p.Contest(60, 2), time.Time{})
	const page = "/publico/exemplo/consulta"
	status, text, _ := sendForm(t, p, roles.Public, page, url.Values{"inscricao": {id}})
	if status != http.StatusOK || !strings.Contains(text, "Posição em cada lista do ato 1") || !strings.Contains(text, "<td>Ampla concorrência (AC)</td>") {
		t.Errorf("%d %s", status, text)
	}
	for _, name := range []string{"DEMONSTRA", "***."} {
		if strings.Contains(text[strings.Index(text, `id="resposta"`):], name+" ") {
			t.Errorf("the answer has %q", name)
		}
	}
	_, text, _ = sendForm(t, p, roles.Public, page, url.Values{"inscricao": {"000-nenhum"}})
	for _, want := range []string{"Este número não está nas listas publicadas.", `href="/certames/exemplo/minha-situacao"`} {
		if !strings.Contains(text, want) {
			t.Errorf("nowhere, and no %q:\n%s", want, text)
		}
	}
	if status, text, _ := sendForm(t, p, roles.Public, page, url.Values{"inscricao": {" "}}); status != http.StatusUnprocessableEntity || !strings.Contains(text, "Escreva o número") {
		t.Errorf("%d", status)
	}
	for n := 0; status != http.StatusTooManyRequests; n++ {
		if status, _, _ = sendForm(t, p, roles.Public, page, url.Values{"inscricao": {fmt.Sprint(n)}}); n > 100 {
			t.Fatal("never stopped")
		}
	}
	if strings.Contains(p.Log.With(t.Context(), "/consulta"), id) {
		t.Error("the log has the number")
	}
}

// A newer act may be of other posts only: who is in the one before it is not told that it
// is worth no more.
func TestLookupBesideAnActOfOtherPosts(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	id := consulted(t, p, c, time.Time{})
	plan := docket.Plan{Kind: docket.Lists, Choice: lists.Choice{Posts: []string{"102"}}}
	_, err := p.Docket.Propose(t.Context(), p.AccountOf(roles.Examiner), c.ID, 1, plan, func(string, int, int) {})
	var wrong *docket.WrongTotals
	if !errors.As(err, &wrong) {
		t.Fatal(err)
	}
	plan.Totals = wrong.Found
	proposal, err := p.Docket.Propose(t.Context(), p.AccountOf(roles.Examiner), c.ID, 1, plan, func(string, int, int) {})
	if err == nil {
		_, err = p.Docket.Confirm(t.Context(), p.AccountOf(roles.HR), proposal.ID, plan.Totals)
	}
	if err == nil {
		err = p.Lookups.Prepare(t.Context(), func(int, int) {})
	}
	if err == nil {
		_, err = p.Lookups.Sync(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := sendForm(t, p, roles.Public, "/publico/exemplo/consulta", url.Values{"inscricao": {id}})
	answer := text[strings.Index(text, `id="resposta"`):strings.Index(text, `<template id="consulta-nenhuma"`)]
	if !strings.Contains(answer, "ato 1") || !strings.Contains(answer, "o ato 2: se ela traz este cargo, vale o que ela diz") || strings.Contains(answer, "Publicação anterior") {
		t.Error(answer)
	}
}

// In a browser on a telephone the answer comes from the fragments: the server is not
// sent the number. The script and the program agree on where each number is.
func TestLookupInABrowser(t *testing.T) {
	p := webtest.Start(t)
	id := consulted(t, p, p.Contest(400, 3), time.Time{})
	tab := webtest.NewTab(t)
	phone(tab)
	tab.Open(p.URL + "/publico/exemplo")
	tab.Follow("Consultar o resultado pelo número de inscrição")
	looked(tab, "the page that asks for a number", "publico-consulta-pergunta")
	for _, bits := range []int{0, 1, 5, 17} {
		for _, one := range []string{id, "0", "Ñ-7/2026", demo.FirstID, "00000000000000000001"} {
			got := webtest.Eval[string](tab, fmt.Sprintf("fragmentOf(%q, %d)", one, bits))
			if want := strings.TrimSuffix(lookup.Name(lookup.FragmentOf(one, bits)), ".json"); got != want {
				t.Errorf("%s with %d bits: %s in the script, %s in the program", one, bits, got, want)
			}
		}
	}
	set(tab, "inscricao", id)
	tab.Press("main form[data-consulta] button", "#resposta table")
	tell(t, tab, "Ampla concorrência (AC)", "1 de ", "convocada pela lista AC")
	if at := webtest.Eval[string](tab, "document.activeElement.id"); at != "resposta" {
		t.Errorf("the focus is at %q", at)
	}
	tab.Accessible("an answer")
	tab.Zoomed("an answer")
	phone(tab)
	tab.Shot("publico-consulta-resposta")
	set(tab, "inscricao", "000-nenhum")
	tab.Press("main form[data-consulta] button", "#resposta .br-message")
	tell(t, tab, "Este número não está nas listas publicadas.")
	tab.Accessible("no answer")
	if log := p.Log.With(t.Context(), "/publico/{certame}/consulta"); strings.Contains(log, `"metodo":"POST"`) {
		t.Error("the number was sent to the server")
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}
