package web_test

import (
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
	"testing"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// visitor is somebody with a browser of their own, who follows where they are sent.
type visitor struct {
	t      *testing.T
	p      *webtest.Platform
	client *http.Client
}

func newVisitor(t *testing.T, p *webtest.Platform) *visitor {
	jar, _ := cookiejar.New(nil)
	return &visitor{t, p, &http.Client{Jar: jar}}
}

// posts sends a form, and gives where one ends and what is said there.
func (v *visitor) posts(address string, fields ...string) (status int, at, text string) {
	v.t.Helper()
	form := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		form.Set(fields[i], fields[i+1])
	}
	answer, err := v.client.PostForm(v.p.URL+address, form)
	return v.read(answer, err)
}

func (v *visitor) opens(address string) (status int, at, text string) {
	v.t.Helper()
	answer, err := v.client.Get(v.p.URL + address)
	return v.read(answer, err)
}

func (v *visitor) read(answer *http.Response, err error) (status int, at, text string) {
	v.t.Helper()
	if err != nil {
		v.t.Fatal(err)
	}
	defer answer.Body.Close()
	page, err := io.ReadAll(answer.Body)
	if err != nil {
		v.t.Fatal(err)
	}
	return answer.StatusCode, answer.Request.URL.RequestURI(), string(page)
}

const password = "barco girassol trovão lápis"

// account makes one that has only a password.
func account(t *testing.T, p *webtest.Platform, login string) {
	t.Helper()
	_, link, err := p.Door.Register(t.Context(), auth.Person{}, auth.Newcomer{Login: login, Name: "Ana Lima"})
	if err != nil {
		t.Fatal(err)
	}
	v := newVisitor(t, p)
	if status, _, text := v.posts("/acesso/"+link, "senha", "12345678"); status != 422 || !strings.Contains(text, "precisa de 12") {
		t.Errorf("a short password: %d\n%s", status, text)
	}
	if status, at, text := v.posts("/acesso/"+link, "senha", password); status != 200 || !strings.HasPrefix(at, "/conta/codigos") {
		t.Errorf("%d %s\n%s", status, at, text)
	}
	if status, _, _ := newVisitor(t, p).opens("/acesso/" + link); status != 422 {
		t.Errorf("the link works twice: %d", status)
	}
}

// A page that asks who one is gives it back afterwards, and only a page of here.
func TestEnter(t *testing.T) {
	p := webtest.Start(t)
	account(t, p, "ana.lima")
	v := newVisitor(t, p)
	if status, at, _ := v.opens("/conta"); status != 200 || at != "/entrar?voltar=%2Fconta" {
		t.Errorf("%d %s", status, at)
	}
	status, _, text := v.posts("/entrar", "nome", "ana.lima", "senha", "outra senha qualquer", "voltar", "/conta")
	if status != 422 || !strings.Contains(text, "Nome e senha não conferem") || !strings.Contains(text, `value="ana.lima"`) || strings.Contains(text, "outra senha") {
		t.Errorf("%d\n%s", status, text)
	}
	for to, want := range map[string]string{"/conta": "/conta", "//outro.example/x": "/certames", `/\outro.example`: "/certames", "https://outro.example": "/certames"} {
		v := newVisitor(t, p)
		if status, at, text := v.posts("/entrar", "nome", "ana.lima", "senha", password, "voltar", to); status != 200 || at != want {
			t.Errorf("%s: %d %s\n%s", to, status, at, text)
		}
	}
}

// Leaving ends the session on the server: the cookie of before opens nothing.
func TestLeave(t *testing.T) {
	p := webtest.Start(t)
	account(t, p, "ana.lima")
	v := newVisitor(t, p)
	v.posts("/entrar", "nome", "ana.lima", "senha", password)
	here, _ := url.Parse(p.URL)
	before := v.client.Jar.Cookies(here)
	if _, at, _ := v.posts("/sair"); at != "/" {
		t.Errorf("leaving goes to %s", at)
	}
	v.client.Jar.SetCookies(here, before)
	if _, at, _ := v.opens("/conta"); !strings.HasPrefix(at, "/entrar") {
		t.Errorf("the session of before opens %s", at)
	}
}

// A role that asks for more than a password says so, and how to show it.
func TestRoleWaitsForSecondFactor(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	account(t, p, "ana.lima")
	a, err := p.Store.AccountByLogin(t.Context(), "ana.lima")
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Door.Grant(t.Context(), auth.Person{Account: a.ID}, a.ID, "", roles.HR); err != nil {
		t.Fatal(err)
	}
	v := newVisitor(t, p)
	v.posts("/entrar", "nome", "ana.lima", "senha", password)
	for _, address := range []string{"/certames/novo", "/certames/" + webtest.Example} { // the contest too, which sends on who may not see its panel
		if status, at, text := v.opens(address); status != 403 || !strings.Contains(text, "SEGUNDO-FATOR") {
			t.Errorf("%s: %d %s\n%s", address, status, at, text)
		}
	}
	if _, _, text := v.opens("/conta"); !strings.Contains(text, "à espera do segundo fator: Gestão de pessoas") {
		t.Errorf("the account does not say it:\n%s", text)
	}
	if status, _, text := v.posts("/conta/codigos", "codigo", "000000"); status != 422 || !strings.Contains(text, "não confere") && !strings.Contains(text, "Recomece") {
		t.Errorf("%d\n%s", status, text)
	}
}

// Who changes the password keeps the session, and loses the others.
func TestChangePassword(t *testing.T) {
	p := webtest.Start(t)
	account(t, p, "ana.lima")
	one, other := newVisitor(t, p), newVisitor(t, p)
	one.posts("/entrar", "nome", "ana.lima", "senha", password)
	other.posts("/entrar", "nome", "ana.lima", "senha", password)
	if status, _, text := one.posts("/conta/senha", "atual", "errada", "nova", "cadeira nuvem pente azul"); status != 422 || !strings.Contains(text, "senha atual não confere") {
		t.Errorf("%d\n%s", status, text)
	}
	if status, _, text := one.posts("/conta/senha", "atual", password, "nova", "cadeira nuvem pente azul"); status != 200 || !strings.Contains(text, "Senha trocada") {
		t.Errorf("%d\n%s", status, text)
	}
	if _, at, _ := one.opens("/conta"); at != "/conta" {
		t.Errorf("who changed it is at %s", at)
	}
	if _, at, _ := other.opens("/conta"); !strings.HasPrefix(at, "/entrar") {
		t.Errorf("the other session is at %s", at)
	}
}

// The administration registers a person, gives a role in a contest and takes it; the
// person sees the contest only meanwhile.
func TestPeopleAndRoles(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	v := &visitor{t, p, p.Client(roles.Administration)}
	status, _, text := v.posts("/pessoas", "login", "bia.souza", "nome", "Bia Souza", "cpf", "111.444.777-35")
	if status != 200 || !strings.Contains(text, "Entregue este endereço") || strings.Contains(text, "444.777") || strings.Contains(text, "44477735") {
		t.Errorf("%d\n%s", status, text)
	}
	if status, _, text := v.posts("/pessoas", "login", "bia.souza", "nome", "Outra"); status != 422 || !strings.Contains(text, "Já existe uma conta") || !strings.Contains(text, `value="Outra"`) {
		t.Errorf("%d\n%s", status, text)
	}
	if status, _, text := v.posts("/certames/exemplo/papeis", "login", "ninguem", "papel", "banca"); status != 422 || !strings.Contains(text, "Não há conta") {
		t.Errorf("%d\n%s", status, text)
	}
	if status, _, text := v.posts("/certames/exemplo/papeis", "login", "bia.souza", "papel", "publico"); status != 422 || !strings.Contains(text, "não se atribui") {
		t.Errorf("%d\n%s", status, text)
	}
	a, err := p.Store.AccountByLogin(t.Context(), "bia.souza")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		retire string
		want   int
	}{{"", 1}, {"sim", 0}} {
		if status, _, text := v.posts("/certames/exemplo/papeis", "login", "bia.souza", "papel", "banca", "retirar", c.retire); status != 200 || !strings.Contains(text, "Papéis atualizados") {
			t.Errorf("%d\n%s", status, text)
		}
		if held, err := p.Store.Memberships(t.Context(), a.ID); err != nil || len(held) != c.want {
			t.Errorf("%v, %v", held, err)
		}
	}
	if status, _, text := v.posts("/pessoas/"+string(a.ID)+"/bloqueio", "bloquear", "sim"); status != 200 || !strings.Contains(text, "bloqueada") {
		t.Errorf("%d\n%s", status, text)
	}
}
