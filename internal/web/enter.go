package web

import (
	"html/template"
	"net/http"
	"strings"

	"certame/internal/auth"
	"certame/internal/web/parts"
)

// enterPage is the page where one says who one is.
type enterPage struct {
	Back    string
	Name    string
	Problem *parts.Message
	GovBR   bool
	Demo    bool
	SignUp  bool
}

// JoinQuery keeps where one was going, for who has no account yet.
func (p enterPage) JoinQuery() template.URL { return template.URL(backTo(p.Back)) } //nolint:gosec // encoded by url.Values

// Fields are what is asked.
func (p enterPage) Fields() []parts.Field {
	return []parts.Field{
		{Name: "nome", Label: "Nome de acesso ou e-mail", Value: p.Name, Required: true, Complete: "username", Most: 254},
		{Name: "senha", Label: "Senha", Kind: "password", Required: true, Complete: "current-password"},
	}
}

func (v *visit) askEnter() error {
	if v.who.Known() {
		return v.redirect(here(v.r.FormValue("voltar")))
	}
	return v.showEnter(http.StatusOK, enterPage{})
}

func (v *visit) showEnter(status int, p enterPage) error {
	p.Back, p.GovBR, p.Demo = here(v.r.FormValue("voltar")), v.Door.HasGovBR(), v.Demo != nil
	p.SignUp = v.SignUp
	return v.render(status, "entrar", Frame{Title: "Entrar", Trail: home}, p)
}

// enter takes name and password. Who has a second factor is asked for it next.
func (v *visit) enter() error {
	name := v.r.PostFormValue("nome")
	outcome, err := v.Door.Enter(v.ctx(), auth.Try{Name: name, Password: v.r.PostFormValue("senha"), Network: v.network(), Browser: v.browser()})
	if text, is := auth.Say(err); is {
		return v.showEnter(http.StatusUnprocessableEntity, enterPage{Name: name, Problem: parts.Refusal(text)})
	}
	if err != nil {
		return err
	}
	return v.entered(outcome, here(v.r.PostFormValue("voltar")))
}

// entered goes on after a password: to the second factor, or to where one was going.
func (v *visit) entered(outcome auth.Outcome, back string) error {
	if outcome == auth.SecondFactor {
		return v.redirect("/entrar/codigo?" + backTo(back))
	}
	return v.redirect(back)
}

// leave ends the session. That of gov.br is another, which its own page ends: who came
// through it is told so, since on a shared machine the next person would enter as them.
func (v *visit) leave() error {
	elsewhere := v.Door.GovBRLeave(v.ctx(), v.who)
	if err := v.Door.Leave(v.ctx()); err != nil {
		return err
	}
	if elsewhere == "" {
		return v.redirect("/")
	}
	v.who, v.held, v.waiting = auth.Person{}, nil, nil
	return v.show("saida", Frame{Title: "Saiu do sistema", Trail: home}, elsewhere)
}

// goGovBR sends the browser to gov.br. It is a link, not a form: a form that ends on
// another site would need that site in the policy of every page.
func (v *visit) goGovBR() error {
	address, err := v.Door.GoGovBR(v.ctx(), v.network())
	if err != nil {
		return v.doorFault(err)
	}
	http.Redirect(v.w, v.r, address, http.StatusSeeOther)
	return nil
}

func (v *visit) fromGovBR() error {
	if err := v.Door.FromGovBR(v.ctx(), v.r.URL.Query(), v.browser()); err != nil {
		return v.doorFault(err)
	}
	return v.redirect("/certames")
}

// here is an address of this server to go to, or the list of contests.
func here(to string) string {
	if !strings.HasPrefix(to, "/") || strings.HasPrefix(to, "//") || strings.ContainsAny(to, "\\\r\n") || to == "/" {
		return "/certames"
	}
	return to
}

func (v *visit) network() string { return auth.Network(v.remote(v.r)) }

func (v *visit) browser() string { return v.r.UserAgent() }

var home = []parts.Link{{Text: "Início", Address: "/", Icon: "home"}}
