package web

import (
	"net/http"

	"certame/internal/auth"
	"certame/internal/web/parts"
)

type linkPage struct {
	First   bool   // of the first administrator
	Login   string // of the account, when somebody made it
	Name    string
	Address string
	Problem *parts.Message
}

// Fields are what is asked: of the first administrator everything, of the others a
// password.
func (p linkPage) Fields() []parts.Field {
	password := parts.Field{
		Name: "senha", Label: "Senha nova", Kind: "password", Required: true, Complete: "new-password",
		Help: "Doze caracteres ou mais; três ou quatro palavras sem relação entre si servem.",
	}
	if !p.First {
		return []parts.Field{password}
	}
	return []parts.Field{
		{Name: "login", Label: "Nome de acesso", Value: p.Login, Required: true, Complete: "username", Most: 60, Help: "Letras minúsculas sem acento, algarismos, ponto e hífen. É com ele que você entra."},
		{Name: "nome", Label: "Seu nome", Value: p.Name, Required: true, Complete: "name", Most: 200},
		password,
	}
}

// showLink is where a one-time link leads. To look at it does not use it up.
func (v *visit) showLink() error {
	l, err := v.Door.Look(v.ctx(), v.r.PathValue("segredo"))
	if err != nil {
		return v.doorFault(err)
	}
	return v.askLink(http.StatusOK, linkPage{First: l.First, Login: l.Account.Login})
}

func (v *visit) askLink(status int, p linkPage) error {
	p.Address = v.r.URL.Path
	title := "Primeiro acesso"
	if p.First {
		title = "Primeira administração"
	}
	return v.render(status, "acesso", Frame{Title: title, Trail: home}, p)
}

// useLink sets the password of an account, or makes the first administrator.
func (v *visit) useLink() error {
	secret := v.r.PathValue("segredo")
	l, err := v.Door.Look(v.ctx(), secret)
	if err != nil {
		return v.doorFault(err)
	}
	outcome, password := auth.Inside, v.r.PostFormValue("senha")
	page := linkPage{First: l.First, Login: l.Account.Login}
	if l.First {
		page.Login, page.Name = v.r.PostFormValue("login"), v.r.PostFormValue("nome")
		err = v.Door.UseFirst(v.ctx(), secret, auth.Newcomer{Login: page.Login, Name: page.Name}, password, v.browser())
	} else {
		outcome, err = v.Door.UseLink(v.ctx(), secret, password, v.browser())
	}
	if text, is := auth.Say(err); is {
		page.Problem = parts.Refusal(text)
		return v.askLink(http.StatusUnprocessableEntity, page)
	}
	if err != nil {
		return err
	}
	return v.entered(outcome, "/conta/codigos?primeiro=sim")
}
