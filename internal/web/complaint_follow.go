package web

import (
	"errors"
	"net/http"

	"certame/internal/complaint"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// askFollow asks for the code of a complaint: it goes in a form, never in an address,
// which a browser would remember.
func (v *visit) askFollow() error { return v.showFollow(http.StatusOK, followPage{}) }

type followPage struct {
	Contest  store.Contest
	Followed *complaint.Followed
	Code     string // only to add to the complaint: it is of the page, and of no address
	Text     string
	Problem  *parts.Message
}

// Exchange is what was asked, and what was added.
func (p followPage) Exchange() []exchangeTold { return exchangeOf(p.Followed.Exchange, "") }

// MayAdd says whether more may be told.
func (p followPage) MayAdd() bool { return p.Followed.State != complaint.Dismissed }

// More is what is asked of who adds to the complaint.
func (p followPage) More() []parts.Field {
	return []parts.Field{{Name: "texto", Label: "Complementar ou responder", Kind: "textarea", Value: p.Text, Required: true, Most: complaint.TextMost, Help: "Continua sem identificação e selado."}, filesField()}
}

// exchangeTold is one message, as it is read.
type exchangeTold struct {
	Head  string
	Lines []string
	Files []parts.Link
}

// exchangeOf are the messages; files lead under an address, or nowhere.
func exchangeOf(list []complaint.Message, under string) (out []exchangeTold) {
	for _, m := range list {
		one := exchangeTold{Head: "Complemento de " + locale.Moment(m.At), Lines: paragraphs(m.Text)}
		if m.Asked {
			one.Head = "Pergunta de quem apura, de " + locale.Moment(m.At)
		}
		if under != "" {
			one.Files = attachmentLinks(under, m.Files)
		}
		out = append(out, one)
	}
	return out
}

// Field is what is asked.
func (followPage) Field() parts.Field {
	return parts.Field{Name: "codigo", Label: "Código da denúncia", Required: true, Most: 60, Help: "O que apareceu quando a denúncia foi recebida."}
}

// States are what happened, in words.
func (p followPage) States() (lines []string) {
	f := p.Followed
	lines = []string{"Recebida em " + locale.Moment(f.At) + "."}
	switch f.State {
	case complaint.Dismissed:
		lines = append(lines, "Examinada e arquivada em "+locale.Moment(f.Since)+", com motivo nos autos.")
	case complaint.Accepted:
		lines = append(lines, "Admitida em "+locale.Moment(f.Since)+": os fatos são apurados em processo administrativo, de acesso restrito.")
	default:
		lines = append(lines, "Aguarda exame.")
	}
	if f.Ended {
		lines = append(lines, "A apuração chegou a uma conclusão. O que dela mudar no certame aparece nas publicações.")
	}
	return lines
}

func (v *visit) showFollow(status int, p followPage) error {
	if v.about == nil {
		return store.ErrNotFound
	}
	p.Contest = *v.about
	v.w.Header().Set("Cache-Control", "no-store")
	return v.render(status, "denuncia-acompanhar", v.outside("Acompanhar denúncia"), p)
}

// follow says what became of the complaint, to who holds its code.
func (v *visit) follow() error {
	if v.about == nil {
		return store.ErrNotFound
	}
	if err := v.mayAsk(); err != nil {
		return err
	}
	return v.followed(http.StatusOK, v.r.PostFormValue("codigo"), "", nil)
}

// followed shows the complaint of a code.
func (v *visit) followed(status int, code, text string, problem *parts.Message) error {
	f, err := v.Complaints.Follow(v.ctx(), v.about.ID, code)
	if errors.Is(err, store.ErrNotFound) {
		return v.showFollow(http.StatusNotFound, followPage{Problem: parts.Refusal("Não há denúncia com este código neste certame. Confira as letras.")})
	}
	if err != nil {
		return err
	}
	return v.showFollow(status, followPage{Followed: &f, Code: code, Text: text, Problem: problem})
}

// addToComplaint takes more from who holds the code.
func (v *visit) addToComplaint() error {
	if v.about == nil {
		return store.ErrNotFound
	}
	if err := v.mayAsk(); err != nil {
		return err
	}
	files, err := v.uploads()
	if err != nil {
		return err
	}
	code, text := v.r.PostFormValue("codigo"), v.r.PostFormValue("texto")
	err = v.Complaints.Add(v.ctx(), v.about.ID, code, text, files)
	if f := v.refusedComplaint(err); f != nil {
		message := f.Message()
		return v.followed(f.Status, code, text, &message)
	}
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	return v.followed(http.StatusOK, code, "", nil) // a wrong code is told as any other
}
