package docket

import (
	"context"
	"encoding/json"

	"certame"
	"certame/edital"
	"certame/internal/store"
	"certame/ledger"
)

// Reversing is a proposal to take the effect from a fact.
type Reversing struct {
	Fact   string `json:"fato"`
	Reason string `json:"motivo"`
	Act    string `json:"ato,omitempty"`
	Author string `json:"autor"` // as the book will name who registers it
	Day    string `json:"data"`  // of the reversal, DD/MM/AAAA
	Head   string `json:"cabeca"`
}

// ProposeReversal waits for a second person to take the effect from a fact. It is
// refused already now if it cannot be.
func (d *Docket) ProposeReversal(ctx context.Context, by store.AccountID, id store.ContestID, r Reversing) (p store.Proposal, err error) {
	f, head, err := r.fact()
	if err != nil {
		return p, err
	}
	err = d.lend(ctx, id, func(o *opened) error {
		if o.key.head != head {
			return &store.Conflict{What: "facts", Seen: head.String(), Last: o.key.head.String()}
		}
		_, err := admit(o.loaded, o.loaded.Lines, f, nil)
		return err
	})
	if err != nil {
		return p, err
	}
	payload, err := json.Marshal(r)
	if err != nil {
		return p, err
	}
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		p, err = tx.Propose(ctx, store.Proposal{Contest: id, Kind: Reversal, Payload: payload, By: by})
		if err != nil {
			return err
		}
		if err := along(ctx, tx, p); err != nil {
			return err
		}
		return tx.Note(ctx, d.note(by, id, Proposed, Reversal+" "+r.Fact))
	})
	return p, err
}

// ReversingOf reads such a proposal.
func ReversingOf(payload []byte) (r Reversing, err error) { return r, json.Unmarshal(payload, &r) }

func (r *Reversing) fact() (f ledger.Fact, head ledger.Digest, err error) {
	day, ok := certame.ParseDate([]byte(r.Day))
	if !ok {
		return f, head, wrong("data", r.Day, "não é uma data", "Escreva como 10/03/2026")
	}
	if head, ok = ledger.ParseDigest(r.Head); !ok {
		return f, head, wrong("cabeca", r.Head, "não é o resumo de um livro", "Abra de novo a página do livro")
	}
	f = ledger.Fact{
		Kind: ledger.Reversal, Version: ledger.Reversal.Version(), At: edital.Instant{Date: day, Second: ledger.WholeDay}, Act: r.Act, Author: r.Author,
		Data: []ledger.Field{{Name: "fato", Value: r.Fact}, {Name: "motivo", Value: r.Reason}},
	}
	return f, head, nil
}

// confirmReversal adds the reversal to the book and closes the proposal, together.
func (d *Docket) confirmReversal(ctx context.Context, by store.AccountID, p store.Proposal) (act store.Act, err error) {
	r, err := ReversingOf(p.Payload)
	if err != nil {
		return act, err
	}
	f, head, err := r.fact()
	if err != nil {
		return act, err
	}
	err = d.lend(ctx, p.Contest, func(o *opened) error {
		_, err := d.store(ctx, by, o, head, f, nil, func(tx *store.DB, _ *Consequences) (any, error) {
			act, err = tx.ConfirmProposal(ctx, p.ID, by, store.Act{Payload: p.Payload})
			return act, err
		})
		return err
	})
	return act, err
}
