package docket

import (
	"context"
	"encoding/json"

	"certame/internal/store"
)

// Results of the boards, which two people publish (S32).
const (
	FirstResult = "provisorio" // from it the period of the appeal runs
	LastResult  = "definitivo"
)

// OfBoards says that an act is a result of the boards.
func OfBoards(kind string) bool { return kind == FirstResult || kind == LastResult }

// BoardsResult is a proposal to publish a result of the boards: of which cases, as they
// were seen, over which files and which book. It has no conclusion: the document is made
// when it is confirmed, and until then there is nothing to read.
type BoardsResult struct {
	Prepared
	Revision int        `json:"revisao"`
	Head     string     `json:"cabeca"`
	Cases    []SeenCase `json:"processos"`
}

// SeenCase is a case and how many events it had.
type SeenCase struct {
	ID   string `json:"processo"`
	Seen int    `json:"visto"`
}

// BoardsResultOf reads such a proposal, or the act that came of it.
func BoardsResultOf(payload []byte) (r BoardsResult, err error) {
	return r, json.Unmarshal(payload, &r)
}

// ProposeBoardsResult waits for a second person to publish a result of the boards.
func (d *Docket) ProposeBoardsResult(ctx context.Context, by store.AccountID, id store.ContestID, r BoardsResult) (p store.Proposal, err error) {
	err = d.lend(ctx, id, func(o *opened) error {
		r.Contest, r.Revision, r.Head = o.loaded.Terms.Name, o.key.revision, o.key.head.String()
		payload, err := json.Marshal(r)
		if err != nil {
			return err
		}
		return d.db.Whole(ctx, func(tx *store.DB) error {
			p, err = tx.Propose(ctx, store.Proposal{Contest: id, Kind: r.Kind, Payload: payload, By: by})
			if err != nil {
				return err
			}
			if err := along(ctx, tx, p); err != nil {
				return err
			}
			return tx.Note(ctx, d.note(by, id, Proposed, r.Kind+" "+p.ID))
		})
	})
	return p, err
}

// Moved fails with ErrMoved when the files or the book are not those of the proposal any
// more: what it changes in the lists may be other.
func (d *Docket) Moved(ctx context.Context, id store.ContestID, r BoardsResult) error {
	return d.lend(ctx, id, func(o *opened) error { return r.moved(o) })
}

func (r *BoardsResult) moved(o *opened) error {
	if o.key.revision != r.Revision || o.key.head.String() != r.Head {
		return ErrMoved
	}
	return nil
}
