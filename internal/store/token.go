package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"time"
)

// Token is what works once: a link, a recovery code. The store keeps the digest of
// the secret only, so that who reads the database cannot use it.
type Token struct {
	Kind, Subject string
	Payload       []byte
	Expires       time.Time // a zero one is never
}

func digestOf(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}

// AddToken stores a token under its secret.
func (db *DB) AddToken(ctx context.Context, secret string, t Token) error {
	_, err := db.exec(ctx, "INSERT INTO token (digest, kind, subject, payload, expires, used) VALUES ($1, $2, $3, $4, $5, 0)",
		digestOf(secret), t.Kind, t.Subject, whole(t.Payload), micros(t.Expires))
	return err
}

// Token looks at one that still works, without using it; ErrClosed when it does
// not.
func (db *DB) Token(ctx context.Context, kind, secret string) (t Token, err error) {
	var expires, used int64
	err = db.row(ctx, "SELECT kind, subject, payload, expires, used FROM token WHERE digest = $1 AND kind = $2", []any{digestOf(secret), kind},
		&t.Kind, &t.Subject, &t.Payload, &expires, &used)
	t.Expires = timeOf(expires)
	if err == nil && (used != 0 || expires != 0 && expires <= micros(db.now())) {
		err = ErrClosed
	}
	return t, err
}

// UseToken uses it: of two that come at the same time, one gets ErrClosed.
func (db *DB) UseToken(ctx context.Context, kind, secret string) (t Token, err error) {
	err = db.Whole(ctx, func(tx *DB) error {
		if t, err = tx.Token(ctx, kind, secret); err != nil {
			return err
		}
		n, err := tx.exec(ctx, "UPDATE token SET used = $2 WHERE digest = $1 AND used = 0", digestOf(secret), micros(tx.now()))
		if err == nil && n == 0 {
			err = ErrClosed
		}
		return err
	})
	return t, err
}

// RemoveTokens takes every token of a kind from a subject, used or not.
func (db *DB) RemoveTokens(ctx context.Context, kind, subject string) error {
	_, err := db.exec(ctx, "DELETE FROM token WHERE kind = $1 AND subject = $2", kind, subject)
	return err
}

// CountTokens is how many of a kind a subject can still use.
func (db *DB) CountTokens(ctx context.Context, kind, subject string) (n int, err error) {
	return n, db.row(ctx, "SELECT COUNT(*) FROM token WHERE kind = $1 AND subject = $2 AND used = 0 AND (expires = 0 OR expires > $3)",
		[]any{kind, subject, micros(db.now())}, &n)
}

// ForgetTokens takes away those of a kind that are over, and says how many.
func (db *DB) ForgetTokens(ctx context.Context, kind string) (int, error) {
	return db.exec(ctx, "DELETE FROM token WHERE kind = $1 AND expires <> 0 AND expires <= $2", kind, micros(db.now()))
}
