package store

import "context"

// SealedNames are the names of the secrets of the installation.
func (db *DB) SealedNames(ctx context.Context) ([]string, error) {
	scan := func(into func(...any) error) (name string, err error) { return name, into(&name) }
	return rows(ctx, db, scan, "SELECT name FROM sealed ORDER BY name")
}

// ReplaceSealed keeps the same secret under another seal. ErrNotFound says that it
// is not as it was seen.
func (db *DB) ReplaceSealed(ctx context.Context, name string, before, after []byte) error {
	return db.one(ctx, "UPDATE sealed SET data = $3 WHERE name = $1 AND data = $2", name, before, after)
}

// ReplaceTOTP keeps the same secret of an account under another seal, which is no
// change of the account. ErrNotFound says that it is not as it was seen.
func (db *DB) ReplaceTOTP(ctx context.Context, id AccountID, before, after []byte) error {
	return db.one(ctx, "UPDATE account SET totp = $3 WHERE id = $1 AND totp = $2", string(id), before, after)
}
