package docket

import (
	"context"

	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/whatif"
	"certame/ledger"
)

// PreviewAll says what facts registered one after another would change together;
// nothing is kept. It gives the head of the book that was read, which who registers
// them gives back. One that cannot have happened is a *ledger.Refusal.
func (d *Docket) PreviewAll(ctx context.Context, id store.ContestID, list []ledger.Fact) (c *whatif.Comparison, head ledger.Digest, err error) {
	return c, head, d.Use(ctx, id, func(l *run.Loaded, before *Outcome) error {
		head = ledger.Head(l.Lines)
		entries, err := admitAll(l, list)
		if err != nil {
			return err
		}
		after, err := d.with(ctx, id, l, linesOf(entries)...)
		if err == nil {
			c = whatif.Compare(before, after)
		}
		return err
	})
}

// RecordAll adds facts to the book one after another: all of them stand, together with
// what Along says, or none does. head is that of the book which the person saw.
func (d *Docket) RecordAll(ctx context.Context, by store.AccountID, id store.ContestID, head ledger.Digest, list []ledger.Fact) error {
	return d.lend(ctx, id, func(o *opened) error {
		if o.key.head != head {
			return &store.Conflict{What: "facts", Seen: head.String(), Last: o.key.head.String()}
		}
		entries, err := admitAll(o.loaded, list)
		if err != nil {
			return err
		}
		return d.db.Whole(ctx, func(tx *store.DB) error {
			if err := d.recordIn(ctx, tx, by, o, entries); err != nil {
				return err
			}
			return along(ctx, tx, entries)
		})
	})
}

// recordIn adds admitted facts, if the book and the folder are still those that admitted
// them; without facts it only says whether they are.
func (d *Docket) recordIn(ctx context.Context, tx *store.DB, by store.AccountID, o *opened, entries []ledger.Entry) error {
	if err := tx.AppendFacts(ctx, o.key.contest, o.key.head, linesOf(entries), by); err != nil {
		return err
	}
	if err := sameFiles(ctx, tx, o.key); err != nil {
		return err
	}
	var notes []store.Access
	for _, e := range entries {
		notes = append(notes, d.note(by, o.key.contest, Recorded, ledger.ID(e.Number)))
	}
	return tx.Note(ctx, notes...)
}

// admitAll holds each fact to a copy of the book with those before it.
func admitAll(l *run.Loaded, list []ledger.Fact) (entries []ledger.Entry, err error) {
	fresh, err := l.Reread(l.Lines)
	if err != nil {
		return nil, err
	}
	live, err := fresh.Live(ledger.All())
	if err != nil {
		return nil, err
	}
	previous := ledger.Head(l.Lines)
	for _, f := range list {
		f.Previous = previous
		turn, refusal, err := live.Add(f)
		if refusal != nil {
			return nil, refusal
		}
		if err != nil {
			return nil, err
		}
		entries = append(entries, *turn.Entry)
		previous = ledger.Head([][]byte{ledger.Encode(&turn.Entry.Fact)})
	}
	return entries, nil
}

func linesOf(entries []ledger.Entry) (lines [][]byte) {
	for i := range entries {
		lines = append(lines, ledger.Encode(&entries[i].Fact))
	}
	return lines
}
