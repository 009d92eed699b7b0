package web

import (
	"context"
	"net/http"
	"strconv"

	"certame/internal/enrolment"
	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/run"
	"certame/internal/store"
	"certame/registration"
)

type enrolmentsPage struct {
	*subject
	Here            string
	Stage           Message
	Known, Received bool
	Seen            int
	Old             bool // the edital is another than the one by which they are received
	NoPeriod        bool
	Figures         Table
	Pending         bool // there is something in no file yet
	Problem         *Message
}

// enrolments is how registering goes, for the office.
func (v *visit) enrolments() error { return v.showEnrolments(http.StatusOK, nil) }

func (v *visit) showEnrolments(status int, problem *Message) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	t, err := v.Enrolments.Term(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	p := enrolmentsPage{subject: c, Here: c.Address() + "/inscricoes", Known: t.Number > 0, Received: t.State == enrolment.Received, Seen: t.Number, Problem: problem}
	if err := v.fillEnrolments(&p, t); err != nil {
		return err
	}
	return v.render(status, "inscricoes", v.within(c, "Inscrições"), p)
}

func (v *visit) fillEnrolments(p *enrolmentsPage, t store.EnrolmentTerm) error {
	terms, err := v.Docket.Terms(v.ctx(), p.ID, 0)
	if err != nil {
		return err
	}
	_, dated := registration.PeriodOf(terms)
	p.NoPeriod = !dated
	p.Stage = stageMessage(enrolment.StageOf(t, v.Enrolments.Now()), instant(t.Opens), instant(t.Closes.Add(-1)))
	if !p.Known {
		return nil
	}
	last, err := v.Store.Revision(v.ctx(), p.ID, 0)
	if err != nil {
		return err
	}
	for _, f := range last.Files {
		p.Old = p.Old || f.Name == run.EditalFile && f.Digest != t.Edital
	}
	end, err := v.Enrolments.Count(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	done, err := v.Enrolments.Exported(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	p.Pending = end.Position > done.Position
	p.Figures = Table{ID: "numeros", Caption: "Como estão as inscrições", Columns: []Column{{Text: "O quê"}, {Text: "Quanto"}}, Rows: []Row{
		{Cells: Cells("Inscrições feitas", number(end.Number))},
		{Cells: Cells("Posições no registro (inscrições, mudanças e desistências)", number(end.Position))},
		{Cells: Cells("Gravadas nos arquivos do certame até a posição", number(done.Position)+said(done.Number > 0, ", na revisão "+strconv.Itoa(done.Revision), ""))},
		{Cells: Cells("Edital por que se recebem", "revisão "+strconv.Itoa(t.Revision))},
	}}
	return nil
}

// receiveEnrolments has registrations received by the edital as it is now.
func (v *visit) receiveEnrolments() error { return v.decideEnrolments(v.Enrolments.Receive) }

// suspendEnrolments has none received.
func (v *visit) suspendEnrolments() error { return v.decideEnrolments(v.Enrolments.Suspend) }

func (v *visit) decideEnrolments(decide func(context.Context, store.AccountID, store.ContestID, int) (store.EnrolmentTerm, error)) error {
	if v.about == nil {
		return store.ErrNotFound
	}
	if _, err := decide(v.ctx(), v.account(), v.about.ID, v.seenPosition()); err != nil {
		return err
	}
	return v.redirect("/certames/" + v.about.Slug + "/inscricoes")
}

// writeEnrolments asks for the files of the contest to have what was received until now.
func (v *visit) writeEnrolments() error {
	if v.about == nil {
		return store.ErrNotFound
	}
	job, _, err := v.Jobs.Ask(v.ctx(), jobs.Task{Kind: installation.Enrolling, Contest: string(v.about.ID), By: string(v.account())})
	if err != nil {
		return err
	}
	return v.redirect("/certames/" + v.about.Slug + "/trabalhos/" + job.ID)
}
