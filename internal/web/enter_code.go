package web

import (
	"net/http"
	"net/url"

	"certame/internal/auth"
	"certame/internal/web/parts"
)

type codePage struct {
	Back        string
	Keys, Codes bool // what the account has
	Problem     *parts.Message
}

// Fields are what is asked.
func (codePage) Fields() []parts.Field {
	return []parts.Field{{
		Name: "codigo", Label: "Código", Required: true, Complete: "one-time-code", Most: 40,
		Help: "Os seis algarismos do aplicativo de códigos, ou um dos seus códigos de recuperação.",
	}}
}

// askCode asks for the second factor of who gave a password.
func (v *visit) askCode() error { return v.showCode(http.StatusOK, codePage{}) }

func (v *visit) showCode(status int, p codePage) error {
	p.Back = here(v.r.FormValue("voltar"))
	a, err := v.Door.Awaited(v.ctx())
	if err != nil {
		return v.doorFault(err)
	}
	has, err := v.Door.Factors(v.ctx(), a.ID)
	if err != nil {
		return err
	}
	p.Keys, p.Codes = len(has.Keys) > 0, has.Codes
	return v.render(status, "codigo", Frame{Title: "Segundo fator", Trail: home}, p)
}

func (v *visit) enterCode() error {
	err := v.Door.Code(v.ctx(), v.r.PostFormValue("codigo"), v.browser())
	if text, is := auth.Say(err); is {
		return v.showCode(http.StatusUnprocessableEntity, codePage{Problem: parts.Refusal(text)})
	}
	if err != nil {
		return err
	}
	return v.redirect(here(v.r.PostFormValue("voltar")))
}

func backTo(address string) string { return url.Values{"voltar": {address}}.Encode() }
