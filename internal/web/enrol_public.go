package web

import (
	"certame/internal/enrolment"
	"certame/internal/store"
	"certame/internal/summary"
	"certame/internal/web/parts"
)

type publicEnrolPage struct {
	Contest store.Contest
	Stage   parts.Message
	Running bool
	Summary []summary.Part
}

// publicEnrol is the edital in plain words, with the way to register.
func (v *visit) publicEnrol() error {
	c, r, err := v.receives()
	if err != nil {
		return err
	}
	stage := enrolment.StageOf(r.Term, v.Enrolments.Now())
	p := publicEnrolPage{
		Contest: c.Contest, Running: stage == enrolment.Running, Summary: summary.Of(r.Terms),
		Stage: stageMessage(stage, instantWords(r.Period.Opens), instantWords(r.Period.Closes)),
	}
	f := v.outside("Inscrições")
	f.Printed = true
	return v.show("publico-inscricao", f, p)
}

// enrolLink is where a contest receives registrations, or received them; empty elsewhere.
func (v *visit) enrolLink(c store.Contest) (string, error) {
	t, err := v.Enrolments.Term(v.ctx(), c.ID)
	if err != nil || t.Number == 0 {
		return "", err
	}
	return "/publico/" + c.Slug + "/inscricao", nil
}
