package docket

import (
	"bytes"
	"context"
	"encoding/json"

	"certame/internal/render/tables"
	"certame/internal/store"
	"certame/ledger"
)

// Text is a file about to be published.
type Text struct {
	Name string
	Data []byte
}

// ConfirmBoardsResult makes the proposal an act of two people: the files, of which the
// first gives the act its digest, the facts in the book and what also writes stand
// together, or nothing does. Everybody may read it from then on.
func (d *Docket) ConfirmBoardsResult(ctx context.Context, by store.AccountID, p store.Proposal, texts []Text, facts []ledger.Fact, also func(*store.DB) error) (act store.Act, err error) {
	r, err := BoardsResultOf(p.Payload)
	if err != nil {
		return act, err
	}
	err = d.lend(ctx, p.Contest, func(o *opened) error {
		if err := r.moved(o); err != nil {
			return err
		}
		entries, err := admitAll(o.loaded, facts)
		if err != nil {
			return err
		}
		r.Prepared = Prepared{Plan: Plan{Kind: p.Kind}, Contest: o.loaded.Terms.Name, Act: r.Act} // nothing else of the proposal is published
		made, err := d.boardsAct(ctx, r, texts)
		if err != nil {
			return err
		}
		return d.db.Whole(ctx, func(tx *store.DB) error {
			if err := d.recordIn(ctx, tx, by, o, entries); err != nil {
				return err
			}
			if err := also(tx); err != nil {
				return err
			}
			if act, err = tx.ConfirmProposal(ctx, p.ID, by, made); err != nil {
				return err
			}
			if err := along(ctx, tx, act); err != nil {
				return err
			}
			return tx.Note(ctx, d.note(by, p.Contest, Confirmed, p.Kind+" "+made.Files[0].Digest))
		})
	})
	return act, err
}

// boardsAct is the act that a proposal becomes; its files are kept.
func (d *Docket) boardsAct(ctx context.Context, r BoardsResult, texts []Text) (act store.Act, err error) {
	for _, t := range texts {
		kept, err := d.blobs.Put(ctx, bytes.NewReader(t.Data))
		if err != nil {
			return act, err
		}
		r.Files = append(r.Files, store.File{Name: t.Name, Digest: kept.Digest, Size: kept.Size})
	}
	if r.State = tables.Provisional; r.Kind == LastResult {
		r.State = LastResult
	}
	r.Rows, r.Digest = len(r.Cases), r.Files[0].Digest
	act.Files = r.Files
	act.Payload, err = json.Marshal(r)
	return act, err
}
