package store

import (
	"context"
	"time"
)

// Failed counts a failed attempt to enter and says how many there were in a row.
func (db *DB) Failed(ctx context.Context, id AccountID) (failures int, err error) {
	err = db.Whole(ctx, func(tx *DB) error {
		return tx.row(ctx, "UPDATE account SET failures = failures + 1 WHERE id = $1 RETURNING failures", []any{string(id)}, &failures)
	})
	return failures, err
}

// Lock closes an account until an instant.
func (db *DB) Lock(ctx context.Context, id AccountID, until time.Time) error {
	return db.one(ctx, "UPDATE account SET locked_until = $2 WHERE id = $1", string(id), micros(until))
}

// Succeeded forgets the failures.
func (db *DB) Succeeded(ctx context.Context, id AccountID) error {
	return db.one(ctx, "UPDATE account SET failures = 0, locked_until = 0 WHERE id = $1", string(id))
}

// UseTOTP spends a step of the clock of one-time codes. ErrClosed says that it, or
// a later one, was spent already: a code that was seen over a shoulder is worth
// nothing.
func (db *DB) UseTOTP(ctx context.Context, id AccountID, step int64) error {
	n, err := db.exec(ctx, "UPDATE account SET totp_step = $2 WHERE id = $1 AND totp_step < $2", string(id), step)
	if err == nil && n == 0 {
		err = ErrClosed
	}
	return err
}
