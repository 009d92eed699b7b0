package complaint

import (
	"context"

	"certame"
	"certame/fraud"
	"certame/internal/store"
)

// Move is a step that somebody wants to take.
type Move struct {
	Kind       fraud.Kind
	On         certame.Date
	Act        string
	Days       int // working days of the term that a notice or a conclusion opens
	Conclusion fraud.Conclusion
	Text       string
	Seen       int // acts that were read
	Uploads    []Upload
}

// Advance takes a step of the agency, up to the decision of an appeal. One that cannot
// come now is refused with the article and what to do.
func (d *Desk) Advance(ctx context.Context, by store.AccountID, contest store.ContestID, id string, m Move) error {
	if m.Kind >= fraud.EffectApplied { // those enter the book: Finish
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
	return d.keep(ctx, by, contest, p, s, m, Advanced)
}

// keep adds a step after the acts that were seen.
func (d *Desk) keep(ctx context.Context, by store.AccountID, contest store.ContestID, p *Proceeding, s Step, m Move, action string) error {
	if m.Seen != p.Seen() {
		return &store.Conflict{What: "dossier"}
	}
	id := p.ID
	return d.db.Whole(ctx, func(tx *store.DB) error {
		f, err := d.cabinet.Open(ctx, tx, contest, proceedings, id)
		if err == nil && len(f.Acts) != m.Seen {
			err = &store.Conflict{What: "dossier"}
		}
		if err != nil {
			return err
		}
		if s.Files, err = d.attach(ctx, tx, by, contest, m.Uploads); err != nil {
			return err
		}
		if err := d.cabinet.Append(ctx, tx, f, Word(s.Kind), by, s.data()); err != nil {
			return err
		}
		noted := by
		if action == Defending { // others read the log, and would learn whom a proceeding is about: its file says who
			noted = ""
		}
		return d.note(ctx, tx, noted, contest, action, id)
	})
}

// step is a move held to its fields and to the due process.
func (d *Desk) step(ctx context.Context, p *Proceeding, m Move) (s Step, err error) {
	if err := d.checkFields(p, &m); err != nil {
		return s, err
	}
	if err := d.checkUploads(ctx, m.Uploads); err != nil {
		return s, err
	}
	until, err := d.term(p, &m)
	if err != nil {
		return s, err
	}
	s = Step{Fact: fraud.Fact{Kind: m.Kind, On: m.On, Act: m.Act, Until: until}, Text: m.Text}
	if concludes(m.Kind) {
		s.Conclusion = m.Conclusion
	}
	return s, p.admits(s.Fact)
}

// admits says why a step cannot come: after those there are, or on its day, before one
// that it has to precede.
func (p *Proceeding) admits(f fraud.Fact) error {
	if refusal, ok := fraud.Check(p.Case, &p.State, f); !ok {
		return outOfOrder(p.Wording(), refusal)
	}
	after := fraud.Fold(p.Case, append(p.facts(), f))
	for _, refusal := range after.Refused[min(len(after.Refused), len(p.State.Refused)):] {
		return outOfOrder(p.Wording(), refusal)
	}
	return nil
}
