package web

import (
	"net/http"

	"certame/internal/auth"
)

// ofDoor is what to tell a person of an error of the door. Anything else that comes
// from it is a failure of ours.
func ofDoor(err error) (text string, is bool) { return auth.Say(err) }

// doorFault is an error of the door where there is no form to show it in.
func (v *visit) doorFault(err error) error {
	text, is := ofDoor(err)
	if !is {
		return err
	}
	return &fault{status: http.StatusUnprocessableEntity, Code: "ENTRADA", What: text, Links: []Link{{"Entrar", "/entrar", "user"}}}
}

func refusal(text string) *Message { return &Message{Kind: "erro", Title: text, Announced: true} }
