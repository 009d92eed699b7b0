package complaint

import (
	"context"

	"certame/fraud"
	"certame/internal/docket"
	"certame/internal/store"
	"certame/internal/whatif"
	"certame/ledger"
)

// Consequences are what the effect of a proceeding changes.
type Consequences struct {
	*whatif.Comparison
	Head  ledger.Digest // of the book that was read
	Facts []ledger.Fact // that enter it
}

// Preview says what the effect would change in the order: who leaves, who comes in.
// Nothing is kept.
func (d *Desk) Preview(ctx context.Context, contest store.ContestID, id, author string, m Move) (c Consequences, err error) {
	p, err := d.read(ctx, contest, id)
	if err != nil {
		return c, err
	}
	s, err := d.step(ctx, p, m)
	if err != nil {
		return c, err
	}
	c.Facts = p.entries(s, author)
	c.Comparison, c.Head, err = d.docket.PreviewAll(ctx, contest, c.Facts)
	return c, err
}

// Finish registers the effect or a referral: the step in its file and, in the book, it
// and every one before it that the book does not have yet. All stands, or nothing.
func (d *Desk) Finish(ctx context.Context, by store.AccountID, contest store.ContestID, id, author string, head ledger.Digest, m Move) error {
	if m.Kind < fraud.EffectApplied {
		return store.ErrNotFound
	}
	p, err := d.read(ctx, contest, id)
	if err != nil {
		return err
	}
	s, err := d.step(ctx, p, m)
	if err != nil {
		return err
	}
	if m.Seen != p.Seen() {
		return &store.Conflict{What: "dossier"}
	}
	action := Final
	if s.Kind != fraud.EffectApplied {
		action = Lettered
	}
	along := docket.Along(ctx, func(tx *store.DB, _ any) error {
		f, err := d.cabinet.Open(ctx, tx, contest, proceedings, id)
		if err == nil && len(f.Acts) != m.Seen {
			err = &store.Conflict{What: "dossier"}
		}
		if err != nil {
			return err
		}
		if err := d.cabinet.Append(ctx, tx, f, Word(s.Kind), by, s.data()); err != nil {
			return err
		}
		return d.note(ctx, tx, by, contest, action, id)
	})
	return d.docket.RecordAll(along, by, contest, head, p.entries(s, author))
}

// entries are the facts that enter the book with a step.
func (p *Proceeding) entries(last Step, author string) (facts []ledger.Fact) {
	for _, s := range append(p.pending(), last) {
		facts = append(facts, s.entry(p.Registration, author))
	}
	return facts
}
