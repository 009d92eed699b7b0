package store

import (
	"context"
	"time"
)

// States of a proposal.
const (
	ProposalOpen      = "aberta"
	ProposalConfirmed = "confirmada"
	ProposalWithdrawn = "retirada"
)

// Proposal is what one person proposes and another confirms.
type Proposal struct {
	ID          string
	Contest     ContestID
	Kind        string
	Version     int
	Payload     []byte
	By          AccountID
	At, Expires time.Time // a zero Expires is never
	State       string
	Closed      time.Time
	ClosedBy    AccountID
}

const proposalColumns = "id, contest, kind, version, payload, author, at, expires, state, closed, closed_by"

// Propose stores an open proposal.
func (db *DB) Propose(ctx context.Context, p Proposal) (Proposal, error) {
	id, err := newID()
	if err != nil {
		return p, err
	}
	p.ID, p.At, p.State = id, db.now(), ProposalOpen
	_, err = db.exec(ctx, "INSERT INTO proposal ("+proposalColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, '')",
		p.ID, string(p.Contest), p.Kind, p.Version, whole(p.Payload), string(p.By), micros(p.At), micros(p.Expires), p.State)
	return p, err
}

// Proposal is the one with the identifier, whatever its state.
func (db *DB) Proposal(ctx context.Context, id string) (Proposal, error) {
	return db.proposalWhere(ctx, "id = $1", id)
}

func (db *DB) proposalWhere(ctx context.Context, where string, args ...any) (Proposal, error) {
	list, err := db.proposals(ctx, where, args...)
	if err != nil {
		return Proposal{}, err
	}
	if len(list) == 0 {
		return Proposal{}, ErrNotFound
	}
	return list[0], nil
}

// Proposals lists the open ones that have not expired, the oldest first.
func (db *DB) Proposals(ctx context.Context, contest ContestID) ([]Proposal, error) {
	return db.proposals(ctx, "contest = $1 AND state = $2 AND (expires = 0 OR expires > $3) ORDER BY id", string(contest), ProposalOpen, micros(db.now()))
}

// AllProposals lists every one, in whatever state, the latest first.
func (db *DB) AllProposals(ctx context.Context, contest ContestID) ([]Proposal, error) {
	return db.proposals(ctx, "contest = $1 ORDER BY id DESC", string(contest))
}

func (db *DB) proposals(ctx context.Context, where string, args ...any) ([]Proposal, error) {
	scan := func(into func(...any) error) (p Proposal, err error) {
		var at, expires, closed int64
		err = into(&p.ID, &p.Contest, &p.Kind, &p.Version, &p.Payload, &p.By, &at, &expires, &p.State, &closed, &p.ClosedBy)
		p.At, p.Expires, p.Closed = timeOf(at), timeOf(expires), timeOf(closed)
		return p, err
	}
	return rows(ctx, db, scan, "SELECT "+proposalColumns+" FROM proposal WHERE "+where, args...)
}

// WithdrawProposal closes an open proposal without an act.
func (db *DB) WithdrawProposal(ctx context.Context, id string, by AccountID) error {
	return db.Whole(ctx, func(tx *DB) error {
		if _, err := tx.openProposal(ctx, id); err != nil {
			return err
		}
		return tx.closeProposal(ctx, id, ProposalWithdrawn, by)
	})
}

// openProposal holds the proposal's contest and the proposal, which must be open:
// ErrClosed otherwise.
func (db *DB) openProposal(ctx context.Context, id string) (Proposal, error) {
	p, err := db.Proposal(ctx, id)
	if err != nil {
		return p, err
	}
	if _, err := db.holdContest(ctx, p.Contest); err != nil {
		return p, err
	}
	p, err = db.Proposal(ctx, id)
	if err == nil && (p.State != ProposalOpen || !p.Expires.IsZero() && !p.Expires.After(db.now())) {
		err = ErrClosed
	}
	return p, err
}

func (db *DB) closeProposal(ctx context.Context, id, state string, by AccountID) error {
	return db.one(ctx, "UPDATE proposal SET state = $2, closed = $3, closed_by = $4 WHERE id = $1", id, state, micros(db.now()), string(by))
}
