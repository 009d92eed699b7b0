package web_test

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/demo"
	"certame/internal/store"
	"certame/internal/web"
	"certame/internal/web/webtest"
)

func read(t *testing.T, client *http.Client, address string) string {
	t.Helper()
	answer, err := client.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

var sourceOf = regexp.MustCompile(`(?:src|href)="(/certames/exemplo/guarda/[^"/]+/[^"]+)"`)

// source is the address of the bytes, as the page of an object gives it.
func source(t *testing.T, p *webtest.Platform, client *http.Client, object string) string {
	t.Helper()
	found := sourceOf.FindStringSubmatch(read(t, client, p.URL+"/certames/exemplo/guarda/"+object))
	if found == nil {
		t.Fatal("the page does not show the object")
	}
	return p.URL + found[1]
}

// part is an answer whose body was read.
type part struct {
	Status     string
	StatusCode int
	Header     http.Header
}

func ranged(t *testing.T, client *http.Client, address, what string) (part, []byte) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address, nil)
	if err != nil {
		t.Fatal(err)
	}
	if what != "" {
		r.Header.Set("Range", what)
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
	return part{answer.Status, answer.StatusCode, answer.Header}, body
}

// plays holds a film to its content, as a player asks for it.
func plays(t *testing.T, p *webtest.Platform, o custody.Object, content []byte) {
	t.Helper()
	secretary := p.Client(roles.Secretary) // who recorded it, today
	at := source(t, p, secretary, o.ID)
	for what, want := range map[string][]byte{
		"": content, "bytes=0-99": content[:100], "bytes=4194300-4194310": content[4194300:4194311], "bytes=-10": content[len(content)-10:], "bytes=9000000-": content[9000000:],
	} {
		answer, got := ranged(t, secretary, at, what)
		if !bytes.Equal(got, want) {
			t.Errorf("%q: %s, %d bytes", what, answer.Status, len(got))
		}
		if whole := what == ""; (answer.StatusCode == http.StatusOK) != whole || (answer.StatusCode == http.StatusPartialContent) == whole {
			t.Errorf("%q: %s", what, answer.Status)
		}
		h := answer.Header
		if h.Get("Cache-Control") != "no-store" || h.Get("Content-Type") != o.Media || h.Get("X-Content-Type-Options") != "nosniff" || strings.Contains(h.Get("Content-Disposition"), mark) || h.Get("ETag") != "" {
			t.Errorf("%q: %v", what, h)
		}
	}
	if answer, _ := ranged(t, secretary, at, "bytes=99999999-"); answer.StatusCode != http.StatusRequestedRangeNotSatisfiable {
		t.Error(answer.Status)
	}
	if list, err := p.Store.Readings(t.Context(), o.ID); err != nil || len(list) != 1 || list[0].Ground != "conferência da gravação" {
		t.Errorf("%+v, %v", list, err)
	}
}

// Nobody but the entitled reaches a film or its bytes, by any address; what an address
// was good for ends; and who read is shown to who keeps and to the person.
func TestWhoSees(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	object, _ := p.Kept(c)
	page := p.URL + "/certames/exemplo/guarda/" + object
	candidate := p.Client(roles.Candidate)
	at := source(t, p, candidate, object)
	for _, d := range roles.Demands() {
		if d.Role == roles.Candidate {
			continue
		}
		want := http.StatusNotFound
		if d.Role == roles.Public {
			want = http.StatusSeeOther
		}
		if d.Role == roles.Account {
			want = http.StatusForbidden
		}
		for _, address := range []string{page, at} {
			if answer, body := ranged(t, p.Client(d.Role), address, ""); answer.StatusCode != want || bytes.Contains(body, []byte("PNG")) {
				t.Errorf("%s: %s", d.Role, answer.Status)
			}
		}
	}
	other := p.Someone("outra.pessoa", "Outra Candidata", c.ID, roles.Candidate)
	if answer, _ := ranged(t, other.Client, at, ""); answer.StatusCode != http.StatusNotFound {
		t.Errorf("another candidate: %s", answer.Status)
	}
	text := read(t, candidate, page)
	if !strings.Contains(text, "sessão ") || !strings.Contains(text, "a própria pessoa") || strings.Count(text, `<span>`) < 12 {
		t.Errorf("the mark does not say who sees:\n%s", text)
	}
	answer, body := ranged(t, candidate, at, "")
	if answer.StatusCode != http.StatusOK || !bytes.HasPrefix(body, []byte("\x89PNG")) || answer.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("%s", answer.Status)
	}
	p.Custody.Clock = func() time.Time { return time.Now().Add(custody.Lasts) }
	if answer, body := ranged(t, candidate, at, ""); answer.StatusCode != http.StatusGone || !strings.Contains(string(body), "venceu") {
		t.Errorf("past its time: %s", answer.Status)
	}
	p.Custody.Clock = time.Now
	for role, address := range map[roles.Role]string{roles.HR: "custodia/" + object, roles.Control: "custodia/" + object, roles.Candidate: "minhas-leituras"} {
		if got := read(t, p.Client(role), p.URL+"/certames/exemplo/"+address); !strings.Contains(got, "a própria pessoa") {
			t.Errorf("%s does not see the reading:\n%s", role, got)
		}
	}
	elsewhere := p.Someone("sem.inscricao", "Sem Inscrição", c.ID, roles.Candidate)
	if _, got := elsewhere.Opens("/certames/exemplo/minhas-leituras"); strings.Contains(got, "a própria pessoa") {
		t.Error("another candidate sees who read it")
	}
}

// A PDF that is opened bears who opened it on each page.
func TestMarkedPDF(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	p.Owns(c, demo.FirstID)
	candidate := p.Client(roles.Candidate)
	pdf := printedPDF(t)
	o, err := p.Custody.Put(t.Context(), custody.Sending{Contest: c.ID, Kind: custody.Opinion, Group: "PPP", Registration: demo.FirstID, By: p.AccountOf(roles.Secretary), Name: "parecer.pdf", Declared: "application/pdf"}, bytes.NewReader(pdf))
	if err != nil {
		t.Fatal(err)
	}
	answer, body := ranged(t, candidate, source(t, p, candidate, o.ID), "")
	if text := pdfText(t, body); answer.StatusCode != http.StatusOK || !strings.Contains(text, "folha 2") || !strings.Contains(text, "sessão") {
		t.Errorf("%s\n%s", answer.Status, text)
	}
}

// Held, proposed, confirmed by another: what is gone is not shown, and the report is.
func TestDisposalPages(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	object, disposal := p.Kept(c)
	at := p.URL + "/certames/exemplo/custodia"
	hr := p.Client(roles.HR)
	other := p.Someone("outra.rh", "Outra do RH", c.ID, roles.HR)
	post := func(client *http.Client, address string, fields ...string) (int, string) {
		form := map[string][]string{}
		for i := 0; i < len(fields); i += 2 {
			form[fields[i]] = []string{fields[i+1]}
		}
		answer, err := client.PostForm(address, form)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		text, _ := io.ReadAll(answer.Body)
		return answer.StatusCode, string(text)
	}
	confirm := at + "/eliminacoes/" + disposal + "/confirmar"
	if status, text := post(hr, at+"/eliminacoes"); status != http.StatusUnprocessableEntity || !strings.Contains(text, "Nada passou do prazo") {
		t.Errorf("proposed before its time: %d", status)
	}
	p.Custody.Ends = always(time.Now().AddDate(-30, 0, 0))
	if status, text := post(hr, confirm); status != http.StatusUnprocessableEntity || !strings.Contains(text, "outra pessoa precisa confirmar") {
		t.Errorf("alone: %d", status)
	}
	if status, text := post(hr, at+"/guardas", "motivo", "curto", "decisao", "reter"); status != http.StatusUnprocessableEntity || !strings.Contains(text, "Falta o motivo") {
		t.Errorf("a hold without a reason: %d", status)
	}
	if status, _ := post(hr, at+"/guardas", "motivo", "ação ordinária 5001/2031", "decisao", "reter"); status != http.StatusSeeOther {
		t.Errorf("held: %d", status)
	}
	if got := read(t, hr, at); !strings.Contains(got, "guarda legal") || !strings.Contains(got, "5001/2031") {
		t.Error("the hold is not shown")
	}
	if status, text := other.Posts("/certames/exemplo/custodia/eliminacoes/" + disposal + "/confirmar"); status != http.StatusUnprocessableEntity || !strings.Contains(text, "guarda legal") {
		t.Errorf("held: %d", status)
	}
	post(hr, at+"/guardas", "motivo", "ação transitada em julgado", "decisao", "liberar")
	if status, _ := other.Posts("/certames/exemplo/custodia/eliminacoes/" + disposal + "/confirmar"); status != http.StatusOK {
		t.Errorf("confirmed: %d", status)
	}
	if answer, _ := ranged(t, p.Client(roles.Candidate), p.URL+"/certames/exemplo/guarda/"+object, ""); answer.StatusCode != http.StatusGone {
		t.Errorf("what is gone: %s", answer.Status)
	}
	csv := read(t, hr, at+"/eliminacoes/"+disposal+"/relatorio.csv")
	_, body := ranged(t, hr, at+"/eliminacoes/"+disposal+"/relatorio.pdf", "")
	if o, err := p.Custody.Object(t.Context(), c.ID, object); err != nil || !strings.Contains(csv, o.Digest) || !strings.Contains(pdfText(t, body), o.Digest[:20]) {
		t.Errorf("%v\n%s", err, csv)
	}
}

// Nothing of what is kept, not even its names and digests, is in what the public reads.
func TestCustodyIsNotPublic(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 60, 2)
	c, err := p.Store.ContestBySlug(t.Context(), webtest.Example)
	if err != nil {
		t.Fatal(err)
	}
	o, err := p.Custody.Put(t.Context(), custody.Sending{Contest: c.ID, Kind: custody.Film, Group: "PPP", Registration: demo.FirstID, By: p.AccountOf(roles.Secretary), Name: mark + ".webm", Declared: "video/webm"}, bytes.NewReader(film(100_000)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Docket.Compute(t.Context(), p.AccountOf(roles.HR), c.ID, func(string, int, int) {}); err != nil {
		t.Fatal(err)
	}
	p.Published(c)
	acts, err := p.Store.Acts(t.Context(), c.ID)
	if err != nil || len(acts) == 0 {
		t.Fatal(acts, err)
	}
	looked := 0
	hidden := []string{mark, o.ID, o.Digest, "/guarda/"}
	look := func(address string) {
		got := read(t, p.Client(roles.Public), p.URL+address)
		looked++
		for _, text := range hidden {
			if strings.Contains(got, text) {
				t.Errorf("%s has %q", address, text)
			}
		}
	}
	for _, r := range web.Routes() {
		if r.Method == http.MethodGet && roles.May([]roles.Role{roles.Public}, r.Permission) {
			look(fill.Replace(r.Pattern))
		}
	}
	for _, a := range acts {
		act, err := p.Store.Act(t.Context(), c.ID, a.Number)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range act.Files {
			look("/publico/exemplo/atos/" + strconv.Itoa(a.Number) + "/" + f.Name)
		}
	}
	if looked < 15 {
		t.Errorf("only %d public answers were looked at", looked)
	}
	if log := p.Log.With(t.Context(), "/registro"); strings.Contains(log, mark) {
		t.Error("the log has the name of the film")
	}
}

func always(end time.Time) func(context.Context, store.ContestID) (time.Time, bool, error) {
	return func(context.Context, store.ContestID) (time.Time, bool, error) { return end, true, nil }
}

func printedPDF(t *testing.T) []byte {
	t.Helper()
	pdf, err := os.ReadFile(filepath.Join("..", "custody", "testdata", "folha.pdf"))
	if err != nil {
		t.Fatal(err)
	}
	return pdf
}
