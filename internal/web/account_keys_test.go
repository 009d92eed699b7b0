package web_test

import (
	"slices"
	"strings"
	"testing"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// In a real browser with a key in it: who has only a password adds one, is given codes
// for the day it is lost, leaves, comes back with it and uses the role that waited.
func TestKeyInABrowser(t *testing.T) {
	p := webtest.StartAt(t, webtest.Setting{Host: "localhost"})
	account(t, p, "ana.lima")
	a, err := p.Store.AccountByLogin(t.Context(), "ana.lima")
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Door.Grant(t.Context(), auth.Person{}, a.ID, "", roles.HR); err != nil {
		t.Fatal(err)
	}
	tab := webtest.NewTab(t)
	uses := tab.Key()
	enter := func(then string) {
		tab.Open(p.URL + "/entrar?voltar=%2Fconta")
		tab.Write("#nome", "ana.lima")
		tab.Write("#senha", password)
		tab.Press("main form button[type=submit]", then)
	}
	enter(`form[action="/conta/senha"]`)
	if text := tab.Text(); !strings.Contains(text, "à espera do segundo fator: Gestão de pessoas") {
		t.Fatalf("the role does not wait:\n%s", text)
	}
	tab.Open(p.URL + "/conta/chaves")
	tab.Shot("chaves")
	tab.Accessible("/conta/chaves")
	tab.Zoomed("/conta/chaves")
	tab.Keyboard("/conta/chaves")
	tab.Write("#nome", "Chave azul")
	tab.Press("form[data-chave] button", "ul.codigos")
	if got := uses(); !slices.Equal(got, []int{1}) {
		t.Errorf("the key has %v", got)
	}
	tab.Open(p.URL + "/conta")
	if text := tab.Text(); !strings.Contains(text, "Chave azul") || !strings.Contains(text, "10 códigos de recuperação por usar") || strings.Contains(text, "à espera") {
		t.Errorf("the account says:\n%s", text)
	}
	tab.Accessible("/conta with a key")
	tab.Open(p.URL + "/conta/chaves") // the same key again
	tab.Press("form[data-chave] button", "[data-falha]:not(:empty)")
	if text := tab.Text(); !strings.Contains(text, "já está cadastrada") {
		t.Errorf("the same key twice:\n%s", text)
	}

	tab.Press(`form[action="/sair"] button`, `a[href="/entrar"]`)
	enter("form[data-chave]")
	if at := webtest.Eval[string](tab, "location.pathname"); at != "/entrar/codigo" {
		t.Fatalf("with the password at %s", at)
	}
	tab.Shot("codigo-com-chave")
	tab.Accessible("/entrar/codigo with a key")
	tab.Keyboard("/entrar/codigo with a key")
	tab.Press("form[data-chave] button", `form[action="/conta/senha"]`)
	if got := uses(); !slices.Equal(got, []int{2}) {
		t.Errorf("the key has %v", got)
	}
	tab.Open(p.URL + "/certames/novo")
	if text := tab.Text(); !strings.Contains(text, "Criar certame") || strings.Contains(text, "SEGUNDO-FATOR") {
		t.Errorf("the role is not open:\n%s", text)
	}
	tab.Open(p.URL + "/conta")
	tab.Press(`form[action^="/conta/chaves/"] button`, ".br-message.success")
	if has, err := p.Door.HasSecondFactor(t.Context(), a.ID); err != nil || has {
		t.Errorf("taken away, and there: %v", err)
	}
	if others := tab.Strangers(p.URL); len(others) > 0 {
		t.Errorf("the pages asked %v", others)
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}

// By a number there are no keys, and the page says what to do.
func TestKeysByNumber(t *testing.T) {
	p := webtest.Start(t)
	v := &visitor{t, p, p.Client(roles.Account)}
	if status, _, text := v.opens("/conta/chaves"); status != 200 || !strings.Contains(text, "não há chaves de acesso") || strings.Contains(text, "data-chave") {
		t.Errorf("%d\n%s", status, text)
	}
	if status, _, text := v.posts("/conta/chaves/pergunta"); status != 422 || !strings.HasPrefix(text, `{"erro":"Chaves de acesso só funcionam`) {
		t.Errorf("%d\n%s", status, text)
	}
	if status, _, text := v.posts("/conta/chaves", "resposta", "{}"); status != 422 || !strings.Contains(text, "Recomece") && !strings.Contains(text, "só funcionam") {
		t.Errorf("%d\n%s", status, text)
	}
}
