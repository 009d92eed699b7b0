package web

import (
	"html/template"
	"net/http"
	"strconv"
	"strings"

	"rsc.io/qr"

	"certame/internal/auth"
	"certame/internal/web/parts"
)

type codesPage struct {
	First   bool // right after the first access
	Letters string
	Drawing template.HTML
	Problem *parts.Message
}

// Fields are what is asked.
func (codesPage) Fields() []parts.Field {
	return []parts.Field{{Name: "codigo", Label: "Código que o aplicativo mostra agora", Required: true, Complete: "one-time-code", Most: 10}}
}

// askCodes begins the registration of an application of one-time codes: each opening
// of the page has a secret of its own, which is only kept when a code of it comes.
func (v *visit) askCodes() error { return v.showCodes(http.StatusOK, nil) }

func (v *visit) showCodes(status int, problem *parts.Message) error {
	address, letters, err := v.Door.AskTOTP(v.ctx(), v.who)
	if err != nil {
		return v.doorFault(err)
	}
	drawing, err := drawQR(address)
	if err != nil {
		return err
	}
	page := codesPage{First: v.r.FormValue("primeiro") != "", Letters: letters, Drawing: drawing, Problem: problem}
	return v.render(status, "codigos", Frame{Title: "Aplicativo de códigos", Trail: append(home[:1:1], parts.Link{Text: "Minha conta", Address: "/conta"})}, page)
}

// confirmCodes keeps the application, and gives the codes for the day it is lost.
func (v *visit) confirmCodes() error {
	err := v.Door.ConfirmTOTP(v.ctx(), v.who, v.r.PostFormValue("codigo"))
	if text, is := auth.Say(err); is {
		return v.showCodes(http.StatusUnprocessableEntity, parts.Refusal(text+" O desenho abaixo é novo: leia-o outra vez."))
	}
	if err != nil {
		return err
	}
	if v.who, err = v.Door.Who(v.ctx()); err != nil {
		return err
	}
	return v.newRecovery()
}

// newRecovery shows codes that are never shown again; the ones before end.
func (v *visit) newRecovery() error {
	codes, err := v.Door.NewRecoveryCodes(v.ctx(), v.who)
	if err != nil {
		return v.doorFault(err)
	}
	return v.show("recuperacao", Frame{Title: "Códigos de recuperação", Trail: append(home[:1:1], parts.Link{Text: "Minha conta", Address: "/conta"}), Printed: true}, codes)
}

func (v *visit) dropCodes() error {
	return v.accountDone(v.Door.RemoveTOTP(v.ctx(), v.who), "O aplicativo de códigos foi retirado.")
}

// drawQR draws a code as lines of a vector: the page's policy allows no picture from
// within the page, and this is none.
func drawQR(text string) (template.HTML, error) {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return "", err
	}
	const quiet = 4
	var path strings.Builder
	for y := range code.Size {
		for x := range code.Size {
			if code.Black(x, y) {
				path.WriteString("M" + strconv.Itoa(x+quiet) + " " + strconv.Itoa(y+quiet) + "h1v1h-1z")
			}
		}
	}
	side := strconv.Itoa(code.Size + 2*quiet)
	return template.HTML(`<svg class="qr" role="img" aria-label="Código QR com o segredo do aplicativo" viewBox="0 0 ` + side + " " + side +
		`"><path fill="#fff" d="M0 0h` + side + "v" + side + `H0z"/><path d="` + path.String() + `"/></svg>`), nil
}
