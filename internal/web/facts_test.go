package web_test

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

var (
	headInPage = regexp.MustCompile(`name="cabeca" value="([0-9a-f]{64})"`)
	nextInPage = regexp.MustCompile(`inscrição (\S+), vaga \d+, lista`)
)

func headOf(t *testing.T, page string) string {
	t.Helper()
	found := headInPage.FindStringSubmatch(page)
	if found == nil {
		t.Fatalf("no head in\n%s", page)
	}
	return found[1]
}

// An appointment is seen before it is registered, with the article of what it
// changes; the order says who comes next; a second one over the same book is a
// conflict; and its reversal takes two people.
func TestFactIsSeenThenKept(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	const book, add = "/certames/exemplo/fatos", "/certames/exemplo/fatos/novo"
	_, order := asked(t, p, roles.HR, "/certames/exemplo/ordem")
	next := nextInPage.FindStringSubmatch(order)
	if next == nil {
		t.Fatalf("nobody is next:\n%s", order)
	}
	_, page := asked(t, p, roles.HR, add+"?tipo=desistencia&d-inscricao="+next[1])
	form := url.Values{"tipo": {"desistencia"}, "cabeca": {headOf(t, page)}, "d-inscricao": {next[1]}, "data": {"01/06/2026"}, "acao": {"conferir"}}
	status, page, _ := sendForm(t, p, roles.HR, add, form)
	if status != http.StatusOK || !strings.Contains(page, "O que este fato muda") || !strings.Contains(page, "inscrição "+next[1]) || !strings.Contains(page, "[Lei nº 15.142/2025") {
		t.Fatalf("preview: %d\n%s", status, page)
	}
	if lines, err := p.Store.FactLines(t.Context(), c.ID); err != nil || len(lines) != 0 {
		t.Fatal("a preview was kept", err)
	}
	form.Set("acao", "registrar")
	if status, page, to := sendForm(t, p, roles.HR, add, form); status != http.StatusSeeOther || to != book {
		t.Fatalf("register: %d %s\n%s", status, to, page)
	}
	if status, _, _ := sendForm(t, p, roles.HR, add, form); status != http.StatusConflict {
		t.Errorf("the other tab: %d", status)
	}
	_, page = asked(t, p, roles.HR, add+"?tipo=desistencia")
	form.Set("cabeca", headOf(t, page))
	if status, page, _ := sendForm(t, p, roles.HR, add, form); status != http.StatusUnprocessableEntity || !strings.Contains(page, "Fato recusado") {
		t.Errorf("she left twice: %d", status)
	}
	reverses(t, p, book+"/f1/estornar")
	if lines, err := p.Store.FactLines(t.Context(), c.ID); err != nil || len(lines) != 2 {
		t.Errorf("%d facts, %v", len(lines), err)
	}
}

// reverses proposes as HR and confirms as another person of HR.
func reverses(t *testing.T, p *webtest.Platform, at string) {
	t.Helper()
	_, page := asked(t, p, roles.HR, at)
	form := url.Values{"cabeca": {headOf(t, page)}, "motivo": {"lançado por engano"}, "data": {"02/06/2026"}}
	status, page, to := sendForm(t, p, roles.HR, at, form)
	if status != http.StatusSeeOther {
		t.Fatalf("propose: %d\n%s", status, page)
	}
	if status, page, _ := sendForm(t, p, roles.HR, to+"/confirmar", nil); status != http.StatusUnprocessableEntity || !strings.Contains(page, "quem propõe não confirma") && !strings.Contains(page, "Quem propõe não confirma") {
		t.Errorf("alone: %d\n%s", status, page)
	}
	if _, err := p.Docket.Confirm(t.Context(), p.AccountOf(roles.Secretary), to[strings.LastIndex(to, "/")+1:], p.NoTotals()); err != nil {
		t.Fatal(err)
	}
}

// A table by its digest alone is refused with the page that makes it, and nothing is kept.
func TestTableIsNotTyped(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	const add = "/certames/exemplo/fatos/novo"
	_, page := asked(t, p, roles.HR, add+"?tipo=notas")
	form := url.Values{"tipo": {"notas"}, "cabeca": {headOf(t, page)}, "d-tabela": {strings.Repeat("ab", 32)}, "d-linhas": {"3"}, "data": {"01/06/2026"}, "acao": {"registrar"}}
	status, page, _ := sendForm(t, p, roles.HR, add, form)
	if status != http.StatusUnprocessableEntity || !strings.Contains(page, "pela página Importar") {
		t.Errorf("%d\n%s", status, page)
	}
	if lines, err := p.Store.FactLines(t.Context(), c.ID); err != nil || len(lines) != 0 {
		t.Error("it was kept", err)
	}
}

// What is supposed is shown, and nothing of it is kept.
func TestSuppose(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	_, page := asked(t, p, roles.HR, "/certames/exemplo/e-se?supor=sim&mais_vagas=3&cargo=101")
	if !strings.Contains(page, "não é ato oficial") || !strings.Contains(page, "Antes e depois") || !strings.Contains(page, "→") {
		t.Errorf("%s", page)
	}
	for query, want := range map[string]string{"mais_vagas=muitas": "não é um número de vagas", "": "Nada foi suposto", "desiste=999": "999"} {
		if status, page := asked(t, p, roles.HR, "/certames/exemplo/e-se?supor=sim&"+query); status != http.StatusUnprocessableEntity || !strings.Contains(page, want) {
			t.Errorf("%q: %d", query, status)
		}
	}
	if lines, err := p.Store.FactLines(t.Context(), c.ID); err != nil || len(lines) != 0 {
		t.Error("a supposition was kept")
	}
}
