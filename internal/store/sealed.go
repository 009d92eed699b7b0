package store

import "context"

// Sealed is a secret of the whole installation, sealed by the master keys: the
// database keeps it and cannot read it.
func (db *DB) Sealed(ctx context.Context, name string) (data []byte, err error) {
	return data, db.row(ctx, "SELECT data FROM sealed WHERE name = $1", []any{name}, &data)
}

// KeepSealed keeps one under a name that has none, and gives the one that is kept:
// of two that come at the same time, both get the first.
func (db *DB) KeepSealed(ctx context.Context, name string, data []byte) ([]byte, error) {
	if _, err := db.exec(ctx, "INSERT INTO sealed (name, data) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", name, whole(data)); err != nil {
		return nil, err
	}
	return db.Sealed(ctx, name)
}
