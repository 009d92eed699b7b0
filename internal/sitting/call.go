package sitting

import (
	"context"
	"errors"
	"fmt"

	"certame"
	"certame/confirmation"
	"certame/contest"
	"certame/internal/run"
	"certame/internal/store"
	"certame/trace"
)

// person is somebody whom the law calls before a board.
type person struct{ group, registration string }

// OpenCases opens the case of everybody who must be called and has none, and says how
// many it opened: all who opted for the group and passed the phase before, whatever
// their scores (D 6; L 3 §1).
func (s *Sittings) OpenCases(ctx context.Context, by store.AccountID, id store.ContestID) (opened int, err error) {
	people, err := s.called(ctx, id)
	if err != nil {
		return 0, err
	}
	err = s.db.Whole(ctx, func(tx *store.DB) error {
		known, err := tx.Hearings(ctx, id)
		if err != nil {
			return err
		}
		there := map[person]bool{}
		for _, h := range known {
			there[person{h.Group, h.Registration}] = true
		}
		opened = 0
		for _, p := range people {
			if there[p] {
				continue
			}
			if _, err := tx.AddHearing(ctx, store.Hearing{Contest: id, Group: p.group, Registration: p.registration, By: by}); err != nil {
				return err
			}
			opened++
		}
		return tx.Note(ctx, s.note(by, id, "processo.abrir", fmt.Sprintf("%d processos", opened)))
	})
	return opened, err
}

func (s *Sittings) called(ctx context.Context, id store.ContestID) (people []person, err error) {
	rules, err := s.Rules(ctx, id)
	if err != nil {
		return nil, err
	}
	return people, s.docket.Read(ctx, id, func(l *run.Loaded) error {
		passed := qualified(l)
		for _, r := range rules {
			for _, p := range confirmation.Called(r, l.Roll, passed) {
				people = append(people, person{r.Code(), string(l.Roll.IDs.At(p))})
			}
		}
		return nil
	})
}

// qualified says who passed the phase before the confirmation, by the phases of the
// edital as far as they have marks, or by the final mark. Decisions already taken are
// left aside: who lost the option later still had to be called.
func qualified(l *run.Loaded) confirmation.Qualified {
	if len(l.Terms.Phases) == 0 {
		return confirmation.HasMark(l.Roll)
	}
	roll := *l.Roll
	roll.Denied = make([]certame.GroupSet, roll.Len())
	passed := make([]bool, roll.Len())
	for _, phases := range contest.Prepare(l.Terms, &roll, trace.Log{}, false).Phases {
		for i, p := range phases.Members {
			passed[p] = phases.StopAt[i] < 0 && phases.Stops[i] == certame.NotStopped && len(phases.Results) > 0
		}
	}
	return func(p certame.Person) bool { return passed[p] && roll.State[p] == certame.StateActive }
}

// OpenCase opens the case of one registration for a group, or gives the one there is.
func (s *Sittings) OpenCase(ctx context.Context, by store.AccountID, id store.ContestID, group, registration string) (*Case, error) {
	people, err := s.called(ctx, id)
	if err != nil {
		return nil, err
	}
	for _, p := range people {
		if p != (person{group, registration}) {
			continue
		}
		_, err := s.db.AddHearing(ctx, store.Hearing{Contest: id, Group: group, Registration: registration, By: by})
		if err != nil && !errors.Is(err, store.ErrTaken) && !errors.Is(err, store.ErrAppendOnly) {
			return nil, err
		}
		return s.CaseOf(ctx, id, group, registration)
	}
	return nil, store.ErrNotFound
}
