package web

import (
	"errors"
	"net/http"

	"certame"
	"certame/fraud"
	"certame/internal/answer"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/law"
	"certame/ledger"
)

// askFinal asks for the effect on the order, or for a referral sent.
func (v *visit) askFinal(p *stepPage) error {
	p.final(v.Complaints.Today())
	if p.Move.Kind != fraud.EffectApplied {
		lines, err := v.Store.FactLines(v.ctx(), p.ID)
		if err != nil {
			return err
		}
		p.Head = ledger.Head(lines).String()
	}
	return v.showStep(http.StatusOK, p)
}

// final is what only these steps have.
func (p *stepPage) final(today certame.Date) {
	p.Final, p.ConfirmText = true, "Registrar"
	if p.Move.Kind == fraud.EffectApplied {
		p.ConfirmText = "Registrar o efeito"
		return
	}
	p.ConfirmText = "Registrar como enviada"
	p.Letters = lettersTo(p.subject, p.Proceeding, p.Move.Kind, today)
}

// takeFinal shows what the effect would change and, when that was seen, registers it.
func (v *visit) takeFinal(p *stepPage) error {
	p.final(v.Complaints.Today())
	if v.r.PostFormValue("acao") == "registrar" {
		return v.keepFinal(p)
	}
	seen, err := v.Complaints.Preview(v.ctx(), p.ID, p.Proceeding.ID, v.who.Name, p.Move)
	if err != nil {
		return v.finalAgain(p, err)
	}
	p.Seen, p.Head, p.Count = true, seen.Head.String(), answer.PeopleCount(seen.People)
	words := p.Proceeding.Wording()
	for i := range seen.People[:min(len(seen.People), effectsShown)] {
		one := &seen.People[i]
		p.Effects = append(p.Effects, Told{answer.Turn(words, seen.Comparison, one), law.Citations(one.Basis)})
	}
	p.Mirrors = answer.MirrorTurns(words, seen.Comparison)
	return v.showStep(http.StatusOK, p)
}

func (v *visit) keepFinal(p *stepPage) error {
	head, ok := ledger.ParseDigest(p.Head)
	if !ok {
		return badForm(errors.New("no head"))
	}
	err := v.Complaints.Finish(v.ctx(), v.account(), p.ID, p.Proceeding.ID, v.who.Name, head, p.Move)
	return v.finalAgain(p, err)
}

// finalAgain says also what the book refuses, in the words of the contest.
func (v *visit) finalAgain(p *stepPage, err error) error {
	var refusal *ledger.Refusal
	if errors.As(err, &refusal) {
		f := v.toldOf(p.subject, err)
		p.Problems = f
		return v.showStep(f.Status, p)
	}
	return v.stepDone(p, err)
}

// letterFile gives one of the two referrals, as the proceeding has it now.
func (v *visit) letterFile() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	to, format, known := letterOf(v.r.PathValue("arquivo"))
	if !known {
		return fault.NotFound("remessa")
	}
	paper, err := v.Complaints.Letter(v.ctx(), v.account(), c.ID, v.r.PathValue("apuracao"), to)
	if f := v.refusedComplaint(err); f != nil {
		f.Status = http.StatusConflict
		return f
	}
	if err != nil {
		return err
	}
	content := paper.Text()
	if format == "pdf" {
		if content, err = paper.PDF(); err != nil {
			return err
		}
	}
	return v.giveMade(content, store.File{Name: paper.Name + "." + format})
}
