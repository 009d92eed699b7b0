package web

import (
	"errors"
	"net/http"
	"time"

	"certame/internal/locale"
	"certame/internal/notify"
	"certame/internal/web/fault"
)

type receiptPage struct {
	notify.Receipt
	When, Confirmed string
	Own             string
}

// receipt is where the link of a message leads. It asks: programs that look at mail
// for dangers open its links, and nobody confirms for a person.
func (v *visit) receipt() error { return v.showReceipt(v.Mail.Look(v.ctx(), v.r.PathValue("recibo"))) }

// confirmReceipt notes that the person has the message.
func (v *visit) confirmReceipt() error {
	return v.showReceipt(v.Mail.Confirm(v.ctx(), v.r.PathValue("recibo")))
}

func (v *visit) showReceipt(r notify.Receipt, err error) error {
	v.w.Header().Set("Cache-Control", "no-store")
	v.w.Header().Set("Referrer-Policy", "no-referrer")
	if errors.Is(err, notify.ErrReceipt) {
		return &fault.Fault{Status: http.StatusNotFound, Code: "RECIBO", What: locale.AsSentence(err.Error()), Remedy: "Copie o endereço inteiro da mensagem, ou abra-o por ela."}
	}
	if err != nil {
		return err
	}
	p := receiptPage{Receipt: r, When: r.Starts.In(locale.Brasilia).Format("02/01/2006, às 15:04"), Own: notify.ReceiptPath + v.r.PathValue("recibo")}
	if !r.Confirmed.Equal(time.Time{}) {
		p.Confirmed = locale.Moment(r.Confirmed)
	}
	return v.show("recibo", Frame{Title: "Recebimento da convocação"}, p)
}
