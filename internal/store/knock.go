package store

import (
	"context"
	"time"
)

// Knock counts one attempt at the door of a name before it is known whether it
// is right, so that many at the same time count as many. When the door is closed it
// counts nothing and says until when. closes says for how long it closes after so
// many attempts in a row. A day without any forgets them. It gives the attempts in a
// row, this one too when it counted.
//
// The name is not an account: a door closes alike whether or not anybody lives
// behind it, and whoever tries learns nothing. Only its digest is kept.
func (db *DB) Knock(ctx context.Context, name string, closes func(attempts int) time.Duration) (attempts int, closedUntil time.Time, err error) {
	key := digestOf(name)
	err = db.Whole(ctx, func(tx *DB) error {
		closedUntil = time.Time{}
		// The update changes nothing and holds the row until the end.
		if _, err := tx.exec(ctx, `INSERT INTO knock (key, attempts, closed_until, last) VALUES ($1, 0, 0, 0)
ON CONFLICT (key) DO UPDATE SET last = knock.last`, key); err != nil {
			return err
		}
		var until, last int64
		if err := tx.row(ctx, "SELECT attempts, closed_until, last FROM knock WHERE key = $1", []any{key}, &attempts, &until, &last); err != nil {
			return err
		}
		now := tx.now()
		if timeOf(until).After(now) {
			closedUntil = timeOf(until)
			return nil
		}
		if now.Sub(timeOf(last)) > forgotten {
			attempts = 0
		}
		attempts++
		return tx.one(ctx, "UPDATE knock SET attempts = $2, closed_until = $3, last = $4 WHERE key = $1",
			key, attempts, micros(now.Add(closes(attempts))), micros(now))
	})
	return attempts, closedUntil, err
}

// forgotten is how long without an attempt makes a door new.
const forgotten = 24 * time.Hour

// Answered forgets the attempts at a door: the last one was right.
func (db *DB) Answered(ctx context.Context, name string) error {
	_, err := db.exec(ctx, "DELETE FROM knock WHERE key = $1", digestOf(name))
	return err
}

// ForgetKnocks takes away the doors nobody came to for a day, and says how many.
func (db *DB) ForgetKnocks(ctx context.Context) (int, error) {
	return db.exec(ctx, "DELETE FROM knock WHERE last <= $1", micros(db.now().Add(-forgotten)))
}
