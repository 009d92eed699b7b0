package api_test

import (
	"net/http"
	"net/url"
	"regexp"
	"testing"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/web/api"
	"certame/internal/web/webtest"
)

func within(t *testing.T, p *webtest.Platform, limits auth.Limits) *program {
	t.Helper()
	secret, err := p.Door.NewProgramWithin(t.Context(), personOf(t, p, roles.HR), "teste", limits)
	if err != nil {
		t.Fatal(err)
	}
	return &program{t, p, secret}
}

// Who only reads changes nothing by any operation, nor by any page, and may all else
// that its person may.
func TestOnlyReads(t *testing.T) {
	p, _ := started(t, 60, 2)
	g := within(t, p, auth.Limits{Reads: true})
	for _, o := range operations() {
		if !roles.MayByProgram([]roles.Role{roles.HR}, o.Permission) {
			continue
		}
		if let := walled(t, g, o) == 0; let == o.Writes() {
			t.Errorf("%s: %v", o.ID, let)
		}
	}
	for _, page := range []struct {
		method, path string
		status       int
	}{{http.MethodGet, "/certames/exemplo", 200}, {http.MethodPost, "/certames/exemplo/apurar", 403}} {
		g.ask(page.method, page.path, nil).is(t, page.status)
	}
}

// A program of one contest opens nothing of another, nor of the installation.
func TestOnlyOneContest(t *testing.T) {
	p, c := started(t, 60, 2)
	other := createdBy(t, programOf(t, p, roles.HR), "outro-2026")
	g := within(t, p, auth.Limits{Contest: c.ID})
	var who api.Identity
	if g.get(api.Root+"/eu", &who); who.Contest != webtest.Example || who.Reads {
		t.Errorf("%+v", who)
	}
	g.ask(http.MethodGet, base, nil).is(t, http.StatusOK)
	g.ask(http.MethodPost, base+"/apuracoes", nil, "Idempotency-Key", "apurar-este").is(t, http.StatusAccepted)
	g.ask(http.MethodGet, api.Root+"/certames/"+other, nil).refused(t, http.StatusForbidden, "sem-permissao")
	g.ask(http.MethodPost, api.Root+"/certames?certame=terceiro", packed(t, smallContest), "Idempotency-Key", "uma-chave", "Content-Type", "application/zip").refused(t, http.StatusForbidden, "sem-permissao")
	g.ask(http.MethodGet, "/certames/"+other, nil).is(t, http.StatusForbidden)
	var list api.Page[api.Contest]
	if g.get(api.Root+"/certames", &list); len(list.Items) != 1 || list.Items[0].Slug != webtest.Example {
		t.Errorf("%+v", list)
	}
}

var shownSecret = regexp.MustCompile(`certame_[A-Za-z0-9_-]{43}`)

// The page of the account gives such access.
func TestLimitsOnPage(t *testing.T) {
	p, c := started(t, 60, 2)
	asked := func(form url.Values) (int, string) {
		t.Helper()
		answer, err := p.Client(roles.HR).PostForm(p.URL+"/conta/programas", form)
		if err != nil {
			t.Fatal(err)
		}
		text := read(t, answer)
		return answer.StatusCode, shownSecret.FindString(string(text))
	}
	if status, secret := asked(url.Values{"nome": {"x"}, "certame": {"nenhum"}}); status != http.StatusNotFound || secret != "" {
		t.Errorf("%d %s", status, secret)
	}
	_, secret := asked(url.Values{"nome": {"x"}, "certame": {string(c.ID)}, "alcance": {"ler"}})
	var who api.Identity
	if (&program{t, p, secret}).get(api.Root+"/eu", &who); who.Contest != webtest.Example || !who.Reads {
		t.Errorf("%+v", who)
	}
}
