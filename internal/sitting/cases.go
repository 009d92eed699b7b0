package sitting

import (
	"context"
	"slices"

	"certame/confirmation"
	"certame/internal/store"
)

// Cases are those of a contest, by group and registration, each folded; with stages,
// only those that stand in one of them.
func (s *Sittings) Cases(ctx context.Context, contest store.ContestID, stages ...confirmation.Stage) ([]*Case, error) {
	hearings, err := s.db.Hearings(ctx, contest)
	if err != nil {
		return nil, err
	}
	all, err := s.foldAll(ctx, contest, hearings)
	if err != nil || len(stages) == 0 {
		return all, err
	}
	return slices.DeleteFunc(all, func(c *Case) bool { return !slices.Contains(stages, c.State.Stage) }), nil
}

func (s *Sittings) foldAll(ctx context.Context, contest store.ContestID, hearings []store.Hearing) ([]*Case, error) {
	stored, err := s.db.AllHearingEvents(ctx, contest)
	if err != nil {
		return nil, err
	}
	events, rules := map[string][]store.HearingEvent{}, map[string]*confirmation.Rules{}
	for _, e := range stored {
		events[e.Hearing] = append(events[e.Hearing], e)
	}
	out := make([]*Case, 0, len(hearings))
	for _, h := range hearings {
		if rules[h.Group] == nil {
			if rules[h.Group], err = s.rulesOf(ctx, contest, h.Group); err != nil {
				return nil, err
			}
		}
		c, err := s.folded(ctx, h, rules[h.Group], events[h.ID])
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

// CasesOf are those of one registration.
func (s *Sittings) CasesOf(ctx context.Context, contest store.ContestID, registration string) ([]*Case, error) {
	hearings, err := s.db.HearingsOf(ctx, contest, registration)
	if err != nil {
		return nil, err
	}
	var out []*Case
	for _, h := range hearings {
		c, err := s.read(ctx, h)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}
