package store

import (
	"context"
	"errors"
	"time"
)

// Sessions keeps sessions as scs wants them (scs.CtxStore). The key is the digest
// of what the browser has: who reads the database cannot enter with it.
type Sessions struct{ DB *DB }

// FindCtx is a session that has not expired.
func (s Sessions) FindCtx(ctx context.Context, token string) (data []byte, found bool, err error) {
	err = s.DB.row(ctx, "SELECT data FROM session WHERE token = $1 AND expires > $2", []any{digestOf(token), micros(s.DB.now())}, &data)
	if errors.Is(err, ErrNotFound) {
		return nil, false, nil
	}
	return data, err == nil, err
}

// CommitCtx stores a session.
func (s Sessions) CommitCtx(ctx context.Context, token string, data []byte, expires time.Time) error {
	_, err := s.DB.exec(ctx, `INSERT INTO session (token, data, expires) VALUES ($1, $2, $3)
ON CONFLICT (token) DO UPDATE SET data = excluded.data, expires = excluded.expires`, digestOf(token), whole(data), micros(expires))
	return err
}

// DeleteCtx ends a session.
func (s Sessions) DeleteCtx(ctx context.Context, token string) error {
	_, err := s.DB.exec(ctx, "DELETE FROM session WHERE token = $1", digestOf(token))
	return err
}

// Find, Commit and Delete are the same without a context, as scs.Store asks.
func (s Sessions) Find(token string) ([]byte, bool, error) {
	return s.FindCtx(context.Background(), token)
}

// Commit is CommitCtx.
func (s Sessions) Commit(token string, data []byte, expires time.Time) error {
	return s.CommitCtx(context.Background(), token, data, expires)
}

// Delete is DeleteCtx.
func (s Sessions) Delete(token string) error { return s.DeleteCtx(context.Background(), token) }

// Expire takes away the sessions that expired, and says how many.
func (s Sessions) Expire(ctx context.Context) (int, error) {
	return s.DB.exec(ctx, "DELETE FROM session WHERE expires <= $1", micros(s.DB.now()))
}
