package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math"
	"time"
)

// Access is one line of the log of who did, or looked at, what. Object names
// things by their identifiers; nothing personal belongs in it.
type Access struct {
	Number         int // from 1
	At             time.Time
	Account        AccountID
	Contest        ContestID
	Action, Object string
	Digest         string // of the line and of everything before it
}

// AccessHead is the end of the log. Who has one kept outside of the database can
// show later that nothing before it changed or is missing.
type AccessHead struct {
	Number int
	Digest string
}

// Note adds lines to the log, in their order. It waits for whoever is adding, so
// that in a Whole it should be the last thing done.
func (db *DB) Note(ctx context.Context, list ...Access) error {
	return db.Whole(ctx, func(tx *DB) error {
		head, err := tx.accessHead(ctx, tx.dialect.lock)
		if err != nil {
			return err
		}
		var added [][]any
		for _, a := range list {
			if a.At.IsZero() {
				a.At = tx.now()
			}
			a.Number = head.Number + 1
			a.Digest = a.chained(head.Digest)
			added = append(added, []any{a.Number, micros(a.At), string(a.Account), string(a.Contest), a.Action, a.Object, a.Digest})
			head = AccessHead{a.Number, a.Digest}
		}
		if err := tx.insertMany(ctx, "access (number, at, account, contest, action, object, digest)", "", added); err != nil {
			return err
		}
		return tx.one(ctx, "UPDATE access_head SET number = $1, digest = $2 WHERE id = 1", head.Number, head.Digest)
	})
}

// chained is the digest of a line after the one before. Each part is preceded by its
// length, so that no two different lines are written alike.
func (a *Access) chained(before string) string {
	sum := sha256.New()
	for _, part := range []string{before, fmt.Sprint(a.Number), fmt.Sprint(micros(a.At)), string(a.Account), string(a.Contest), a.Action, a.Object} {
		fmt.Fprintf(sum, "%d:%s,", len(part), part)
	}
	return hex.EncodeToString(sum.Sum(nil))
}

func (db *DB) accessHead(ctx context.Context, lock string) (h AccessHead, err error) {
	return h, db.row(ctx, "SELECT number, digest FROM access_head WHERE id = 1"+lock, nil, &h.Number, &h.Digest)
}

// AccessHead is the end of the log now.
func (db *DB) AccessHead(ctx context.Context) (AccessHead, error) { return db.accessHead(ctx, "") }

// Accesses lists the log from the latest to the oldest, of a contest or, with "",
// of everything; before is the number of the last one seen, 0 at first.
func (db *DB) Accesses(ctx context.Context, contest ContestID, before, limit int) ([]Access, error) {
	if before <= 0 {
		before = math.MaxInt64
	}
	statement := accessColumns + "WHERE contest = $3 AND number < $1 ORDER BY number DESC LIMIT $2"
	args := []any{before, Page{Limit: limit}.limit(), string(contest)}
	if contest == "" {
		statement, args = accessColumns+"WHERE number < $1 ORDER BY number DESC LIMIT $2", args[:2]
	}
	return rows(ctx, db, scanAccess, statement, args...)
}

const accessColumns = "SELECT number, at, account, contest, action, object, digest FROM access "

func scanAccess(into func(...any) error) (a Access, err error) {
	var at int64
	err = into(&a.Number, &at, &a.Account, &a.Contest, &a.Action, &a.Object, &a.Digest)
	a.At = timeOf(at)
	return a, err
}

// AccessesOf lists the lines of a contest about one action, from the latest to the oldest.
func (db *DB) AccessesOf(ctx context.Context, contest ContestID, action string, limit int) ([]Access, error) {
	return rows(ctx, db, scanAccess, accessColumns+"WHERE contest = $1 AND action = $2 ORDER BY number DESC LIMIT $3", string(contest), action, Page{Limit: limit}.limit())
}
