package sitting

import (
	"context"
	"fmt"

	"certame/confirmation"
	"certame/edital"
	"certame/internal/store"
)

// New is an event about to be written.
type New struct {
	Kind Kind
	Body
}

// AnySeen is for who acts on a case whatever happened meanwhile.
const AnySeen = -1

// Append writes events of a case, all of them or none, after the last one that was
// seen. What cannot have happened is a *Refusal; *store.Conflict says that something
// else happened meanwhile.
func (s *Sittings) Append(ctx context.Context, by store.AccountID, contest store.ContestID, id string, seen int, events ...New) (*Case, error) {
	return s.change(ctx, by, contest, id, seen, func(*Sittings, *Case) ([]New, error) { return events, nil })
}

// change writes what decide makes of the case as it is, which nobody else changes
// meanwhile. decide may run again, and writes only through what it is given.
func (s *Sittings) change(ctx context.Context, by store.AccountID, contest store.ContestID, id string, seen int, decide func(tx *Sittings, c *Case) ([]New, error)) (c *Case, err error) {
	h, err := s.db.Hearing(ctx, contest, id)
	if err != nil {
		return nil, err
	}
	rules, err := s.rulesOf(ctx, contest, h.Group)
	if err != nil {
		return nil, err
	}
	if _, err := s.contestKey(ctx, contest); err != nil { // made, if need be, outside of the transaction
		return nil, err
	}
	err = s.db.Whole(ctx, func(tx *store.DB) error {
		inside := s.in(tx)
		if _, err := tx.HoldHearing(ctx, contest, id); err != nil {
			return err
		}
		if c, err = inside.readBy(ctx, h, rules); err != nil {
			return err
		}
		if seen != AnySeen && seen != c.Seen() {
			return &store.Conflict{What: "hearing", Seen: fmt.Sprint(seen), Last: fmt.Sprint(c.Seen())}
		}
		events, err := decide(inside, c)
		if err != nil {
			return err
		}
		if err := inside.write(ctx, by, c, events); err != nil {
			return err
		}
		return inside.noteEvents(ctx, by, c, events)
	})
	return c, err
}

// write holds events to the case and stores them.
func (s *Sittings) write(ctx context.Context, by store.AccountID, c *Case, events []New) error {
	seen := c.Seen()
	stored := make([]store.HearingEvent, len(events))
	for i := range events {
		e := &events[i]
		if e.When.IsZero() {
			e.When = At(s.after(c))
		}
		added := Event{Number: seen + i + 1, Kind: e.Kind, By: by, At: s.db.Now(), Body: e.Body}
		if err := c.add(added); err != nil {
			return err
		}
		if e.Kind == Provisional {
			e.Until = c.announced()
		}
		sealed, err := s.sealEvent(ctx, c.Contest, c.ID, added.Number, *e, by)
		if err != nil {
			return err
		}
		stored[i] = sealed
	}
	return s.db.AddHearingEvents(ctx, c.Contest, c.ID, seen, stored)
}

// announced keeps, in the provisional result that was just taken, until when the appeal
// may come: it holds whatever the edital becomes.
func (c *Case) announced() (until Moment) {
	if c.State.Stage == confirmation.Appealable {
		until = At(c.State.Deadline)
		c.Events[len(c.Events)-1].Until = until
	}
	return until
}

// after is now, or the last instant of the case if a clock was set back.
func (s *Sittings) after(c *Case) edital.Instant {
	now := s.Now()
	if before(now, c.State.Last) {
		return c.State.Last
	}
	return now
}

// add takes one more event into the case that was read.
func (c *Case) add(e Event) error {
	if c.Broken != nil {
		return &Refusal{*c.Broken, c.Rules.Terms.Wording()}
	}
	c.Events = append(c.Events, e)
	if e.Kind == BoxOpened { // the boards are others from here on
		c.fold()
		return nil
	}
	if refused := c.take(&c.Events[len(c.Events)-1]); refused != nil {
		return &Refusal{*refused, c.Rules.Terms.Wording()}
	}
	return nil
}

func (s *Sittings) noteEvents(ctx context.Context, by store.AccountID, c *Case, events []New) error {
	list := make([]store.Access, len(events))
	for i, e := range events {
		list[i] = s.note(by, c.Contest, "processo."+string(e.Kind), c.ID)
	}
	return s.db.Note(ctx, list...)
}
