package sitting

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"certame/confirmation"
	"certame/internal/store"
)

// Summon calls many people, all of them or none: each has an hour in the agenda and an
// event in their case, which is opened if need be. Who was called already is a
// *store.Conflict of everything.
func (s *Sittings) Summon(ctx context.Context, by store.AccountID, contest store.ContestID, list []store.Summons) error {
	if _, err := s.OpenCases(ctx, by, contest); err != nil {
		return raced(err)
	}
	cases, err := s.Cases(ctx, contest, confirmation.ToSummon)
	if err != nil {
		return err
	}
	waiting := map[person]*Case{}
	for _, c := range cases {
		waiting[person{c.Group, c.Registration}] = c
	}
	entries := make([]Entry, len(list))
	for i := range list {
		c := waiting[person{list[i].Group, list[i].Registration}]
		if c == nil {
			return &store.Conflict{What: "agenda", Seen: list[i].Registration, Last: "já convocada ou fora da convocação"}
		}
		list[i].Sequence, list[i].Contest, list[i].By = 0, contest, by
		entries[i] = Entry{c, []New{{Summoned, called(&list[i], "")}}}
	}
	if _, err := s.contestKey(ctx, contest); err != nil {
		return err
	}
	return raced(s.db.Whole(ctx, func(tx *store.DB) error {
		if err := tx.AddSummons(ctx, list); err != nil {
			return err
		}
		return s.in(tx).appendAll(ctx, by, contest, entries)
	}))
}

// raced is an error; that somebody did the same at the same time is a conflict.
func raced(err error) error {
	if errors.Is(err, store.ErrTaken) || errors.Is(err, store.ErrAppendOnly) {
		return &store.Conflict{What: "agenda", Seen: "por convocar", Last: "já convocada"}
	}
	return err
}

// called is what the event of a summons says.
func called(to *store.Summons, reason string) Body {
	slot := Slot{Ends: At(InstantOf(to.Ends)), City: to.City, Room: to.Room}
	return Body{Session: At(InstantOf(to.Starts)), Text: reason, Detail: Detailed(slot)}
}

// Reschedule gives somebody another hour, with the reason, which stays in the case.
// What the moment does not allow is a *Refusal.
func (s *Sittings) Reschedule(ctx context.Context, by store.AccountID, contest store.ContestID, to store.Summons, reason string) (given store.Summons, err error) {
	reason = strings.TrimSpace(reason)
	switch {
	case reason == "":
		return to, ErrNoText
	case len(reason) > mostText:
		return to, ErrLongText
	}
	h, err := s.db.HearingOf(ctx, contest, to.Group, to.Registration)
	if err != nil {
		return to, err
	}
	_, err = s.change(ctx, by, contest, h.ID, AnySeen, func(tx *Sittings, _ *Case) ([]New, error) {
		given = to
		given.Contest, given.By = contest, by
		list, err := tx.db.SummonsesOf(ctx, contest, to.Registration)
		if err != nil {
			return nil, err
		}
		given.Sequence = 0
		for _, before := range list {
			if before.Group == to.Group {
				given.Sequence = before.Sequence + 1
			}
		}
		if given.Sequence != to.Sequence {
			return nil, &store.Conflict{What: "agenda", Seen: fmt.Sprint(to.Sequence), Last: fmt.Sprint(given.Sequence)}
		}
		if err := tx.db.AddSummons(ctx, []store.Summons{given}); err != nil {
			return nil, err
		}
		return []New{{Summoned, called(&given, reason)}}, nil
	})
	return given, err
}
