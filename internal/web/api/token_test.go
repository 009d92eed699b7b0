package api_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/web/api"
)

// A token works until it is ended, it is too old, or its account is closed; what a
// browser sends by itself opens nothing.
func TestToken(t *testing.T) {
	p, _ := started(t, 60, 2)
	hr := personOf(t, p, roles.HR)
	ok := func(g *program) { t.Helper(); g.ask(http.MethodGet, base, nil).is(t, http.StatusOK) }
	out := func(g *program) {
		t.Helper()
		s := g.ask(http.MethodGet, base, nil)
		s.refused(t, http.StatusUnauthorized, "sem-token")
		if !strings.HasPrefix(s.Header.Get("WWW-Authenticate"), "Bearer") {
			t.Errorf("%v", s.Header)
		}
	}
	revoked := programOf(t, p, roles.HR)
	ok(revoked)
	list, err := p.Door.Programs(t.Context(), hr)
	if err != nil || len(list) != 1 || list[0].Seen.IsZero() {
		t.Fatal(list, err)
	}
	if err := p.Door.End(t.Context(), personOf(t, p, roles.Examiner), list[0].ID); err == nil {
		t.Error("somebody else ends it")
	}
	ok(revoked)
	if err := p.Door.End(t.Context(), hr, list[0].ID); err != nil {
		t.Fatal(err)
	}
	out(revoked)
	expired, closed := programOf(t, p, roles.HR), programOf(t, p, roles.HR)
	later := func(d time.Duration) { p.Store.Now = func() time.Time { return time.Now().Add(d) } }
	later(29 * 24 * time.Hour)
	ok(expired)
	later(31 * 24 * time.Hour)
	out(expired)
	later(0)
	ok(closed)
	if err := p.Door.Block(t.Context(), personOf(t, p, roles.Administration), hr.Account, true); err != nil {
		t.Fatal(err)
	}
	out(closed)
	if err := p.Door.Block(t.Context(), personOf(t, p, roles.Administration), hr.Account, false); err != nil {
		t.Fatal(err)
	}
	out(closed) // whoever blocked the account ended its programs too
	out(&program{t, p, "certame_nada"})
	cookie, err := p.Client(roles.Control).Get(p.URL + base)
	if err != nil {
		t.Fatal(err)
	}
	cookie.Body.Close()
	if cookie.StatusCode != http.StatusUnauthorized || len(cookie.Cookies()) != 0 {
		t.Errorf("a session of a browser: %s", cookie.Status)
	}
}

// A token that was given without a second factor has no role that asks for one.
func TestTokenWithoutSecondFactor(t *testing.T) {
	p, _ := started(t, 60, 2)
	person := personOf(t, p, roles.HR)
	person.Shown = roles.Shown{}
	secret, err := p.Door.NewProgram(t.Context(), person, "x")
	if err != nil {
		t.Fatal(err)
	}
	problem := (&program{t, p, secret}).ask(http.MethodGet, base, nil).refused(t, http.StatusForbidden, "sem-permissao")
	if !strings.Contains(problem.Detail, "segundo fator") {
		t.Errorf("%+v", problem)
	}
}

// Who tries secrets is made to wait, and told how long.
func TestGuessing(t *testing.T) {
	p, _ := started(t, 60, 2)
	g := &program{t, p, "certame_chute"}
	for range 200 {
		if s := g.ask(http.MethodGet, api.Root+"/eu", nil); s.StatusCode != http.StatusUnauthorized {
			s.refused(t, http.StatusTooManyRequests, "muitos-pedidos")
			if s.Header.Get("Retry-After") == "" {
				t.Errorf("%v", s.Header)
			}
			programOf(t, p, roles.HR).ask(http.MethodGet, base, nil).is(t, http.StatusOK) // a good one from the same place does not wait
			return
		}
	}
	t.Error("two hundred guesses")
}
