package store

import (
	"context"
	"time"
)

// Situation is what was made of an act for the people of its result: where each stands
// and why, as one sealed object in parts.
type Situation struct {
	Contest ContestID
	Act     int
	Version int
	Object  string // digest of the sealed bytes
	Size    int64
	People  int
	Parts   []byte // sizes of the parts, in order, as varints
	Wrapped []byte // its key, as the master keys wrapped it
	At      time.Time
}

// AddSituation keeps one. An act that has one keeps it, and fresh is false.
func (db *DB) AddSituation(ctx context.Context, s Situation) (fresh bool, err error) {
	return fresh, db.Whole(ctx, func(tx *DB) error {
		n, err := tx.exec(ctx, "INSERT INTO situation (contest, act, version, object, size, people, parts, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
			string(s.Contest), s.Act, s.Version, s.Object, s.Size, s.People, whole(s.Parts), micros(tx.now()))
		if fresh = n == 1; err != nil || !fresh {
			return err
		}
		_, err = tx.exec(ctx, "INSERT INTO situation_key (contest, act, wrapped) VALUES ($1, $2, $3)", string(s.Contest), s.Act, whole(s.Wrapped))
		return err
	})
}

// Situation is that of an act.
func (db *DB) Situation(ctx context.Context, contest ContestID, act int) (s Situation, err error) {
	list, err := db.situations(ctx, "s.contest = $1 AND s.act = $2", string(contest), act)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return s, err
	}
	return list[0], nil
}

// Situations lists those of every contest, after one (nil at first).
func (db *DB) Situations(ctx context.Context, after *Situation, limit int) ([]Situation, error) {
	if after == nil {
		after = &Situation{}
	}
	return db.situations(ctx, "s.contest > $1 OR s.contest = $1 AND s.act > $2 ORDER BY s.contest, s.act LIMIT $3", string(after.Contest), after.Act, limit)
}

func (db *DB) situations(ctx context.Context, where string, args ...any) ([]Situation, error) {
	scan := func(into func(...any) error) (s Situation, err error) {
		var at int64
		err = into(&s.Contest, &s.Act, &s.Version, &s.Object, &s.Size, &s.People, &s.Parts, &s.Wrapped, &at)
		s.At = timeOf(at)
		return s, err
	}
	return rows(ctx, db, scan, `SELECT s.contest, s.act, s.version, s.object, s.size, s.people, s.parts, k.wrapped, s.at
FROM situation s JOIN situation_key k ON k.contest = s.contest AND k.act = s.act WHERE `+where, args...)
}

// ActsWithoutSituation lists the acts of a kind that have none, in the order in which
// they were confirmed.
func (db *DB) ActsWithoutSituation(ctx context.Context, kind string) ([]Act, error) {
	return db.acts(ctx, `act.kind = $1 AND NOT EXISTS (SELECT 1 FROM situation s WHERE s.contest = act.contest AND s.act = act.number)
ORDER BY act.at, act.contest, act.number`, kind)
}

// RewrapSituation keeps the same key under another wrapping. ErrNotFound says that it is
// not as it was seen.
func (db *DB) RewrapSituation(ctx context.Context, contest ContestID, act int, before, after []byte) error {
	return db.one(ctx, "UPDATE situation_key SET wrapped = $4 WHERE contest = $1 AND act = $2 AND wrapped = $3", string(contest), act, before, after)
}

// DropSituation takes one away, with its key.
func (db *DB) DropSituation(ctx context.Context, contest ContestID, act int) error {
	return db.one(ctx, "DELETE FROM situation WHERE contest = $1 AND act = $2", string(contest), act)
}
