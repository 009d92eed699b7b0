package store

import (
	"context"
	"time"
)

// Transparency is what everybody reads of a released act beside its files. Raw is for
// nobody: the numbers as they were before they were protected.
type Transparency struct {
	Contest   ContestID
	Act       int
	Body, Raw []byte
	At        time.Time
}

// AddTransparency keeps one; an act that has one keeps it.
func (db *DB) AddTransparency(ctx context.Context, t Transparency) error {
	_, err := db.exec(ctx, "INSERT INTO transparency (contest, act, body, raw, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
		string(t.Contest), t.Act, whole(t.Body), whole(t.Raw), micros(db.now()))
	return err
}

// Transparency is that of an act.
func (db *DB) Transparency(ctx context.Context, contest ContestID, act int) (t Transparency, err error) {
	scan := func(into func(...any) error) (t Transparency, err error) {
		var at int64
		err = into(&t.Contest, &t.Act, &t.Body, &t.Raw, &at)
		t.At = timeOf(at)
		return t, err
	}
	list, err := rows(ctx, db, scan, "SELECT contest, act, body, raw, at FROM transparency WHERE contest = $1 AND act = $2", string(contest), act)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return t, err
	}
	return list[0], nil
}

// ActsTransparent lists the acts of a contest that have theirs, in the order in which it
// was made.
func (db *DB) ActsTransparent(ctx context.Context, contest ContestID) ([]int, error) {
	scan := func(into func(...any) error) (n int, err error) { return n, into(&n) }
	return rows(ctx, db, scan, "SELECT act FROM transparency WHERE contest = $1 ORDER BY at, act", string(contest))
}

// ActsOpaque lists the acts of a kind, released by a moment, that have none.
func (db *DB) ActsOpaque(ctx context.Context, kind string, released time.Time) ([]Act, error) {
	return db.acts(ctx, `act.kind = $1 AND act.release_at <= $2 AND NOT EXISTS (SELECT 1 FROM transparency s WHERE s.contest = act.contest AND s.act = act.number)
ORDER BY act.at, act.contest, act.number`, kind, micros(released))
}
