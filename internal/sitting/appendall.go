package sitting

import (
	"context"
	"fmt"

	"certame/internal/store"
)

// Entry is what happened in one of many cases.
type Entry struct {
	Case   *Case // as it was seen
	Events []New
}

// AppendAll writes events of many cases of a contest in one transaction: all of them
// or none. What cannot have happened in one of them is a *Refusal of everything.
func (s *Sittings) AppendAll(ctx context.Context, by store.AccountID, contest store.ContestID, entries []Entry) error {
	if _, err := s.contestKey(ctx, contest); err != nil {
		return err
	}
	return s.db.Whole(ctx, func(tx *store.DB) error {
		return s.in(tx).appendAll(ctx, by, contest, entries)
	})
}

func (s *Sittings) appendAll(ctx context.Context, by store.AccountID, contest store.ContestID, entries []Entry) error {
	counts := map[Kind]int{}
	var order []Kind
	for _, entry := range entries {
		if entry.Case.Contest != contest {
			return store.ErrNotFound
		}
		c := entry.Case.copied() // the transaction may run again
		if err := s.write(ctx, by, c, append([]New(nil), entry.Events...)); err != nil {
			return err
		}
		for _, e := range entry.Events {
			if counts[e.Kind]++; counts[e.Kind] == 1 {
				order = append(order, e.Kind)
			}
		}
	}
	list := make([]store.Access, len(order))
	for i, kind := range order {
		list[i] = s.note(by, contest, "processo."+string(kind), fmt.Sprintf("%d processos", counts[kind]))
	}
	return s.db.Note(ctx, list...)
}

func (c *Case) copied() *Case {
	out := *c
	out.Events = append([]Event(nil), c.Events...)
	return &out
}
