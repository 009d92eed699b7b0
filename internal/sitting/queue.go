package sitting

import (
	"context"
	"errors"

	"certame/confirmation"
	"certame/internal/store"
)

// Turn is a case that waits for the vote of a member: which one, and nothing of it.
type Turn struct {
	ID, Registration, Group string
	Instance                confirmation.Instance
	Rules                   *confirmation.Rules
	Declared                bool
}

// queueMost bounds what is looked at: a queue is worked through one by one.
const queueMost = 100

// Queue lists the cases of an instance in which an account may vote now, the oldest
// first; more is that there are others behind. Before the term nothing is told.
func (s *Sittings) Queue(ctx context.Context, account store.AccountID, contest store.ContestID, instance confirmation.Instance) (list []Turn, more bool, err error) {
	if err := s.Signed(ctx, account, contest); err != nil {
		return nil, false, err
	}
	open, err := s.db.OpenShares(ctx, account, contest)
	if err != nil {
		return nil, false, err
	}
	for _, share := range open {
		if share.Instance != int(instance) {
			continue
		}
		if len(list) == queueMost {
			return list, true, nil
		}
		turn, waits, err := s.turn(ctx, account, share)
		if err != nil {
			return nil, false, err
		}
		if waits {
			list = append(list, turn)
		}
	}
	return list, false, nil
}

func (s *Sittings) turn(ctx context.Context, account store.AccountID, share store.OpenShare) (t Turn, waits bool, err error) {
	c, err := s.Case(ctx, share.Contest, share.Hearing)
	if err != nil {
		return t, false, err
	}
	u, err := s.urn(ctx, c, confirmation.Instance(share.Instance))
	if errors.Is(err, ErrNotOpen) || err == nil && u.ID != share.Box {
		return t, false, nil
	}
	if err != nil {
		return t, false, err
	}
	mine, err := u.mine(account)
	if err != nil {
		return t, false, nil //nolint:nilerr // it is another's turn, or nobody's
	}
	return Turn{c.ID, c.Registration, c.Group, confirmation.Instance(share.Instance), c.Rules, u.saying(mine.Member) == NoImpediment}, true, nil
}
