package web

import "net/http"

// questionOfKey is what the browser asks of a key of who gave a password.
func (v *visit) questionOfKey() error {
	question, err := v.Door.ChallengeKey(v.ctx())
	return v.questions(question, err)
}

// enterKey takes the use of a key.
func (v *visit) enterKey() error {
	err := v.Door.UseKey(v.ctx(), []byte(v.r.PostFormValue("resposta")), v.browser())
	if text, is := ofDoor(err); is {
		return v.showCode(http.StatusUnprocessableEntity, codePage{Problem: refusal(text)})
	}
	if err != nil {
		return err
	}
	return v.redirect(here(v.r.PostFormValue("voltar")))
}
