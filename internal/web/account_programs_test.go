package web_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

var shownSecret = regexp.MustCompile(`certame_[A-Za-z0-9_-]{43}`)

// A program with a secret that a person gave works in their name, where the table lets
// programs, until the person ends it. It is no browser: it is given no cookie, and what
// asks for a person it may not do.
func TestProgramInAPersonsName(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	hr := &visitor{t, p, p.Client(roles.HR)}
	if status, _, text := hr.posts("/conta/programas", "nome", " "); status != 422 || !strings.Contains(text, "nome do programa") {
		t.Errorf("without a name: %d\n%s", status, text)
	}
	status, _, text := hr.posts("/conta/programas", "nome", "roteiro da importação")
	secret := shownSecret.FindString(text)
	if status != 200 || secret == "" {
		t.Fatalf("%d\n%s", status, text)
	}
	if _, _, text := hr.opens("/conta"); !strings.Contains(text, "roteiro da importação") || strings.Contains(text, secret) {
		t.Errorf("the account says:\n%s", text)
	}
	asks := func(method, address, secret string) (int, http.Header) {
		t.Helper()
		request, err := http.NewRequestWithContext(t.Context(), method, p.URL+address, nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Authorization", "Bearer "+secret)
		answer, err := http.DefaultTransport.RoundTrip(request)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		return answer.StatusCode, answer.Header
	}
	for _, c := range []struct {
		method, address string
		want            int
	}{
		{"GET", "/certames", 200},
		{"GET", "/certames/exemplo", 200},
		{"POST", "/certames/exemplo/apurar", 303},
		{"GET", "/conta", 403},
		{"POST", "/conta/programas", 403}, // it makes no other
		{"POST", "/conta/senha", 403},
		{"GET", "/pessoas", 403}, // which its person may not either
	} {
		if status, h := asks(c.method, c.address, secret); status != c.want || h.Get("Set-Cookie") != "" {
			t.Errorf("%s %s: %d, want %d; cookie %q", c.method, c.address, status, c.want, h.Get("Set-Cookie"))
		}
	}
	for _, wrong := range []string{"", "certame_", secret + "x", "x"} {
		if status, h := asks("GET", "/certames", wrong); status != 401 || h.Get("WWW-Authenticate") != "Bearer" {
			t.Errorf("%q: %d", wrong, status)
		}
	}
	if _, _, text := hr.posts("/conta/sessoes/encerrar"); !strings.Contains(text, "os programas foram encerrados") {
		t.Errorf("ending says:\n%s", text)
	}
	if status, _ := asks("GET", "/certames", secret); status != 401 {
		t.Errorf("ended, and answers %d", status)
	}
	if strings.Contains(p.Log.With(t.Context(), "pedido"), secret) {
		t.Error("the secret is in the log")
	}
}
