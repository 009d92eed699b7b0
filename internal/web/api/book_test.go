package api_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/api"
	"certame/internal/web/webtest"
)

// withdrawal is of somebody of the small contest: three seats, four people.
func withdrawal(id string) api.NewFact {
	return api.NewFact{Kind: "desistencia", At: "10/03/2026", ID: id, Act: "Processo 1"}
}

func small(t testing.TB) (*webtest.Platform, *program, string) {
	t.Helper()
	p := webtest.Start(t)
	g := programOf(t, p, roles.HR)
	return p, g, api.Root + "/certames/" + createdBy(t, g, "teste-2026")
}

// A withdrawal is foreseen without a trace, recorded on the book that was seen, and
// read back; who saw another book is told so.
func TestFacts(t *testing.T) {
	p, g, at := small(t)
	var book api.Page[api.Fact]
	empty := g.get(at+"/fatos", &book).Header.Get("ETag")
	var foreseen api.Foreseen
	s := g.ask(http.MethodPost, at+"/fatos/previa", withdrawal("0001")).is(t, http.StatusOK)
	if s.into(t, &foreseen); len(foreseen.Effects) == 0 || s.Header.Get("ETag") != empty {
		t.Errorf("%v %+v", s.Header, foreseen)
	}
	left := slices.ContainsFunc(foreseen.Effects, func(e api.Effect) bool { return e.ID == "0001" && e.Before != nil && e.After == nil && e.Text != "" })
	came := slices.ContainsFunc(foreseen.Effects, func(e api.Effect) bool { return e.ID != "0001" && e.Before == nil && e.After != nil })
	if !left || !came {
		t.Errorf("somebody leaves, and somebody comes: %+v", foreseen.Effects)
	}
	if g.get(at+"/fatos", &book); len(book.Items) != 0 {
		t.Errorf("%+v", book)
	}
	record := func(f api.NewFact, key, tag string) said {
		return g.ask(http.MethodPost, at+"/fatos", f, "Idempotency-Key", key, "If-Match", tag)
	}
	g.ask(http.MethodPost, at+"/fatos", withdrawal("0001"), "Idempotency-Key", "a-primeira").refused(t, http.StatusPreconditionRequired, "falta-condicao")
	first := record(withdrawal("0001"), "a-primeira", empty).is(t, http.StatusCreated)
	head := g.get(at+"/fatos", &book).Header.Get("ETag")
	if len(book.Items) != 1 || book.Items[0].Data["inscricao"] != "0001" || book.Items[0].Author != personOf(t, p, roles.HR).Name || head == empty || first.Header.Get("ETag") != head {
		t.Errorf("%s %v %+v", head, first.Header, book)
	}
	stale := record(withdrawal("0002"), "a-segunda", empty).refused(t, http.StatusPreconditionFailed, "desatualizado")
	if `"`+stale.Last+`"` != head || stale.Moved != "o livro de fatos" {
		t.Errorf("%+v", stale)
	}
	twice := record(withdrawal("0001"), "a-terceira", head).refused(t, http.StatusUnprocessableEntity, "fato-recusado")
	if twice.Reason == "" || twice.Remedy == "" || len(twice.Articles) == 0 || twice.Articles[0].Citation == "" {
		t.Errorf("%+v", twice)
	}
	reversal := record(api.NewFact{Kind: "estorno", At: "10/03/2026", Data: map[string]string{"fato": "f1", "motivo": "erro"}}, "a-quarta", head).refused(t, http.StatusUnprocessableEntity, "entrada-recusada")
	if reversal.Problems[0].Column != "tipo" {
		t.Errorf("%+v", reversal)
	}
	typed := record(api.NewFact{Kind: "notas", At: "10/03/2026", Data: map[string]string{"tabela": strings.Repeat("ab", 32), "linhas": "3"}}, "a-quinta", head).refused(t, http.StatusUnprocessableEntity, "entrada-recusada")
	if typed.Problems[0].Remedy == "" {
		t.Errorf("%+v", typed)
	}
	record(withdrawal("0002"), "a-segunda", head).is(t, http.StatusCreated) // the contest is still read, and the key was given back when it was refused
}

// The same request with the same key, many at a time: it happens once, and whoever
// repeats it is given the same answer.
func TestOnce(t *testing.T) {
	p, g, at := small(t)
	var book api.Page[api.Fact]
	empty := g.get(at+"/fatos", &book).Header.Get("ETag")
	answers := make([]said, 8)
	var all sync.WaitGroup
	for i := range answers {
		all.Go(func() {
			for { // who comes while it is being done waits, and asks again
				answers[i] = g.ask(http.MethodPost, at+"/fatos", withdrawal("0001"), "Idempotency-Key", "uma-vez-so", "If-Match", empty)
				if answers[i].StatusCode != http.StatusConflict {
					return
				}
			}
		})
	}
	all.Wait()
	first := 0
	for _, a := range answers {
		if a.is(t, http.StatusCreated); a.Header.Get("Idempotency-Replayed") == "" {
			first++
		}
		if string(a.text) != string(answers[0].text) || a.Header.Get("ETag") != answers[0].Header.Get("ETag") {
			t.Errorf("two answers:\n%s\n%s", a.text, answers[0].text)
		}
	}
	if g.get(at+"/fatos", &book); first != 1 || len(book.Items) != 1 {
		t.Errorf("%d firsts, %d facts", first, len(book.Items))
	}
	other := g.ask(http.MethodPost, at+"/fatos", withdrawal("0002"), "Idempotency-Key", "uma-vez-so", "If-Match", empty).refused(t, http.StatusUnprocessableEntity, "ato-recusado")
	if !strings.Contains(other.Detail, "outro pedido") {
		t.Errorf("%+v", other)
	}
	somebody := programOf(t, p, roles.HR) // of the same account: the key is of the account
	if s := somebody.ask(http.MethodPost, at+"/fatos", withdrawal("0001"), "Idempotency-Key", "uma-vez-so", "If-Match", empty).is(t, http.StatusCreated); s.Header.Get("Idempotency-Replayed") != "true" {
		t.Errorf("%v", s.Header)
	}
	g.ask(http.MethodPost, at+"/fatos", withdrawal("0001"), "If-Match", empty).refused(t, http.StatusUnprocessableEntity, "entrada-recusada")
}

// Facts come in pages too, in order, also those of one person only.
func TestFactPages(t *testing.T) {
	_, g, at := small(t)
	for i, id := range []string{"0001", "0002", "0003"} {
		var book api.Page[api.Fact]
		tag := g.get(at+"/fatos", &book).Header.Get("ETag")
		g.ask(http.MethodPost, at+"/fatos", withdrawal(id), "Idempotency-Key", fmt.Sprint("desiste-", i), "If-Match", tag).is(t, http.StatusCreated)
	}
	var ids []string
	for _, f := range all[api.Fact](g, at+"/fatos?limite=2") {
		ids = append(ids, f.Data["inscricao"])
	}
	if fmt.Sprint(ids) != "[0001 0002 0003]" {
		t.Error(ids)
	}
	if one := all[api.Fact](g, at+"/fatos?limite=1&inscricao=0003"); len(one) != 1 || one[0].Data["inscricao"] != "0003" {
		t.Errorf("%+v", one)
	}
}

// What is supposed is answered, and nothing of it is kept.
func TestSuppose(t *testing.T) {
	_, g, at := small(t)
	var c api.Comparison
	g.ask(http.MethodPost, at+"/suposicoes", api.Supposed{Leave: []string{"0001"}, Post: "101", Seats: 1}).is(t, http.StatusOK).into(t, &c)
	if c.Before.Seats != 3 || c.After.Seats != 4 || len(c.People) == 0 || len(c.Posts) != 1 {
		t.Errorf("%+v", c)
	}
	g.ask(http.MethodPost, at+"/suposicoes", api.Supposed{Policy: map[string]string{"reversao": "nada"}}).refused(t, http.StatusUnprocessableEntity, "entrada-recusada")
	g.ask(http.MethodPost, at+"/suposicoes", api.Supposed{Policy: map[string]string{"nada": "decreto"}}).refused(t, http.StatusUnprocessableEntity, "entrada-recusada")
	if wrong := g.ask(http.MethodPost, at+"/suposicoes", api.Supposed{Leave: []string{"9999"}}).refused(t, http.StatusUnprocessableEntity, "fato-recusado"); wrong.Reason == "" {
		t.Errorf("%+v", wrong)
	}
	var book api.Page[api.Fact]
	if g.get(at+"/fatos", &book); len(book.Items) != 0 {
		t.Errorf("%+v", book)
	}
}
