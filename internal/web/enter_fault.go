package web

import (
	"errors"
	"net/http"

	"certame/internal/auth"
)

// doorErrors are what the door says to people, in words already theirs. Anything else
// that comes from it is a failure of ours.
var doorErrors = []error{
	auth.ErrEnter, auth.ErrCode, auth.ErrNobody, auth.ErrLink, auth.ErrShowFirst, auth.ErrOverdue,
	auth.ErrLogin, auth.ErrLoginTaken, auth.ErrName, auth.ErrEmail, auth.ErrEmailTaken, auth.ErrCPF, auth.ErrCPFTaken,
	auth.ErrGovBROff, auth.ErrGovBRDown, auth.ErrGovBRDenied, auth.ErrGovBRForged, auth.ErrRole, auth.ErrLastAdministrator,
	auth.ErrNoKeys, auth.ErrKey, auth.ErrCloned, auth.ErrHasKey,
}

// ofDoor is what to tell a person of an error of the door.
func ofDoor(err error) (text string, is bool) {
	var wait *auth.Wait
	var weak auth.WeakPassword
	if errors.As(err, &wait) || errors.As(err, &weak) {
		return err.Error(), true
	}
	for _, known := range doorErrors {
		if errors.Is(err, known) {
			return known.Error(), true
		}
	}
	return "", false
}

// doorFault is an error of the door where there is no form to show it in.
func (v *visit) doorFault(err error) error {
	text, is := ofDoor(err)
	if !is {
		return err
	}
	return &fault{status: http.StatusUnprocessableEntity, Code: "ENTRADA", What: text, Links: []Link{{"Entrar", "/entrar", "user"}}}
}

func refusal(text string) *Message { return &Message{Kind: "erro", Title: text, Announced: true} }
