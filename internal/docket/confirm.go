package docket

import (
	"context"

	"certame/internal/store"
)

// Confirm makes a proposal an act. The second person types the totals again: who
// only presses a button has confirmed nothing. A proposal about files or facts
// that are not the last any more is not confirmed.
func (d *Docket) Confirm(ctx context.Context, by store.AccountID, proposal string, totals Totals) (act store.Act, err error) {
	p, err := d.db.Proposal(ctx, proposal)
	if err != nil {
		return act, err
	}
	if p.By == by {
		return act, store.ErrSamePerson
	}
	if p.Kind == Reversal {
		return d.confirmReversal(ctx, by, p)
	}
	if OfBoards(p.Kind) { // its facts and its cases come with it: ConfirmBoardsResult
		return act, wrong("tipo", p.Kind, "o resultado das comissões se confirma com os processos dele", "Abra a proposta em Publicar")
	}
	prepared, err := PreparedOf(p.Payload)
	if err != nil {
		return act, err
	}
	if prepared.Totals != totals {
		return act, &WrongTotals{totals, prepared.Totals}
	}
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		if err := stillFresh(ctx, tx, p); err != nil {
			return err
		}
		act, err = tx.ConfirmProposal(ctx, p.ID, by, store.Act{Files: prepared.Files, Payload: p.Payload, ReleaseAt: prepared.Release})
		if err != nil {
			return err
		}
		if err := along(ctx, tx, act); err != nil {
			return err
		}
		return tx.Note(ctx, d.note(by, p.Contest, Confirmed, p.Kind+" "+prepared.Digest))
	})
	return act, err
}

func stillFresh(ctx context.Context, tx *store.DB, p store.Proposal) error {
	v, err := tx.Version(ctx, p.Contest, p.Version)
	if err != nil {
		return err
	}
	r, err := tx.Revision(ctx, p.Contest, 0)
	if err != nil {
		return err
	}
	lines, err := tx.FactLines(ctx, p.Contest)
	if err == nil && (r.Number != v.Revision || len(lines) != v.Facts) {
		err = ErrStale
	}
	return err
}

// Withdraw takes back a proposal.
func (d *Docket) Withdraw(ctx context.Context, by store.AccountID, proposal string) error {
	p, err := d.db.Proposal(ctx, proposal)
	if err != nil {
		return err
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		if err := tx.WithdrawProposal(ctx, proposal, by); err != nil {
			return err
		}
		return tx.Note(ctx, d.note(by, p.Contest, Withdrawn, p.Kind+" "+p.ID))
	})
}
