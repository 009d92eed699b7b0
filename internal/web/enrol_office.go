package web

import (
	"context"
	"net/http"
	"strconv"

	"certame/internal/enrolment"
	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web/parts"
	"certame/registration"
)

type enrolmentsPage struct {
	*subject
	Here            string
	Stage           parts.Message
	Known, Received bool
	Seen            int
	Old             bool // the edital is another than the one by which they are received
	Compare         bool // whom the new edital reaches is seen before it is received by
	NoPeriod        bool
	Figures         parts.Table
	Pending         bool // there is something in no file yet
	Problem         *parts.Message
}

// enrolments is how registering goes, for the office.
func (v *visit) enrolments() error { return v.showEnrolments(http.StatusOK, nil) }

func (v *visit) showEnrolments(status int, problem *parts.Message) error {
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
	p.Stage = stageMessage(enrolment.StageOf(t, v.Enrolments.Now()), locale.Moment(t.Opens), locale.Moment(t.Closes.Add(-1)))
	if !p.Known {
		return nil
	}
	if p.Old, err = v.editalMoved(p.ID, t); err != nil {
		return err
	}
	end, err := v.Enrolments.Count(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	done, err := v.Enrolments.Exported(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	p.Compare = p.Old && end.Number > 0
	p.Pending = end.Position > done.Position
	p.Figures = parts.Table{ID: "numeros", Caption: "Como estão as inscrições", Columns: []parts.Column{{Text: "O quê"}, {Text: "Quanto"}}, Rows: []parts.Row{
		{Cells: parts.Cells("Inscrições feitas", locale.Whole(end.Number))},
		{Cells: parts.Cells("Posições no registro (inscrições, mudanças e desistências)", locale.Whole(end.Position))},
		{Cells: parts.Cells("Gravadas nos arquivos do certame até a posição", locale.Whole(done.Position)+said(done.Number > 0, ", na revisão "+strconv.Itoa(done.Revision), ""))},
		{Cells: parts.Cells("Edital por que se recebem", "revisão "+strconv.Itoa(t.Revision))},
	}}
	return nil
}

// receiveEnrolments has registrations received by the edital as it is now.
//
// With registrations already made by another edital, whom the new one reaches is seen
// before.
func (v *visit) receiveEnrolments() error {
	if v.about == nil {
		return store.ErrNotFound
	}
	revision, err := strconv.Atoi(v.r.PostFormValue("revisao"))
	if err != nil {
		asks, err := v.reachUnseen()
		if err != nil {
			return err
		}
		if asks {
			return v.redirect("/certames/" + v.about.Slug + "/inscricoes/edital")
		}
	}
	return v.decideEnrolments(func(ctx context.Context, by store.AccountID, contest store.ContestID, seen int) (store.EnrolmentTerm, error) {
		return v.Enrolments.ReceiveBy(ctx, by, contest, seen, revision)
	})
}

// reachUnseen says whether the edital is another and somebody registered by the one before.
func (v *visit) reachUnseen() (bool, error) {
	t, err := v.Enrolments.Term(v.ctx(), v.about.ID)
	if err != nil || t.Number == 0 {
		return false, err
	}
	end, err := v.Enrolments.Count(v.ctx(), v.about.ID)
	if err != nil || end.Number == 0 {
		return false, err
	}
	return v.editalMoved(v.about.ID, t)
}

// editalMoved says whether the edital is not that of the term any more.
func (v *visit) editalMoved(contest store.ContestID, t store.EnrolmentTerm) (bool, error) {
	last, err := v.Store.Revision(v.ctx(), contest, 0)
	for _, f := range last.Files {
		if f.Name == run.EditalFile && f.Digest != t.Edital {
			return true, err
		}
	}
	return false, err
}

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
