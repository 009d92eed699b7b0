package web

import (
	"errors"
	"net/http"

	"certame/internal/locale"
	"certame/internal/notices"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

type noticePage struct {
	notices.Seen
	Sent, Confirmed, Own string
	Done                 *parts.Message
}

// notice is where the link of a notice leads. It asks: programs that look at mail for
// dangers open its links, and nobody confirms, or stops anything, for a person.
func (v *visit) notice() error {
	s, err := v.Notices.Look(v.ctx(), v.r.PathValue("aviso"))
	return v.showNotice(s, err, nil)
}

// confirmNotice notes that the person has it.
func (v *visit) confirmNotice() error {
	s, err := v.Notices.Confirm(v.ctx(), v.r.PathValue("aviso"))
	return v.showNotice(s, err, nil)
}

// chooseNotices keeps which ones the person gets.
func (v *visit) chooseNotices() error {
	secret := v.r.PathValue("aviso")
	if err := v.Notices.ChooseBy(v.ctx(), secret, v.toldKinds()); err != nil {
		return v.showNotice(notices.Seen{}, err, nil)
	}
	s, err := v.Notices.Look(v.ctx(), secret)
	return v.showNotice(s, err, chosen)
}

// stopNotices is what programs of mail ask in the name of a person (RFC 8058), and what
// the person asks by the button.
func (v *visit) stopNotices() error {
	secret := v.r.PathValue("aviso")
	if err := v.Notices.Stop(v.ctx(), secret); err != nil {
		return v.showNotice(notices.Seen{}, err, nil)
	}
	s, err := v.Notices.Look(v.ctx(), secret)
	return v.showNotice(s, err, chosen)
}

var chosen = &parts.Message{Kind: "sucesso", Title: "Escolhas guardadas.", Announced: true}

// toldKinds are the kinds whose boxes were left marked.
func (v *visit) toldKinds() map[string]bool {
	told := map[string]bool{}
	for _, k := range notices.Kinds {
		told[k.Code] = v.r.PostFormValue(k.Code) != ""
	}
	return told
}

func (v *visit) showNotice(s notices.Seen, err error, done *parts.Message) error {
	v.w.Header().Set("Cache-Control", "no-store")
	v.w.Header().Set("Referrer-Policy", "no-referrer")
	if errors.Is(err, notices.ErrLink) {
		return &fault.Fault{Status: http.StatusNotFound, Code: "AVISO", What: locale.AsSentence(err.Error()), Remedy: "Copie o endereço inteiro da mensagem, ou abra-o por ela."}
	}
	if err != nil {
		return err
	}
	p := noticePage{Seen: s, Sent: locale.Moment(s.At), Own: notices.LinkPath + v.r.PathValue("aviso"), Done: done}
	if !s.Confirmed.IsZero() {
		p.Confirmed = locale.Moment(s.Confirmed)
	}
	return v.show("aviso", Frame{Title: "Aviso recebido por e-mail"}, p)
}
