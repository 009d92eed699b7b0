package store

import (
	"context"
	"time"
)

// Custody is a film or a document that is kept whole. Its bytes are in sealed pieces,
// apart; its key, in a table of its own. What is here stays after both are destroyed.
type Custody struct {
	ID                  string
	Contest             ContestID
	Kind, Piece, Class  string
	Group, Registration string
	By                  AccountID
	At                  time.Time
	Size                int64
	Media, Digest       string // of the bytes in the clear
	Name                []byte // sealed
	Gone                time.Time
	Disposal            string // that took it away
	Readings            int
}

// CustodyPiece is a run of bytes of an object, sealed and kept under a digest.
type CustodyPiece struct {
	Start, Size int64
	Digest      string
}

const custodySelect = `SELECT c.id, c.contest, c.kind, c.piece, c.class, c.grp, c.registration, c.author, c.at, c.size, c.media, c.digest, c.name,
COALESCE(g.at, 0), COALESCE(g.disposal, ''), (SELECT COUNT(*) FROM custody_reading r WHERE r.object = c.id)
FROM custody c LEFT JOIN custody_gone g ON g.object = c.id WHERE `

// CustodyObject is the one with the identifier, if it is of the contest.
func (db *DB) CustodyObject(ctx context.Context, contest ContestID, id string) (Custody, error) {
	list, err := db.custodies(ctx, "c.id = $1 AND c.contest = $2", id, string(contest))
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Custody{}, err
	}
	return list[0], nil
}

// CustodyOf lists what is kept of a person in a contest, the first first; of all its
// groups when none is said.
func (db *DB) CustodyOf(ctx context.Context, contest ContestID, registration, group string) ([]Custody, error) {
	return db.custodies(ctx, "c.contest = $1 AND c.registration = $2 AND (c.grp = $3 OR $3 = '') ORDER BY c.id", string(contest), registration, group)
}

// CustodyList lists what is kept in a contest after an identifier ("" at first).
func (db *DB) CustodyList(ctx context.Context, contest ContestID, after string, limit int) ([]Custody, error) {
	return db.custodies(ctx, "c.contest = $1 AND c.id > $2 ORDER BY c.id LIMIT $3", string(contest), after, Page{Limit: limit}.limit())
}

// CustodyOfKind lists all that is kept of a kind in a contest, the first first.
func (db *DB) CustodyOfKind(ctx context.Context, contest ContestID, kind string) ([]Custody, error) {
	return db.custodies(ctx, "c.contest = $1 AND c.kind = $2 ORDER BY c.id", string(contest), kind)
}

func (db *DB) custodies(ctx context.Context, where string, args ...any) ([]Custody, error) {
	scan := func(into func(...any) error) (c Custody, err error) {
		var at, gone int64
		err = into(&c.ID, &c.Contest, &c.Kind, &c.Piece, &c.Class, &c.Group, &c.Registration, &c.By, &at, &c.Size, &c.Media, &c.Digest, &c.Name, &gone, &c.Disposal, &c.Readings)
		c.At, c.Gone = timeOf(at), timeOf(gone)
		return c, err
	}
	return rows(ctx, db, scan, custodySelect+where, args...)
}

// CustodyKey is the wrapped key of an object; ErrNotFound once it was destroyed.
func (db *DB) CustodyKey(ctx context.Context, object string) (wrapped []byte, err error) {
	return wrapped, db.row(ctx, "SELECT wrapped FROM custody_key WHERE object = $1", []any{object}, &wrapped)
}

// CustodyPieces are the pieces of an object, in their order.
func (db *DB) CustodyPieces(ctx context.Context, object string) ([]CustodyPiece, error) {
	scan := func(into func(...any) error) (p CustodyPiece, err error) {
		return p, into(&p.Start, &p.Size, &p.Digest)
	}
	return rows(ctx, db, scan, "SELECT start, size, digest FROM custody_piece WHERE object = $1 ORDER BY start", object)
}
