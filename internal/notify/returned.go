package notify

import (
	"context"

	"certame/internal/store"
)

// Returned keeps that a message came back, and what that says of its address. One that is
// known to have come back, or that the person confirmed, stays as it is: fresh is false.
func (o *Office) Returned(ctx context.Context, m *store.Message, reason, became string) (fresh bool, err error) {
	if m.Last.State != Sent && m.Last.State != Unsure {
		return false, nil
	}
	history, err := o.History(ctx, m.Contest, m.ID)
	if err != nil {
		return false, err
	}
	to := ""
	for _, s := range history {
		if s.To != "" {
			to = s.To
		}
	}
	mark, err := o.AddressMark(ctx, to)
	if err != nil {
		return false, err
	}
	sealed, err := o.seal(ctx, statePlace(m.Contest, m.ID), detail{Text: reason, To: to})
	if err != nil {
		return false, err
	}
	err = o.db.Whole(ctx, func(tx *store.DB) error {
		if err := tx.AddMessageState(ctx, store.MessageState{Message: m.ID, Contest: m.Contest, State: Bounced, Sealed: sealed}, m.Last.Number); err != nil {
			return err
		}
		if to == "" {
			return nil
		}
		return tx.AddAddressState(ctx, store.AddressState{Address: mark, State: became, Message: m.ID})
	})
	if moved(err) {
		return false, nil
	}
	return err == nil, err
}
