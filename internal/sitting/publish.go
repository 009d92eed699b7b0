package sitting

import (
	"context"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/store"
	"certame/ledger"
)

// decision is what a case decided, as the book has it.
func (s *Sittings) decision(c *Case, instance, act string, by store.AccountID) ledger.Fact {
	return s.FactOf(c, ledger.Decision, act, by,
		ledger.Field{Name: "instancia", Value: instance}, ledger.Field{Name: "resultado", Value: resultOf(c.State.Decision.Outcome)})
}

// FactOf is a fact of the book about the person and the group of a case, now.
func (s *Sittings) FactOf(c *Case, kind ledger.Kind, act string, by store.AccountID, more ...ledger.Field) ledger.Fact {
	data := append([]ledger.Field{{Name: "grupo", Value: c.Group}, {Name: "inscricao", Value: c.Registration}}, more...)
	return ledger.Fact{Kind: kind, Version: kind.Version(), At: s.Now(), Act: act, Author: string(by), Data: data}
}

// resultOf is an outcome in the words of the book. Who gave the option up, or handed
// nothing in, is not confirmed.
func resultOf(o confirmation.Outcome) string {
	switch o {
	case confirmation.Confirmed:
		return ledger.ResultConfirmed
	case confirmation.Absent:
		return ledger.ResultAbsent
	case confirmation.FilmingRefused:
		return ledger.ResultRefusedFilm
	}
	return ledger.ResultDenied
}

// signs gives facts the name of their author, as every fact of the book says it.
func (s *Sittings) signs(ctx context.Context, by store.AccountID, facts []ledger.Fact) {
	if who, err := s.db.Account(ctx, by); err == nil {
		for i := range facts {
			facts[i].Author = who.Name
		}
	}
}

// Record writes events of cases and facts of the book in one transaction: all of them
// stand, or none does. It is done on the book as it is; who lost the race with another
// fact tries again on the book that came of it.
func (s *Sittings) Record(ctx context.Context, by store.AccountID, contest store.ContestID, facts []ledger.Fact, entries []Entry) error {
	if len(facts) == 0 {
		return s.AppendAll(ctx, by, contest, entries)
	}
	s.signs(ctx, by, facts)
	if _, err := s.contestKey(ctx, contest); err != nil {
		return err
	}
	var head ledger.Digest
	err := s.docket.Read(ctx, contest, func(l *run.Loaded) error {
		head = ledger.Head(l.Lines)
		return nil
	})
	if err != nil {
		return err
	}
	along := docket.Along(ctx, func(tx *store.DB, _ any) error { return s.in(tx).appendAll(ctx, by, contest, entries) })
	return s.docket.RecordAll(along, by, contest, head, facts)
}
