package web

import (
	"errors"
	"net/http"

	"certame/internal/complaint"
	"certame/internal/store"
)

// askFollow asks for the code of a complaint: it goes in a form, never in an address,
// which a browser would remember.
func (v *visit) askFollow() error { return v.showFollow(http.StatusOK, followPage{}) }

type followPage struct {
	Contest  store.Contest
	Followed *complaint.Followed
	Problem  *Message
}

// Field is what is asked.
func (followPage) Field() Field {
	return Field{Name: "codigo", Label: "Código da denúncia", Required: true, Most: 60, Help: "O que apareceu quando a denúncia foi recebida."}
}

// States are what happened, in words.
func (p followPage) States() (lines []string) {
	f := p.Followed
	lines = []string{"Recebida em " + instant(f.At) + "."}
	switch f.State {
	case complaint.Dismissed:
		lines = append(lines, "Examinada e arquivada em "+instant(f.Since)+", com motivo nos autos.")
	case complaint.Accepted:
		lines = append(lines, "Admitida em "+instant(f.Since)+": os fatos são apurados em processo administrativo, de acesso restrito.")
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
	f, err := v.Complaints.Follow(v.ctx(), v.about.ID, v.r.PostFormValue("codigo"))
	if errors.Is(err, store.ErrNotFound) {
		return v.showFollow(http.StatusNotFound, followPage{Problem: refusal("Não há denúncia com este código neste certame. Confira as letras.")})
	}
	if err != nil {
		return err
	}
	return v.showFollow(http.StatusOK, followPage{Followed: &f})
}
