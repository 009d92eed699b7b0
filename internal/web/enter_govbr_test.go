package web_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/auth"
	"certame/internal/auth/authtest"
	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// In a real browser through a real provider: who was registered with a CPF comes to
// that account; the level decides whether the role of the agency opens.
func TestGovBRInABrowser(t *testing.T) {
	var gov *authtest.Provider
	p := webtest.StartAt(t, webtest.Setting{Host: "127.0.0.1", Prepare: func(folder, url string) {
		gov = authtest.Start(t, url+auth.GovBRReturnPath)
		text := "emissor: " + gov.URL + "\ncliente: " + authtest.Client + "\nsegredo: " + authtest.Secret + "\n"
		if err := os.WriteFile(filepath.Join(folder, "govbr.yaml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}})
	a, _, err := p.Door.Register(t.Context(), auth.Person{}, auth.Newcomer{Login: "benedita", Name: "Benedita Reis", CPF: authtest.Low})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Door.Grant(t.Context(), auth.Person{}, a.ID, "", roles.HR); err != nil {
		t.Fatal(err)
	}
	tab := webtest.NewTab(t)
	through := func(cpf string) {
		tab.As(p, roles.Public)
		tab.Open(p.URL + "/entrar")
		tab.Press(`a[href="/entrar/govbr"]`, "input[name=username]")
		tab.Write("input[name=username]", cpf)
		tab.Write("input[name=password]", "senha")
		tab.Press("button[type=submit]", `form[action="/sair"]`)
	}
	for level, opens := range map[string]bool{"bronze": false, "prata": true, "ouro": true} {
		gov.Levels[authtest.Low] = level
		through(authtest.Low)
		if text := tab.Text(); !strings.Contains(text, "Benedita Reis") {
			t.Fatalf("%s comes in as:\n%s", level, text)
		}
		tab.Open(p.URL + "/certames/novo")
		if text := tab.Text(); strings.Contains(text, "Com os seus arquivos") != opens || strings.Contains(text, "SEGUNDO-FATOR") == opens {
			t.Errorf("%s: the role opens %v:\n%s", level, !opens, text)
		}
	}
	through(authtest.High) // whom nobody registered
	tab.Open(p.URL + "/certames")
	if text := tab.Text(); !strings.Contains(text, "Pessoa de Exemplo") || !strings.Contains(text, "ainda não participa") {
		t.Errorf("somebody new sees:\n%s", text)
	}
	tab.Press(`form[action="/sair"] button`, `a[href^="`+gov.URL+`"]`)
	tab.Accessible("after leaving")
	if text := tab.Text(); !strings.Contains(text, "Saiu do sistema") || strings.Contains(text, "Pessoa de Exemplo") {
		t.Errorf("leaving says:\n%s", text)
	}
	v := newVisitor(t, p) // the address of return, without having gone
	if status, _, text := v.opens(auth.GovBRReturnPath + "?code=x&state=y"); status != 422 || !strings.Contains(text, "não corresponde a um pedido de entrada") {
		t.Errorf("%d\n%s", status, text)
	}
	if list, err := p.Store.Identities(t.Context(), a.ID); err != nil || len(list) != 1 || strings.Contains(list[0].Subject, authtest.Low) {
		t.Errorf("%+v, %v", list, err)
	}
}

// Off by default: no button, and its address says so.
func TestGovBROffByDefault(t *testing.T) {
	p := webtest.Start(t)
	v := newVisitor(t, p)
	if _, _, text := v.opens("/entrar"); strings.Contains(text, "GOV.BR") {
		t.Error("the button is there")
	}
	if status, _, text := v.opens("/entrar/govbr"); status != 422 || !strings.Contains(text, "não está configurada") {
		t.Errorf("%d\n%s", status, text)
	}
}
