package api_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/render/tables"
	"certame/internal/web/api"
	"certame/internal/web/webtest"
)

// computed asks for the result and waits for it.
func computed(t testing.TB, g *program, at, key string) {
	t.Helper()
	worked(t, g, g.ask(http.MethodPost, at+"/apuracoes", nil, "Idempotency-Key", key))
}

// worked waits for the good end of the work of an answer.
func worked(t testing.TB, g *program, s said) api.Job {
	t.Helper()
	job := ended(t, g, s)
	if job.State != "done" || job.Ended == nil {
		t.Fatalf("%+v", job)
	}
	return job
}

func ended(t testing.TB, g *program, s said) api.Job {
	t.Helper()
	var job api.Job
	s.is(t, http.StatusAccepted).into(t, &job)
	for job.State == "queued" || job.State == "running" {
		time.Sleep(10 * time.Millisecond)
		g.get(s.Header.Get("Location"), &job)
	}
	return job
}

func totals(t testing.TB, g *program, at string) api.Totals {
	t.Helper()
	var sum tables.Summary
	g.get(at+"/resultados/ultimo/arquivos/resumo.json", &sum)
	return api.Totals{Seats: sum.Seats, Approved: sum.Approved, Called: sum.Called}
}

// A program proposes, once; a person confirms. Then everybody reads it, without a
// token, byte for byte.
func TestActs(t *testing.T) {
	p, _ := started(t, 200, 2)
	hr, board, anyone := programOf(t, p, roles.HR), programOf(t, p, roles.Examiner), programOf(t, p, roles.Public)
	right := totals(t, hr, base)
	plan := api.Plan{Kind: "listas", Result: 1, Formats: []string{"html"}, Totals: right}
	asked := board.ask(http.MethodPost, base+"/propostas", plan, "Idempotency-Key", "propor-as-listas")
	job := worked(t, board, asked)
	again := board.ask(http.MethodPost, base+"/propostas", plan, "Idempotency-Key", "propor-as-listas").is(t, http.StatusAccepted)
	var same api.Job
	if again.into(t, &same); same.ID != job.ID {
		t.Errorf("repeated: %+v", same)
	}
	var open api.Proposals
	if hr.get(base+"/propostas", &open); len(open.Items) != 1 || open.Items[0].Kind != "listas" || len(open.Items[0].Files) == 0 || len(open.Items[0].Fields) == 0 {
		t.Fatalf("%+v", open)
	}
	one := base + "/propostas/" + open.Items[0].ID
	file := open.Items[0].Files[0]
	if got := hr.ask(http.MethodGet, one+"/arquivos/"+file.Name, nil).is(t, http.StatusOK); digest(got.text) != file.Digest {
		t.Errorf("%s", file.Name)
	}
	var none api.Page[api.Act]
	if anyone.get(api.Root+"/publico/"+webtest.Example+"/atos", &none); len(none.Items) != 0 {
		t.Errorf("%+v", none)
	}
	for _, path := range []string{one + "/confirmacao", strings.Replace(one, "propostas", "estornos", 1) + "/confirmacao"} {
		hr.ask(http.MethodPost, path, right, "Idempotency-Key", "confirmar-por-programa").refused(t, http.StatusNotFound, "nao-encontrado") // it takes a person
	}
	if _, err := p.Docket.Confirm(t.Context(), personOf(t, p, roles.HR).Account, open.Items[0].ID, docket.Totals(right)); err != nil {
		t.Fatal(err)
	}
	var acts api.Page[api.Act]
	if board.get(base+"/atos", &acts); len(acts.Items) != 1 || acts.Items[0].Digest == "" {
		t.Errorf("%+v", acts)
	}
	board.ask(http.MethodDelete, one, nil).refused(t, http.StatusConflict, "conflito")
	var published api.Act
	anyone.get(api.Root+"/publico/"+webtest.Example+"/atos/1", &published)
	got := anyone.ask(http.MethodGet, api.Root+"/publico/"+webtest.Example+"/atos/1/arquivos/"+published.Files[0].Name, nil).is(t, http.StatusOK)
	if digest(got.text) != published.Files[0].Digest || got.Header.Get("ETag") != `"`+published.Files[0].Digest+`"` {
		t.Errorf("%v", got.Header)
	}
}

func digest(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// A proposal that is withdrawn is no more; totals that are wrong propose nothing.
func TestWithdraw(t *testing.T) {
	p, _ := started(t, 200, 2)
	hr := programOf(t, p, roles.HR)
	right := totals(t, hr, base)
	propose := func(totals api.Totals, key string) said {
		return hr.ask(http.MethodPost, base+"/propostas", api.Plan{Kind: "listas", Result: 1, Formats: []string{"json"}, Totals: totals}, "Idempotency-Key", key)
	}
	worked(t, hr, propose(right, "propor-as-listas"))
	var open api.Proposals
	hr.get(base+"/propostas", &open)
	one := base + "/propostas/" + open.Items[0].ID
	hr.ask(http.MethodDelete, one, nil).is(t, http.StatusNoContent)
	hr.ask(http.MethodDelete, one, nil).refused(t, http.StatusConflict, "conflito")
	right.Called++
	if job := ended(t, hr, propose(right, "propor-errado")); job.State != "failed" || !strings.Contains(job.Failure, "convocadas") {
		t.Errorf("%+v", job)
	}
	if hr.get(base+"/propostas", &open); len(open.Items) != 0 {
		t.Errorf("%+v", open)
	}
}

// A reversal only proposes.
func TestReversal(t *testing.T) {
	_, g, at := small(t)
	var book api.Page[api.Fact]
	tag := g.get(at+"/fatos", &book).Header.Get("ETag")
	head := g.ask(http.MethodPost, at+"/fatos", withdrawal("0001"), "Idempotency-Key", "a-desistencia", "If-Match", tag).is(t, http.StatusCreated).Header.Get("ETag")
	var p api.Proposal
	g.get(at+"/fatos", &book)
	s := g.ask(http.MethodPost, at+"/estornos", api.NewReversal{Fact: book.Items[0].ID, Reason: "Registro por engano", Day: "11/03/2026"}, "Idempotency-Key", "estornar", "If-Match", head)
	if s.is(t, http.StatusCreated).into(t, &p); p.Undoes == nil || p.Undoes.Fact != book.Items[0].ID || p.State != "aberta" {
		t.Errorf("%+v", p)
	}
	if g.get(at+"/fatos", &book); len(book.Items) != 1 || book.Items[0].Reversed {
		t.Errorf("%+v", book)
	}
}

// ofBento is the registration as an address, a parameter or a value: by its figures alone
// it is in one hour of the log in a thousand.
var ofBento = regexp.MustCompile(`[/="' ]0002\b`)

// A result is computed, and everything that is read of it says the same.
func TestResults(t *testing.T) {
	p, g, at := small(t)
	g.ask(http.MethodGet, at+"/resultados/ultimo", nil).refused(t, http.StatusNotFound, "nao-encontrado")
	computed(t, g, at, "apurar-agora")
	var c api.Contest
	if g.get(at, &c); c.Result != 1 || c.Fresh == nil || !*c.Fresh {
		t.Errorf("%+v", c)
	}
	var v api.Version
	tag := g.get(at+"/resultados/1", &v).Header.Get("ETag")
	if s := g.ask(http.MethodGet, at+"/resultados/ultimo", nil, "If-None-Match", tag); s.StatusCode != http.StatusNotModified {
		t.Errorf("%s", s.Status)
	}
	manifest := g.ask(http.MethodGet, at+"/resultados/1/arquivos/manifesto.json", nil).is(t, http.StatusOK)
	if digest(manifest.text) != v.Digest {
		t.Errorf("%+v", v)
	}
	var found api.Page[api.Found]
	if g.get(at+"/resultados/1/pessoas?q=bento", &found); len(found.Items) != 1 || found.Items[0].ID != "0002" {
		t.Errorf("%+v", found)
	}
	var rows api.PersonRows
	if g.get(at+"/resultados/1/pessoas/0002", &rows); len(rows.Items) != 2 {
		t.Errorf("%+v", rows)
	}
	var why api.Explanation
	if g.get(at+"/pessoas/0002/explicacao", &why); why.Post != "101" || len(why.Sentences) == 0 || !strings.Contains(strings.Join(why.Sentences, " "), "art.") {
		t.Errorf("%+v", why)
	}
	g.ask(http.MethodGet, at+"/pessoas/9999/explicacao", nil).refused(t, http.StatusNotFound, "nao-encontrado")
	var seats api.Seats
	if g.get(at+"/quadro", &seats); seats.Total != 3 || seats.Posts[0].Lists["AC"] == 0 || len(seats.Steps) == 0 || len(seats.Steps[0].Articles) == 0 {
		t.Errorf("%+v", seats)
	}
	findings := all[api.Finding](g, at+"/resultados/1/achados?limite=1")
	if len(findings) != len(all[api.Finding](g, at+"/resultados/1/achados")) || len(findings) == 0 {
		t.Errorf("%+v", findings)
	}
	raw, err := json.Marshal(findings)
	if err != nil || strings.Contains(string(raw), `"mensagem":""`) {
		t.Errorf("%s", raw)
	}
	if log := p.Log.With(t.Context(), "/achados"); ofBento.MatchString(log) || strings.Contains(log, "Bento") || strings.Contains(log, g.token) {
		t.Error("the log says who, or with what")
	}
}
