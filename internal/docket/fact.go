package docket

import (
	"context"
	"os"
	"slices"

	"certame/contest"
	"certame/internal/intake"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/whatif"
	"certame/ledger"
)

// Consequences are what a fact changes: the contest with it, and the posts before
// and after.
type Consequences struct {
	Live *contest.Live
	Turn *contest.Turn
	// Compared is the whole contest before and after, with the article of each
	// person's change. Only a preview has it.
	Compared *whatif.Comparison
}

// Complete adds to a fact what the order as it is now says of it, as the seat of
// an appointment; nil adds nothing.
type Complete func(*contest.Live, *ledger.Fact) error

// Preview says what a fact would change; nothing is kept. A fact that cannot have
// happened is a *ledger.Refusal.
func (d *Docket) Preview(ctx context.Context, id store.ContestID, f ledger.Fact, complete Complete) (c *Consequences, err error) {
	err = d.Use(ctx, id, func(l *run.Loaded, before *Outcome) error {
		if c, err = admit(l, l.Lines, f, complete); err != nil {
			return err
		}
		after, err := d.with(ctx, id, l, ledger.Encode(&c.Turn.Entry.Fact))
		if err == nil {
			c.Compared = whatif.Compare(before, after)
		}
		return err
	})
	return c, err
}

// with computes the contest with more lines in its book, aside: a fact that
// brings a table, or takes another away, is read from the start.
func (d *Docket) with(ctx context.Context, id store.ContestID, l *run.Loaded, lines ...[]byte) (*Outcome, error) {
	r, err := d.db.Revision(ctx, id, 0)
	if err != nil {
		return nil, err
	}
	aside, err := d.aside()
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(aside)
	if err := d.fill(ctx, aside, r.Files, append(slices.Clip(l.Lines), lines...)); err != nil {
		return nil, err
	}
	after, err := run.LoadAt(ctx, aside, ledger.All(), nil)
	if err != nil {
		return nil, err
	}
	return after.Compute(ctx, false)
}

// Record adds a fact to the book. head is that of the book which the person saw:
// consequences read of another book are not those that would come.
func (d *Docket) Record(ctx context.Context, by store.AccountID, id store.ContestID, head ledger.Digest, f ledger.Fact, complete Complete) (c *Consequences, err error) {
	if f.Kind == ledger.Reversal {
		return nil, wrong("tipo", f.Kind.Code(), "o estorno é ato de duas pessoas", "Proponha o estorno; outra pessoa o confirma")
	}
	err = d.lend(ctx, id, func(o *opened) error {
		c, err = d.store(ctx, by, o, head, f, complete, func(_ *store.DB, c *Consequences) (any, error) { return c, nil })
		return err
	})
	return c, err
}

// store admits a fact and keeps it, together with what also does and what it makes.
func (d *Docket) store(ctx context.Context, by store.AccountID, o *opened, head ledger.Digest, f ledger.Fact, complete Complete, also func(*store.DB, *Consequences) (made any, err error)) (*Consequences, error) {
	if o.key.head != head {
		return nil, &store.Conflict{What: "facts", Seen: head.String(), Last: o.key.head.String()}
	}
	c, err := admit(o.loaded, o.loaded.Lines, f, complete)
	if err != nil {
		return nil, err
	}
	line := ledger.Encode(&c.Turn.Entry.Fact)
	return c, d.db.Whole(ctx, func(tx *store.DB) error {
		if err := tx.AppendFacts(ctx, o.key.contest, head, [][]byte{line}, by); err != nil {
			return err
		}
		if err := sameFiles(ctx, tx, o.key); err != nil {
			return err
		}
		made, err := also(tx, c)
		if err != nil {
			return err
		}
		if err := along(ctx, tx, made); err != nil {
			return err
		}
		return tx.Note(ctx, d.note(by, o.key.contest, Recorded, ledger.ID(c.Turn.Entry.Number)))
	})
}

// sameFiles fails if somebody changed the folder meanwhile: the fact was not held
// to it.
func sameFiles(ctx context.Context, tx *store.DB, key state) error {
	last, err := tx.Revision(ctx, key.contest, 0)
	if err == nil && last.Number != key.revision {
		err = &store.Conflict{What: "revision"}
	}
	return err
}

// admit holds a fact to a copy of the book: what is refused leaves no trace.
func admit(l *run.Loaded, lines [][]byte, f ledger.Fact, complete Complete) (*Consequences, error) {
	fresh, err := l.Reread(lines)
	if err != nil {
		return nil, err
	}
	live, err := fresh.Live(ledger.All())
	if err != nil {
		return nil, err
	}
	f.Previous = ledger.Head(lines)
	if complete != nil {
		if err := complete(live, &f); err != nil {
			return nil, err
		}
	}
	turn, refusal, err := live.Add(f)
	if refusal != nil {
		return nil, refusal
	}
	return &Consequences{Live: live, Turn: turn}, err
}

// wrong is bad input of one field.
func wrong(field, value, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{Column: field, Value: value, What: what, Remedy: remedy}})
}
