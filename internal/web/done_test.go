package web_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web"
	"certame/internal/web/webtest"
)

// What a form did is said on the page that follows, once, with who did it, what comes
// next and how it is undone; and only what the program itself did.
func TestWhatWasDoneIsSaidOnce(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	const book, add = "/certames/exemplo/fatos", "/certames/exemplo/fatos/novo"
	_, order := asked(t, p, roles.HR, "/certames/exemplo/ordem")
	next := nextInPage.FindStringSubmatch(order)
	_, page := asked(t, p, roles.HR, add+"?tipo=desistencia&d-inscricao="+next[1])
	form := url.Values{"tipo": {"desistencia"}, "cabeca": {headOf(t, page)}, "d-inscricao": {next[1]}, "data": {"01/06/2026"}, "acao": {"registrar"}}
	if status, page, _ := sendForm(t, p, roles.HR, add, form); status != http.StatusSeeOther {
		t.Fatalf("register: %d\n%s", status, page)
	}
	_, page = asked(t, p, roles.HR, book)
	for _, want := range []string{"Fato registrado no livro.", "Por Gestão de pessoas (demonstração), em ", "apure de novo", "se estorna"} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is not said after the fact", want)
		}
	}
	if strings.Contains(page, "desistência da inscrição "+next[1]) {
		t.Error("the message names a person")
	}
	if _, page = asked(t, p, roles.HR, book); strings.Contains(page, "Fato registrado no livro.") {
		t.Error("it is said again")
	}
	here, _ := url.Parse(p.URL)
	for _, forged := range []string{"Ato+confirmado.1", "%2Fsair.1", url.QueryEscape("/certames/{certame}/fatos/novo") + ".amanha", "."} {
		p.Client(roles.HR).Jar.SetCookies(here, []*http.Cookie{{Name: "feito", Value: forged, Path: "/"}})
		if _, page = asked(t, p, roles.HR, book); strings.Contains(page, `class="br-message success"`) {
			t.Errorf("%q is said to be done", forged)
		}
	}
}

// Every deed that is told is one that a form does.
func TestEveryDeedIsOfAForm(t *testing.T) {
	posts := map[string]bool{}
	for _, route := range web.Routes() {
		if route.Method == http.MethodPost {
			posts[route.Pattern] = true
		}
	}
	for _, pattern := range web.Deeds() {
		if !posts[pattern] {
			t.Errorf("%s is told to be done, and no form does it", pattern)
		}
	}
}
