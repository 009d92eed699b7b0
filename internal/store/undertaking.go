package store

import (
	"context"
	"time"
)

// Undertaking is a commitment of secrecy as it was signed: Text is the digest of
// what was signed. Keys are of who votes, and empty of who does not; the private one
// is wrapped by a phrase that nobody keeps.
type Undertaking struct {
	Contest    ContestID
	Number     int // from 1
	Account    AccountID
	Text       string
	PublicKey  []byte
	WrappedKey []byte
	At         time.Time
}

// AddUndertaking stores one; the last of an account is the one in force.
func (db *DB) AddUndertaking(ctx context.Context, u Undertaking) (Undertaking, error) {
	err := db.Whole(ctx, func(tx *DB) error {
		last, err := tx.lastNumber(ctx, "undertaking", u.Contest)
		if err != nil {
			return err
		}
		u.Number, u.At = last+1, tx.now()
		_, err = tx.exec(ctx, "INSERT INTO undertaking ("+undertakingColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7)",
			string(u.Contest), u.Number, string(u.Account), u.Text, whole(u.PublicKey), whole(u.WrappedKey), micros(u.At))
		return err
	})
	return u, err
}

const undertakingColumns = "contest, number, account, text, public_key, wrapped_key, at"

// Undertakings lists those of a contest, in the order in which they were signed.
func (db *DB) Undertakings(ctx context.Context, contest ContestID) ([]Undertaking, error) {
	return db.undertakings(ctx, "contest = $1 ORDER BY number", string(contest))
}

// UndertakingsOf lists those of an account in a contest, the last one first.
func (db *DB) UndertakingsOf(ctx context.Context, account AccountID, contest ContestID) ([]Undertaking, error) {
	return db.undertakings(ctx, "contest = $1 AND account = $2 ORDER BY number DESC", string(contest), string(account))
}

func (db *DB) undertakings(ctx context.Context, where string, args ...any) ([]Undertaking, error) {
	scan := func(into func(...any) error) (u Undertaking, err error) {
		var at int64
		err = into(&u.Contest, &u.Number, &u.Account, &u.Text, &u.PublicKey, &u.WrappedKey, &at)
		u.At = timeOf(at)
		return u, err
	}
	return rows(ctx, db, scan, "SELECT "+undertakingColumns+" FROM undertaking WHERE "+where, args...)
}
