package web

import (
	"errors"
	"net/http"
	"net/url"

	"certame/confirmation"
	"certame/internal/sitting"
	"certame/internal/web/fault"
)

// judgeRefused takes who has yet to declare to where it is asked.
func (v *visit) judgeRefused(c *subject, id string, err error) error {
	if errors.Is(err, sitting.ErrNotDeclared) {
		return v.redirect(judgeAddress(c, id))
	}
	return notMine(err)
}

// openElement opens one element to the member, for the record.
func (v *visit) openElement() error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	id, element := v.r.PathValue("recurso"), sitting.Element(v.r.PostFormValue("elemento"))
	one, _, err := v.Sittings.AppealFile(v.ctx(), v.account(), c.ID, id)
	if err != nil {
		return v.judgeRefused(c, id, err)
	}
	there, err := v.has(c, one, element)
	if err != nil {
		return err
	}
	open := v.Sittings.OpenElement
	if !there {
		open = v.Sittings.MissElement
	}
	if _, err := open(v.ctx(), v.account(), c.ID, id, element); err != nil {
		return v.judgeRefused(c, id, err)
	}
	return v.redirect(judgeAddress(c, id) + "#" + url.PathEscape(v.r.PostFormValue("elemento")))
}

// declareOnAppeal says whether anything keeps the member out of the appeal.
func (v *visit) declareOnAppeal() error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	id := v.r.PathValue("recurso")
	kind := v.r.PostFormValue("impedimento")
	if err := v.Sittings.Declare(v.ctx(), v.account(), c.ID, id, kind, v.r.PostFormValue("texto")); err != nil {
		return notMine(err)
	}
	if kind != sitting.NoImpediment {
		return v.redirect(c.Address() + "/julgar")
	}
	return v.redirect(judgeAddress(c, id))
}

// voteOnAppeal seals the vote of the member.
func (v *visit) voteOnAppeal() error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	id := v.r.PathValue("recurso")
	p := judgePage{Vote: v.r.PostFormValue("voto"), Reason: v.r.PostFormValue("motivos")}
	answer := sitting.BallotPaper{Reason: p.Reason}
	switch p.Vote {
	case "confirma":
		answer.Vote = confirmation.For
	case "duvida":
		answer.Vote, answer.Doubt = confirmation.For, true
	case "nao_confirma":
		answer.Vote = confirmation.Against
	}
	if front, err := v.Sittings.Front(v.ctx(), v.account(), c.ID, id); err == nil && v.r.PostFormValue("ciente") != "sim" {
		if p.Warnings = warnings(front.Rules, answer); len(p.Warnings) > 0 {
			return v.showJudge(http.StatusOK, c, p)
		}
	}
	if _, err := v.Sittings.Cast(v.ctx(), v.account(), c.ID, id, answer, v.r.PostFormValue("senha")); err != nil {
		f := fault.Of(err)
		if f.Status != http.StatusUnprocessableEntity && f.Status != http.StatusTooManyRequests {
			return v.judgeRefused(c, id, err)
		}
		p.Problems = f
		return v.showJudge(f.Status, c, p)
	}
	return v.redirect(c.Address() + "/julgar")
}
