package store

import (
	"context"
	"time"
)

// Credential is a key of WebAuthn; what Data has is for who verifies it.
type Credential struct {
	ID       []byte
	Account  AccountID
	Name     string
	Data     []byte
	At, Used time.Time
}

// AddCredential stores a key; ErrTaken when it is there.
func (db *DB) AddCredential(ctx context.Context, c Credential) error {
	_, err := db.exec(ctx, "INSERT INTO credential (id, account, name, data, at, used) VALUES ($1, $2, $3, $4, $5, 0)",
		whole(c.ID), string(c.Account), c.Name, whole(c.Data), micros(db.now()))
	return err
}

// UseCredential stores what a key is after it was used.
func (db *DB) UseCredential(ctx context.Context, account AccountID, id, data []byte) error {
	return db.one(ctx, "UPDATE credential SET data = $3, used = $4 WHERE id = $1 AND account = $2", id, string(account), whole(data), micros(db.now()))
}

// Credentials lists the keys of an account, the oldest first.
func (db *DB) Credentials(ctx context.Context, account AccountID) ([]Credential, error) {
	scan := func(into func(...any) error) (c Credential, err error) {
		var at, used int64
		err = into(&c.ID, &c.Account, &c.Name, &c.Data, &at, &used)
		c.At, c.Used = timeOf(at), timeOf(used)
		return c, err
	}
	return rows(ctx, db, scan, "SELECT id, account, name, data, at, used FROM credential WHERE account = $1 ORDER BY at, id", string(account))
}

// RemoveCredential takes a key from an account.
func (db *DB) RemoveCredential(ctx context.Context, account AccountID, id []byte) error {
	return db.one(ctx, "DELETE FROM credential WHERE id = $1 AND account = $2", id, string(account))
}
