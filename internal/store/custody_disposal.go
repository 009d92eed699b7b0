package store

import (
	"context"
	"time"
)

// Disposal is what one person proposes to destroy and another confirms. Its states
// are those of a proposal.
type Disposal struct {
	ID       string
	Contest  ContestID
	State    string
	By       AccountID
	At       time.Time
	ClosedBy AccountID
	Closed   time.Time
	Items    []DisposalItem
}

// DisposalItem is one object, since when it may go, and by what.
type DisposalItem struct {
	Object string
	Due    time.Time
	Basis  string
}

const disposalColumns = "id, contest, state, author, at, closed_by, closed"

// ProposeDisposal stores one that is open.
func (db *DB) ProposeDisposal(ctx context.Context, d Disposal) (Disposal, error) {
	id, err := newID()
	if err != nil {
		return d, err
	}
	d.ID, d.State, d.At = id, ProposalOpen, db.now()
	return d, db.Whole(ctx, func(tx *DB) error {
		_, err := tx.exec(ctx, "INSERT INTO custody_disposal ("+disposalColumns+") VALUES ($1, $2, $3, $4, $5, '', 0)", d.ID, string(d.Contest), d.State, string(d.By), micros(d.At))
		for _, item := range d.Items {
			if err == nil {
				_, err = tx.exec(ctx, "INSERT INTO custody_disposal_item (disposal, contest, object, due, basis) VALUES ($1, $2, $3, $4, $5)",
					d.ID, string(d.Contest), item.Object, micros(item.Due), item.Basis)
			}
		}
		return err
	})
}

// Disposal is the one with the identifier, if it is of the contest.
func (db *DB) Disposal(ctx context.Context, contest ContestID, id string) (Disposal, error) {
	list, err := db.disposals(ctx, "id = $1 AND contest = $2", id, string(contest))
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Disposal{}, err
	}
	scan := func(into func(...any) error) (i DisposalItem, err error) {
		var due int64
		err = into(&i.Object, &due, &i.Basis)
		i.Due = timeOf(due)
		return i, err
	}
	list[0].Items, err = rows(ctx, db, scan, "SELECT object, due, basis FROM custody_disposal_item WHERE disposal = $1 ORDER BY object", id)
	return list[0], err
}

// Disposals lists those of a contest without their items, the last first.
func (db *DB) Disposals(ctx context.Context, contest ContestID) ([]Disposal, error) {
	return db.disposals(ctx, "contest = $1 ORDER BY id DESC", string(contest))
}

func (db *DB) disposals(ctx context.Context, where string, args ...any) ([]Disposal, error) {
	scan := func(into func(...any) error) (d Disposal, err error) {
		var at, closed int64
		err = into(&d.ID, &d.Contest, &d.State, &d.By, &at, &d.ClosedBy, &closed)
		d.At, d.Closed = timeOf(at), timeOf(closed)
		return d, err
	}
	return rows(ctx, db, scan, "SELECT "+disposalColumns+" FROM custody_disposal WHERE "+where, args...)
}

// WithdrawDisposal closes one without destroying anything.
func (db *DB) WithdrawDisposal(ctx context.Context, contest ContestID, id string, by AccountID) error {
	return db.Whole(ctx, func(tx *DB) error {
		if _, err := tx.openDisposal(ctx, contest, id); err != nil {
			return err
		}
		return tx.closeDisposal(ctx, id, ProposalWithdrawn, by)
	})
}

// ConfirmDisposal destroys the keys of everything in one, by another person than who
// proposed it, and gives what is kept of it elsewhere. If any of it is held, nothing
// is destroyed.
func (db *DB) ConfirmDisposal(ctx context.Context, contest ContestID, id string, by AccountID) (pieces []CustodyPiece, err error) {
	err = db.Whole(ctx, func(tx *DB) error {
		pieces = nil
		d, err := tx.openDisposal(ctx, contest, id)
		if err != nil {
			return err
		}
		if d.By == by {
			return ErrSamePerson
		}
		holds, err := tx.Holds(ctx, contest)
		if err != nil {
			return err
		}
		held := Held(holds)
		for _, item := range d.Items {
			of, err := tx.dispose(ctx, d, item, held)
			if err != nil {
				return err
			}
			pieces = append(pieces, of...)
		}
		return tx.closeDisposal(ctx, id, ProposalConfirmed, by)
	})
	return pieces, err
}

func (db *DB) dispose(ctx context.Context, d Disposal, item DisposalItem, held map[string]bool) ([]CustodyPiece, error) {
	c, err := db.CustodyObject(ctx, d.Contest, item.Object)
	switch {
	case err != nil:
		return nil, err
	case held[""] || held[c.Registration]:
		return nil, ErrHeld
	case !c.Gone.IsZero():
		return nil, ErrClosed
	}
	if _, err := db.exec(ctx, "INSERT INTO custody_gone (object, contest, disposal, at) VALUES ($1, $2, $3, $4)", c.ID, string(c.Contest), d.ID, micros(db.now())); err != nil {
		return nil, err
	}
	return db.destroy(ctx, c.ID)
}

func (db *DB) openDisposal(ctx context.Context, contest ContestID, id string) (Disposal, error) {
	if _, err := db.holdContest(ctx, contest); err != nil {
		return Disposal{}, err
	}
	d, err := db.Disposal(ctx, contest, id)
	if err == nil && d.State != ProposalOpen {
		err = ErrClosed
	}
	return d, err
}

func (db *DB) closeDisposal(ctx context.Context, id, state string, by AccountID) error {
	return db.one(ctx, "UPDATE custody_disposal SET state = $2, closed = $3, closed_by = $4 WHERE id = $1", id, state, micros(db.now()), string(by))
}
