package enrolment

import (
	"context"
	"errors"
	"strconv"
	"time"

	"certame/internal/run"
	"certame/internal/store"
	"certame/registration"
)

// States of a term, as the store keeps them.
const (
	Received  = "aberta"
	Suspended = "suspensa"
)

// ErrNoPeriod is of an edital that does not say until when.
var ErrNoPeriod = errors.New("o edital não diz até quando se fazem as inscrições")

// What the access log says.
const (
	opened    = "inscricoes.abrir"
	suspended = "inscricoes.suspender"
	written   = "inscricoes.gravar"
)

// Receive has registrations received here from now on, within the period of the edital as
// it is now, after the term that was seen. An edital that changes later counts once this
// is done again: who is registering reads one that does not move.
func (e *Enrolments) Receive(ctx context.Context, by store.AccountID, contest store.ContestID, seen int) (store.EnrolmentTerm, error) {
	return e.decide(ctx, by, contest, decision{seen: seen, state: Received, action: opened})
}

// ReceiveBy is Receive of the edital of a revision, whose Reach was seen: a later one, of
// which nobody saw whom it reaches, is not taken in its place.
func (e *Enrolments) ReceiveBy(ctx context.Context, by store.AccountID, contest store.ContestID, seen, revision int) (store.EnrolmentTerm, error) {
	return e.decide(ctx, by, contest, decision{seen: seen, revision: revision, state: Received, action: opened})
}

// decision is a term to be added after the one that was seen. A revision of 0 is the last.
type decision struct {
	seen, revision int
	state, action  string
}

// Suspend has none received until Receive is done again.
func (e *Enrolments) Suspend(ctx context.Context, by store.AccountID, contest store.ContestID, seen int) (store.EnrolmentTerm, error) {
	return e.decide(ctx, by, contest, decision{seen: seen, state: Suspended, action: suspended})
}

func (e *Enrolments) decide(ctx context.Context, by store.AccountID, contest store.ContestID, d decision) (t store.EnrolmentTerm, err error) {
	r, err := e.db.Revision(ctx, contest, 0)
	if err != nil {
		return t, err
	}
	if d.revision != 0 && d.revision != r.Number {
		return t, reachMoved()
	}
	terms, err := e.docket.Terms(ctx, contest, r.Number)
	if err != nil {
		return t, err
	}
	period, ok := registration.PeriodOf(terms)
	if !ok {
		return t, ErrNoPeriod
	}
	if _, err := e.key(ctx, contest); err != nil { // made, if need be, outside of the transaction
		return t, err
	}
	t = store.EnrolmentTerm{
		Contest: contest, State: d.state, Revision: r.Number, Edital: digestOf(r.Files, run.EditalFile), By: by,
		Opens: timeOf(period.Opens), Closes: timeOf(period.Closes).Add(time.Second),
	}
	err = e.db.Whole(ctx, func(tx *store.DB) error {
		if t, err = tx.AddEnrolmentTerm(ctx, t, d.seen); err != nil {
			return err
		}
		return tx.Note(ctx, e.note(by, contest, d.action, strconv.Itoa(r.Number)))
	})
	return t, err
}

func digestOf(files []store.File, name string) string {
	for _, f := range files {
		if f.Name == name {
			return f.Digest
		}
	}
	return ""
}

// Stage is where the registrations of a contest are.
type Stage string

// The stages.
const (
	Nowhere Stage = "" // not received here
	Paused  Stage = "suspensas"
	ToOpen  Stage = "por-abrir"
	Running Stage = "abertas"
	Over    Stage = "encerradas"
)

// StageOf is where they are at a time.
func StageOf(t store.EnrolmentTerm, now time.Time) Stage {
	switch {
	case t.Number == 0:
		return Nowhere
	case !now.Before(t.Closes):
		return Over
	case t.State == Suspended:
		return Paused
	case now.Before(t.Opens):
		return ToOpen
	}
	return Running
}

// Term is the one that counts; its Number is 0 where none was ever made.
func (e *Enrolments) Term(ctx context.Context, contest store.ContestID) (store.EnrolmentTerm, error) {
	t, err := e.db.EnrolmentTerm(ctx, contest)
	if errors.Is(err, store.ErrNotFound) {
		err = nil
	}
	return t, err
}

// Now is the clock by which the period is held.
func (e *Enrolments) Now() time.Time { return e.db.Now() }
