package sitting

import (
	"context"
	"errors"
	"slices"
	"strings"

	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/store"
)

// Substitution is a titular who leaves a board, and the alternate who takes the place.
type Substitution struct {
	After     int // the revision that was seen
	Titular   boards.Seat
	Alternate string
	Reason    string
	InCases   bool // also in the cases open for votes in which the titular has not voted
}

// Proposed is the composition that it would make.
func (s *Sittings) Proposed(ctx context.Context, contest store.ContestID, sub Substitution) (*Panel, error) {
	now, err := s.docket.Boards(ctx, contest)
	if err != nil {
		return nil, err
	}
	next, err := now.Roster.Promoted(sub.Titular, sub.Alternate)
	if err != nil {
		return nil, err
	}
	return s.ProposedPanel(ctx, contest, next.CSV())
}

// Substitute makes it, with its reason: in the file and, if it is asked, in the cases
// open for votes, all together or nothing. A vote already given stands.
func (s *Sittings) Substitute(ctx context.Context, by store.AccountID, contest store.ContestID, sub Substitution) error {
	if sub.Reason = strings.TrimSpace(sub.Reason); sub.Reason == "" {
		return problem("motivo", "falta o motivo da substituição", "Diga por que quem sai deixa a comissão: fica na revisão")
	}
	next, err := s.Proposed(ctx, contest, sub)
	if err != nil {
		return err
	}
	var cases []string
	for _, u := range next.UnderWay {
		if sub.InCases && sub.Titular.SameBoard(u.Board) {
			cases = u.Cases
		}
	}
	ctx = docket.Along(ctx, func(tx *store.DB, _ any) error {
		for _, id := range cases {
			if err := s.in(tx).leaves(ctx, by, contest, id, sub.Titular.Code, sub.Reason); err != nil {
				return err
			}
		}
		return nil
	})
	why := "substituição de " + sub.Titular.Code + " por " + sub.Alternate + ": " + sub.Reason
	_, err = s.docket.Compose(ctx, by, contest, sub.After, why, next.Roster)
	return err
}

// leaves puts the next of a seat in the place of a member who sits in it in a case and
// has not voted; who does not sit, or voted, is left as they are.
func (s *Sittings) leaves(ctx context.Context, by store.AccountID, contest store.ContestID, id, code, reason string) error {
	_, err := s.change(ctx, by, contest, id, AnySeen, func(tx *Sittings, c *Case) ([]New, error) {
		u, err := tx.urn(ctx, c, c.Instance())
		if errors.Is(err, ErrNotOpen) { // closed since the person looked
			return nil, nil
		}
		if err != nil {
			return nil, err
		}
		at := slices.IndexFunc(u.seats, func(seat Seat) bool { return u.sits(seat) == code })
		if at < 0 || u.voted(u.seats[at].Titular) {
			return nil, nil
		}
		seat := u.seats[at]
		u.replaced = append(u.replaced, code)
		if u.sits(seat) == "" {
			return nil, problem("lugar", "no processo da inscrição "+c.Registration+", já aberto para votação, ninguém mais pode votar no lugar de "+seat.Titular, "Substitua só na composição, ou anule antes a urna daquele processo")
		}
		return []New{{Replaced, Body{Instance: c.Instance(), Member: code, InPlaceOf: seat.Titular, Reason: reason, Text: u.ID}}}, nil
	})
	return err
}
