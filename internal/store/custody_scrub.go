package store

import (
	"context"
	"errors"
)

// WrappedKey is the key of an object, sealed by the master keys.
type WrappedKey struct {
	Object  string
	Contest ContestID
	Wrapped []byte
}

// CustodyKeys lists the keys of what is kept and of what is being received, after an
// object ("" at first).
func (db *DB) CustodyKeys(ctx context.Context, after string, limit int) ([]WrappedKey, error) {
	scan := func(into func(...any) error) (k WrappedKey, err error) {
		return k, into(&k.Object, &k.Contest, &k.Wrapped)
	}
	return rows(ctx, db, scan, "SELECT object, contest, wrapped FROM custody_key WHERE object > $1 ORDER BY object LIMIT $2", after, limit)
}

// ReplaceCustodyKey keeps the same key under another seal. ErrNotFound says that it is
// not as it was seen.
func (db *DB) ReplaceCustodyKey(ctx context.Context, object string, before, after []byte) error {
	return db.one(ctx, "UPDATE custody_key SET wrapped = $3 WHERE object = $1 AND wrapped = $2", object, before, after)
}

// ScrubKeys has the database write over what was taken out of it, in its own files.
// What left them before, in copies and in logs that are archived, stays where it is.
func (db *DB) ScrubKeys(ctx context.Context) error {
	if db.tx != nil {
		return errors.New("scrubbing is done outside of a transaction")
	}
	statement := "VACUUM custody_key"
	if db.dialect == sqliteDialect {
		statement = "PRAGMA wal_checkpoint(TRUNCATE)"
	}
	_, err := db.write.ExecContext(ctx, statement)
	return err
}
