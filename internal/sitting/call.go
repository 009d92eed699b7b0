package sitting

import (
	"context"
	"errors"
	"fmt"

	"certame/internal/convening"
	"certame/internal/run"
	"certame/internal/store"
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
		for _, call := range convening.Calls(l, rules, nil, false) {
			people = append(people, person{call.Group, call.ID})
		}
		return nil
	})
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
