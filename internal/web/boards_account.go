package web

import (
	"errors"
	"net/http"

	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web/fault"
)

// tieRefusals are what keeps a code from being of an account, with what to do.
var tieRefusals = []struct {
	err    error
	remedy string
}{
	{sitting.ErrNoAccount, "Confira o nome de acesso, ou peça a quem administra que cadastre a pessoa."},
	{sitting.ErrNoRole, "Peça o papel e ligue a conta depois."},
	{sitting.ErrTwoPlaces, "Confira de quem é cada código deste grupo."},
	{sitting.ErrIsCandidate, "Quem disputa o certame não compõe comissão dele: designe outra pessoa."},
	{sitting.ErrInUse, "Se a pessoa deixou a comissão, use Substituir e dê outro código a quem entra."},
}

// tieMember says whose a code is among the accounts, or that it is nobody's.
func (v *visit) tieMember() error {
	p, b, g, err := v.memberForm()
	if err != nil {
		return err
	}
	if p.New {
		return fault.NotFound("membro desta comissão")
	}
	if v.r.PostFormValue("acao") == "desligar" {
		err = v.Sittings.UntieMember(v.ctx(), v.account(), p.ID, p.Seat.Code)
		if errors.Is(err, store.ErrNotFound) { // nobody's already
			err = nil
		}
	} else {
		err = v.Sittings.TieMember(v.ctx(), v.account(), p.ID, p.Seat.Code, v.r.PostFormValue("login"))
	}
	if err == nil {
		return v.redirect(p.Own)
	}
	for _, r := range tieRefusals {
		if errors.Is(err, r.err) {
			p.Problems = &fault.Fault{What: locale.AsSentence(r.err.Error()), Remedy: r.remedy}
			return v.askMember(http.StatusUnprocessableEntity, p, b, g, nil)
		}
	}
	return err
}
