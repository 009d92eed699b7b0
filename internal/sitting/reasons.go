package sitting

import (
	"context"
	"slices"
	"strings"

	"certame/confirmation"
	"certame/internal/store"
)

// GiveReasons completes the reasons of the member's own vote after the board closed,
// when they were missing or rested on what is never admitted. The vote stands as
// it was cast.
func (s *Sittings) GiveReasons(ctx context.Context, account store.AccountID, contest store.ContestID, id string, instance confirmation.Instance, reason string) (*Case, error) {
	if reason = strings.TrimSpace(reason); reason == "" || len([]rune(reason)) > reasonMost {
		return nil, problem("motivos", "faltam os motivos, ou são longos demais", "Escreva o que fundamenta o voto, em até 3.000 caracteres")
	}
	return s.change(ctx, account, contest, id, AnySeen, func(tx *Sittings, c *Case) ([]New, error) {
		member, err := tx.votedAs(ctx, c, instance, account)
		if err != nil {
			return nil, err
		}
		return []New{{Reasoned, Body{Instance: instance, Member: member, Reason: reason}}}, nil
	})
}

// votedAs is the code under which an account voted in an instance that closed:
// ErrNotMember when it did not.
func (s *Sittings) votedAs(ctx context.Context, c *Case, instance confirmation.Instance, account store.AccountID) (string, error) {
	o := c.opening(instance)
	if o == nil {
		return "", ErrNotMember
	}
	ballots, err := s.db.Ballots(ctx, c.Contest, o.Box)
	if err != nil {
		return "", err
	}
	for _, b := range ballots {
		counted := slices.ContainsFunc(c.State.Ballots[instance], func(v confirmation.Ballot) bool { return v.Member == b.Member })
		if b.Account == account && counted {
			return b.Member, nil
		}
	}
	return "", ErrNotMember
}
