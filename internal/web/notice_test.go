package web_test

import (
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/notices"
	"certame/internal/web/webtest"
)

// postedAs sends a form as a role, and gives the answer.
func postedAs(t *testing.T, p *webtest.Platform, role roles.Role, path string, form url.Values) (int, string) {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, p.URL+path, strings.NewReader(form.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	answer, err := p.Client(role).Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(body)
}

// The link of a notice confirms and stops only when asked to, without entering; what may
// not be stopped is said so; the account sees the same choices.
func TestNotice(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	at := "/aviso/" + p.Noticed(c)
	status, page := asked(t, p, roles.Public, at+"/parar")
	if status != http.StatusOK || !strings.Contains(page, "Publicação de resultado") || !strings.Contains(page, "dela corre o prazo para a posse") {
		t.Fatalf("%d\n%s", status, page)
	}
	candidate := notices.AccountRecipient(p.AccountOf(roles.Candidate))
	told := func() bool {
		list, err := p.Notices.Choices(t.Context(), candidate)
		if err != nil {
			t.Fatal(err)
		}
		return list[0].Told
	}
	if !told() {
		t.Error("looking stopped it")
	}
	if status, _ = postedAs(t, p, roles.Public, at+"/parar", url.Values{"List-Unsubscribe": {"One-Click"}}); status != http.StatusOK || told() {
		t.Errorf("%d, told %v", status, told())
	}
	if _, page = asked(t, p, roles.Candidate, "/conta/avisos"); !strings.Contains(page, `name="resultado" type="checkbox" value="sim"><label`) {
		t.Errorf("the account is not told of the choice:\n%s", page)
	}
	if status, _ = postedAs(t, p, roles.Candidate, "/conta/avisos", url.Values{"resultado": {"sim"}}); status != http.StatusOK || !told() {
		t.Errorf("%d, told %v", status, told())
	}
	if _, page = postedAs(t, p, roles.Public, at, nil); !strings.Contains(page, "Recebimento confirmado em") {
		t.Errorf("%s", page)
	}
	if status, _ = asked(t, p, roles.Public, "/aviso/"+strings.Repeat("A", 43)); status != http.StatusNotFound {
		t.Errorf("%d", status)
	}
}

// The office has the people of a contest told, sees what did not arrive by registration
// only, and reads every letter as it goes.
func TestNoticesOfTheOffice(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	p.Noticed(c)
	status, page := postedAs(t, p, roles.HR, "/certames/exemplo/avisos", url.Values{"avisar": {"sim"}})
	on, err := p.Notices.On(t.Context(), c.ID)
	if err != nil || status != http.StatusOK || !on || !strings.Contains(page, "Desligar os avisos") {
		t.Fatalf("%d %v %v", status, on, err)
	}
	for _, want := range []string{"Sem e-mail", "Publicação: Concurso 1/2026", "Resumo criptográfico do documento"} {
		if !strings.Contains(page, want) {
			t.Errorf("no %q in\n%s", want, page)
		}
	}
	for _, role := range []roles.Role{roles.Candidate, roles.Member, roles.Control, roles.Public} {
		if status, _ := postedAs(t, p, role, "/certames/exemplo/avisos", url.Values{"avisar": {"nao"}}); status == http.StatusOK {
			t.Errorf("%s switches", role)
		}
	}
	if on, err = p.Notices.On(t.Context(), c.ID); err != nil || !on {
		t.Errorf("%v %v", on, err)
	}
}
