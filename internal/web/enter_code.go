package web

import (
	"net/http"
	"net/url"
)

type codePage struct {
	Back    string
	Problem *Message
}

// Fields are what is asked.
func (codePage) Fields() []Field {
	return []Field{{
		Name: "codigo", Label: "Código", Required: true, Complete: "one-time-code", Most: 40,
		Help: "Os seis algarismos do aplicativo de códigos, ou um dos seus códigos de recuperação.",
	}}
}

// askCode asks for the second factor of who gave a password.
func (v *visit) askCode() error {
	if _, err := v.Door.Awaited(v.ctx()); err != nil {
		return v.doorFault(err)
	}
	return v.showCode(http.StatusOK, codePage{})
}

func (v *visit) showCode(status int, p codePage) error {
	p.Back = here(v.r.FormValue("voltar"))
	return v.render(status, "codigo", Frame{Title: "Segundo fator", Trail: home}, p)
}

func (v *visit) enterCode() error {
	err := v.Door.Code(v.ctx(), v.r.PostFormValue("codigo"), v.browser())
	if text, is := ofDoor(err); is {
		return v.showCode(http.StatusUnprocessableEntity, codePage{Problem: refusal(text)})
	}
	if err != nil {
		return err
	}
	return v.redirect(here(v.r.PostFormValue("voltar")))
}

func backTo(address string) string { return url.Values{"voltar": {address}}.Encode() }
