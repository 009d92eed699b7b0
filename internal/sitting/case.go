package sitting

import (
	"context"

	"certame/confirmation"
	"certame/edital"
	"certame/internal/store"
	"certame/trace"
)

// Case is one person for one group: what happened, and where it stands.
type Case struct {
	store.Hearing
	Rules  *confirmation.Rules
	Events []Event
	State  confirmation.State
	Broken *trace.Finding // events that do not fold: somebody wrote behind the program
}

// Seen is the number of the last event: who acts on a case says what was seen.
func (c *Case) Seen() int { return len(c.Events) }

// Last is the last event of a kind, nil for none.
func (c *Case) Last(kind Kind) *Event {
	for i := len(c.Events) - 1; i >= 0; i-- {
		if c.Events[i].Kind == kind {
			return &c.Events[i]
		}
	}
	return nil
}

// Instance is the board that acts now, or acted last.
func (c *Case) Instance() confirmation.Instance {
	if c.State.Appealed {
		return confirmation.OnAppeal
	}
	return confirmation.First
}

// Owed is what is owed next at an instant.
func (c *Case) Owed(now edital.Instant) []confirmation.Duty { return c.State.Owed(now) }

// Case is the case of the identifier, in the contest and nowhere else.
func (s *Sittings) Case(ctx context.Context, contest store.ContestID, id string) (*Case, error) {
	h, err := s.db.Hearing(ctx, contest, id)
	if err != nil {
		return nil, err
	}
	return s.read(ctx, h)
}

// CaseOf is the case of a registration for a group.
func (s *Sittings) CaseOf(ctx context.Context, contest store.ContestID, group, registration string) (*Case, error) {
	h, err := s.db.HearingOf(ctx, contest, group, registration)
	if err != nil {
		return nil, err
	}
	return s.read(ctx, h)
}

func (s *Sittings) read(ctx context.Context, h store.Hearing) (*Case, error) {
	rules, err := s.rulesOf(ctx, h.Contest, h.Group)
	if err != nil {
		return nil, err
	}
	return s.readBy(ctx, h, rules)
}

func (s *Sittings) readBy(ctx context.Context, h store.Hearing, rules *confirmation.Rules) (*Case, error) {
	stored, err := s.db.HearingEvents(ctx, h.Contest, h.ID)
	if err != nil {
		return nil, err
	}
	return s.folded(ctx, h, rules, stored)
}

func (s *Sittings) folded(ctx context.Context, h store.Hearing, rules *confirmation.Rules, stored []store.HearingEvent) (*Case, error) {
	c := &Case{Hearing: h, Rules: rules}
	for i := range stored {
		e, err := s.openEvent(ctx, &stored[i])
		if err != nil {
			return nil, err
		}
		c.Events = append(c.Events, e)
	}
	c.fold()
	return c, nil
}
