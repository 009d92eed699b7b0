package store

import (
	"context"
	"time"
)

// Reading is one time that somebody saw a film or a document.
type Reading struct {
	ID      string // of the link by which it was seen
	Contest ContestID
	Object  string
	Account AccountID
	Ground  string // by what they may
	At      time.Time
}

// ReadingAction is what the log of accesses calls it.
const ReadingAction = "custodia.abrir"

// NoteReading writes it, once, in its table and in the log of accesses; again is of a
// link that was used before.
func (db *DB) NoteReading(ctx context.Context, r Reading) (again bool, err error) {
	r.At = db.now()
	return again, db.Whole(ctx, func(tx *DB) error {
		var n int
		if err := tx.row(ctx, "SELECT COUNT(*) FROM custody_reading WHERE id = $1", []any{r.ID}, &n); err != nil {
			return err
		}
		if again = n > 0; again {
			return nil
		}
		if _, err := tx.exec(ctx, "INSERT INTO custody_reading (id, contest, object, account, ground, at) VALUES ($1, $2, $3, $4, $5, $6)",
			r.ID, string(r.Contest), r.Object, string(r.Account), r.Ground, micros(r.At)); err != nil {
			return err
		}
		return tx.Note(ctx, Access{At: r.At, Account: r.Account, Contest: r.Contest, Action: ReadingAction, Object: r.Object})
	})
}

const readingSelect = "SELECT r.id, r.contest, r.object, r.account, r.ground, r.at FROM custody_reading r "

// Readings lists those of an object, the last first.
func (db *DB) Readings(ctx context.Context, object string) ([]Reading, error) {
	return db.readings(ctx, readingSelect+"WHERE r.object = $1 ORDER BY r.at DESC", object)
}

// ReadingsAbout lists those of everything that is kept of a person, the last first.
func (db *DB) ReadingsAbout(ctx context.Context, contest ContestID, registration string) ([]Reading, error) {
	return db.readings(ctx, readingSelect+"JOIN custody c ON c.id = r.object WHERE c.contest = $1 AND c.registration = $2 ORDER BY r.at DESC", string(contest), registration)
}

func (db *DB) readings(ctx context.Context, statement string, args ...any) ([]Reading, error) {
	scan := func(into func(...any) error) (r Reading, err error) {
		var at int64
		err = into(&r.ID, &r.Contest, &r.Object, &r.Account, &r.Ground, &at)
		r.At = timeOf(at)
		return r, err
	}
	return rows(ctx, db, scan, statement, args...)
}
