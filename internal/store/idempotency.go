package store

import (
	"context"
	"errors"
	"time"
)

// Answer is what was answered to a request that may be repeated.
type Answer struct {
	Status       int
	Header, Body []byte
}

// Claim is the right to carry out a request with a key. Who holds it writes its
// effect and Remember in one Whole: either both stand or none does.
type Claim struct {
	Account  AccountID
	Key      string
	Answered bool   // it was carried out before: Answer has what was answered
	Answer   Answer // of before

	id string
}

// ErrOtherRequest says that the key was used with another request.
var ErrOtherRequest = errors.New("esta chave de idempotência já foi usada com outro pedido")

// Recall claims a key for a request (its digest). When it was answered, the answer
// comes back; *Conflict says that another is carrying it out now. A claim whose
// holder died ends after lease, and its effect did not happen.
func (db *DB) Recall(ctx context.Context, account AccountID, key, request string, lease time.Duration) (*Claim, error) {
	c := &Claim{Account: account, Key: key}
	var err error
	if c.id, err = newID(); err != nil {
		return nil, err
	}
	err = db.Whole(ctx, func(tx *DB) error {
		n, err := tx.exec(ctx, `INSERT INTO idempotency (account, key, request, claim, until, status, header, body, at)
VALUES ($1, $2, $3, $4, $5, 0, $6, $6, $7) ON CONFLICT DO NOTHING`,
			string(account), key, request, c.id, micros(tx.now().Add(lease)), []byte{}, micros(tx.now()))
		if err != nil || n == 1 {
			return err
		}
		return tx.recallAgain(ctx, c, request, lease)
	})
	return c, err
}

func (db *DB) recallAgain(ctx context.Context, c *Claim, request string, lease time.Duration) error {
	var before string
	var until int64
	err := db.row(ctx, "SELECT request, until, status, header, body FROM idempotency WHERE account = $1 AND key = $2"+db.dialect.lock,
		[]any{string(c.Account), c.Key}, &before, &until, &c.Answer.Status, &c.Answer.Header, &c.Answer.Body)
	switch {
	case err != nil:
		return err
	case before != request:
		return ErrOtherRequest
	case c.Answer.Status != 0:
		c.Answered = true
		return nil
	case until > micros(db.now()):
		return &Conflict{What: "request", Seen: c.Key, Last: "em andamento"}
	}
	return db.one(ctx, "UPDATE idempotency SET claim = $3, until = $4 WHERE account = $1 AND key = $2",
		string(c.Account), c.Key, c.id, micros(db.now().Add(lease)))
}

// Remember stores the answer of a claim. *Conflict says that the claim ended and
// is another's: take back everything.
func (db *DB) Remember(ctx context.Context, c *Claim, a Answer) error {
	n, err := db.exec(ctx, "UPDATE idempotency SET status = $4, header = $5, body = $6 WHERE account = $1 AND key = $2 AND claim = $3 AND status = 0",
		string(c.Account), c.Key, c.id, a.Status, whole(a.Header), whole(a.Body))
	if err == nil && n == 0 {
		err = &Conflict{What: "request", Seen: c.Key, Last: "assumido por outro"}
	}
	return err
}

// Forget gives a claim up: the request was refused, and may come again corrected.
func (db *DB) Forget(ctx context.Context, c *Claim) error {
	_, err := db.exec(ctx, "DELETE FROM idempotency WHERE account = $1 AND key = $2 AND claim = $3 AND status = 0", string(c.Account), c.Key, c.id)
	return err
}

// ForgetBefore takes away what was remembered before an instant.
func (db *DB) ForgetBefore(ctx context.Context, at time.Time) (int, error) {
	return db.exec(ctx, "DELETE FROM idempotency WHERE at < $1", micros(at))
}
