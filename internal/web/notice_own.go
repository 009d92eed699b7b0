package web

import (
	"net/http"

	"certame/internal/notices"
	"certame/internal/web/parts"
)

type ownNoticesPage struct {
	notices.Own
	Sends bool
	Done  *parts.Message
}

// ownNotices is how an account is written to, and of what.
func (v *visit) ownNotices() error { return v.showOwnNotices(nil) }

func (v *visit) showOwnNotices(done *parts.Message) error {
	o, err := v.Notices.OwnOf(v.ctx(), v.account())
	if err != nil {
		return err
	}
	f := Frame{Title: "Avisos por e-mail", Trail: append(home[:1:1], parts.Link{Text: "Minha conta", Address: "/conta"})}
	return v.render(http.StatusOK, "conta-avisos", f, ownNoticesPage{o, v.Mail.Sends(), done})
}

// chooseOwnNotices keeps which ones the account gets.
func (v *visit) chooseOwnNotices() error {
	if err := v.Notices.Choose(v.ctx(), notices.AccountRecipient(v.account()), v.toldKinds()); err != nil {
		return err
	}
	return v.showOwnNotices(chosen)
}

// confirmOwnAddress is of who says that the address is right, after it gave messages back.
func (v *visit) confirmOwnAddress() error {
	if err := v.Notices.AddressRight(v.ctx(), v.account()); err != nil {
		return err
	}
	return v.showOwnNotices(&parts.Message{Kind: "sucesso", Title: "Voltamos a escrever para este endereço.", Announced: true})
}
