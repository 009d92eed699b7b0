package sitting

import (
	"context"
	"errors"
	"slices"

	"certame/confirmation"
	"certame/internal/store"
	"certame/trace"
)

// ReasonsOwed lists the cases whose result waits for the reasons of the account's own
// vote.
func (s *Sittings) ReasonsOwed(ctx context.Context, account store.AccountID, contest store.ContestID) (list []Turn, err error) {
	if err := s.Signed(ctx, account, contest); err != nil {
		return nil, err
	}
	cases, err := s.Cases(ctx, contest, confirmation.ToPublish, confirmation.Appealable, confirmation.AppealVoting, confirmation.ToPublishFinal)
	if err != nil {
		return nil, err
	}
	for _, c := range cases {
		if c.State.Decision.Outcome != confirmation.Undecided {
			continue
		}
		for _, instance := range []confirmation.Instance{confirmation.First, confirmation.OnAppeal} {
			member, err := s.votedAs(ctx, c, instance, account)
			if errors.Is(err, ErrNotMember) {
				continue
			}
			if err != nil {
				return nil, err
			}
			if c.queried(instance, member) {
				list = append(list, Turn{c.ID, c.Registration, c.Group, instance, c.Rules, true})
			}
		}
	}
	return list, nil
}

// queried says whether a person must look at the vote of a member.
func (c *Case) queried(instance confirmation.Instance, member string) bool {
	var log trace.Log
	c.State.Tally(instance, "", &log)
	return slices.ContainsFunc(log.Findings, func(f trace.Finding) bool {
		switch f.Code {
		case "voto.sem_motivo", "voto.fundamento_vedado", "voto.duvida_contraria":
		default:
			return false
		}
		return slices.ContainsFunc(f.Params, func(p trace.Param) bool { return p.Name == "membro" && p.Value.String() == member })
	})
}
