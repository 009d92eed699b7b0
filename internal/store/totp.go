package store

import "context"

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
