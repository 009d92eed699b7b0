package web

import (
	"net/http"

	"certame/internal/auth"
	"certame/internal/web/parts"
)

// questionOfKey is what the browser asks of a key of who gave a password.
func (v *visit) questionOfKey() error {
	question, err := v.Door.ChallengeKey(v.ctx())
	return v.questions(question, err)
}

// enterKey takes the use of a key.
func (v *visit) enterKey() error {
	err := v.Door.UseKey(v.ctx(), []byte(v.r.PostFormValue("resposta")), v.browser())
	if text, is := auth.Say(err); is {
		return v.showCode(http.StatusUnprocessableEntity, codePage{Problem: parts.Refusal(text)})
	}
	if err != nil {
		return err
	}
	return v.redirect(here(v.r.PostFormValue("voltar")))
}
