package store

import (
	"context"
	"time"
)

// Identity is who an account is for a provider of identities.
type Identity struct {
	Issuer, Subject string
	Account         AccountID
	At              time.Time
}

// Link joins an identity to an account; ErrTaken when it is joined to one.
func (db *DB) Link(ctx context.Context, i Identity) error {
	_, err := db.exec(ctx, "INSERT INTO identity (issuer, subject, account, at) VALUES ($1, $2, $3, $4)",
		i.Issuer, i.Subject, string(i.Account), micros(db.now()))
	return err
}

// AccountOf is the account of an identity.
func (db *DB) AccountOf(ctx context.Context, issuer, subject string) (Account, error) {
	return db.accountWhere(ctx, "id = (SELECT account FROM identity WHERE issuer = $1 AND subject = $2)", issuer, subject)
}

// Identities lists those of an account.
func (db *DB) Identities(ctx context.Context, account AccountID) ([]Identity, error) {
	scan := func(into func(...any) error) (i Identity, err error) {
		var at int64
		err = into(&i.Issuer, &i.Subject, &i.Account, &at)
		i.At = timeOf(at)
		return i, err
	}
	return rows(ctx, db, scan, "SELECT issuer, subject, account, at FROM identity WHERE account = $1 ORDER BY issuer, subject", string(account))
}

// Unlink parts an identity from its account.
func (db *DB) Unlink(ctx context.Context, account AccountID, issuer, subject string) error {
	return db.one(ctx, "DELETE FROM identity WHERE account = $1 AND issuer = $2 AND subject = $3", string(account), issuer, subject)
}
