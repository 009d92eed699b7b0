package custody

import (
	"context"
	"errors"

	"certame/internal/store"
)

// ProposeDisposal proposes to destroy everything of a contest whose time is over and
// that nothing holds.
func (v *Vault) ProposeDisposal(ctx context.Context, by store.AccountID, contest store.ContestID) (store.Disposal, error) {
	dues, err := v.Dues(ctx, contest)
	if err != nil {
		return store.Disposal{}, err
	}
	d := store.Disposal{Contest: contest, By: by}
	for _, due := range dues {
		if due.Over(v.Clock()) {
			d.Items = append(d.Items, store.DisposalItem{Object: due.ID, Due: due.At, Basis: due.Class.Name + ": " + due.Class.Note})
		}
	}
	if len(d.Items) == 0 {
		return d, refuse("PRAZO", "Nada passou do prazo de guarda, ou há guarda legal sobre tudo.", "Veja os prazos na página da custódia.")
	}
	err = v.Store.Whole(ctx, func(tx *store.DB) error {
		if d, err = tx.ProposeDisposal(ctx, d); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: by, Contest: contest, Action: "eliminacao.propor", Object: d.ID})
	})
	return d, err
}

// ConfirmDisposal destroys the keys of what another person proposed, and then the
// bytes. Digests and who read what stay. If the program dies between the two, the bytes
// that are left open for nobody.
func (v *Vault) ConfirmDisposal(ctx context.Context, by store.AccountID, contest store.ContestID, id string) error {
	if err := v.stillOver(ctx, contest, id); err != nil {
		return err
	}
	var pieces []store.CustodyPiece
	err := v.Store.Whole(ctx, func(tx *store.DB) (err error) {
		if pieces, err = tx.ConfirmDisposal(ctx, contest, id, by); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: by, Contest: contest, Action: "eliminacao.confirmar", Object: id})
	})
	if err != nil {
		return err
	}
	done := context.WithoutCancel(ctx)
	return errors.Join(v.Store.ScrubKeys(done), v.erase(done, pieces))
}

// stillOver holds that the time of everything proposed is still over: the validity may
// have been extended meanwhile.
func (v *Vault) stillOver(ctx context.Context, contest store.ContestID, id string) error {
	d, err := v.Store.Disposal(ctx, contest, id)
	if err != nil {
		return err
	}
	dues, err := v.Dues(ctx, contest)
	if err != nil {
		return err
	}
	over := map[string]bool{}
	for _, due := range dues {
		over[due.ID] = due.Over(v.Clock())
		if due.Held { // said better below
			over[due.ID] = true
		}
	}
	for _, item := range d.Items {
		if d.State == store.ProposalOpen && !over[item.Object] {
			return refuse("PRAZO", "O prazo de guarda mudou desde a proposta, e parte dela ainda não pode ser eliminada.", "Retire a proposta e faça outra.")
		}
	}
	return nil
}

// WithdrawDisposal closes a proposal without destroying anything.
func (v *Vault) WithdrawDisposal(ctx context.Context, by store.AccountID, contest store.ContestID, id string) error {
	return v.Store.Whole(ctx, func(tx *store.DB) error {
		if err := tx.WithdrawDisposal(ctx, contest, id, by); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: by, Contest: contest, Action: "eliminacao.retirar", Object: id})
	})
}
