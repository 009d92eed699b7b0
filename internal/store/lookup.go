package store

import (
	"context"
	"time"
)

// LookupPack is where the fragments of an act's lists are: a sealed object, and the
// size and digest of what it opens into.
type LookupPack struct {
	Contest  ContestID
	Act      int
	Slug     string    // of the contest, by which people ask
	Released time.Time // from which anybody may ask
	Size     int64
	Digest   string
	Object   string
	Wrapped  []byte // key of the object
}

// AddLookupPack notes a pack; ErrTaken when the act has one.
func (db *DB) AddLookupPack(ctx context.Context, p LookupPack) error {
	_, err := db.exec(ctx, "INSERT INTO lookup_pack (contest, act, size, digest, object, wrapped, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
		string(p.Contest), p.Act, p.Size, p.Digest, p.Object, p.Wrapped, micros(db.now()))
	return err
}

// LookupPacks lists those of every contest, the latest act first.
func (db *DB) LookupPacks(ctx context.Context) ([]LookupPack, error) {
	scan := func(into func(...any) error) (p LookupPack, err error) {
		var confirmed, hour int64
		err = into(&p.Contest, &p.Act, &p.Slug, &confirmed, &hour, &p.Size, &p.Digest, &p.Object, &p.Wrapped)
		p.Released = timeOf(max(confirmed, hour))
		return p, err
	}
	return rows(ctx, db, scan, `SELECT p.contest, p.act, c.slug, a.at, a.release_at, p.size, p.digest, p.object, p.wrapped FROM lookup_pack p
JOIN act a ON a.contest = p.contest AND a.number = p.act JOIN contest c ON c.id = p.contest ORDER BY a.at DESC, p.contest, p.act DESC`)
}

// ActsWithoutLookup lists the acts of a kind that have no pack yet, without their
// files, the first first.
func (db *DB) ActsWithoutLookup(ctx context.Context, kind string) ([]Act, error) {
	return db.acts(ctx, "act.kind = $1 AND NOT EXISTS (SELECT 1 FROM lookup_pack p WHERE p.contest = act.contest AND p.act = act.number) ORDER BY act.at, act.contest, act.number", kind)
}

// RewrapLookupPack keeps the same key under another wrapping. ErrNotFound says that it
// is not as it was seen.
func (db *DB) RewrapLookupPack(ctx context.Context, p LookupPack, wrapped []byte) error {
	return db.one(ctx, "UPDATE lookup_pack SET wrapped = $4 WHERE contest = $1 AND act = $2 AND wrapped = $3", string(p.Contest), p.Act, p.Wrapped, wrapped)
}

// DropLookupPack forgets a pack that does not open, to be made again. ErrNotFound says
// that another is there already.
func (db *DB) DropLookupPack(ctx context.Context, p LookupPack) error {
	return db.one(ctx, "DELETE FROM lookup_pack WHERE contest = $1 AND act = $2 AND object = $3", string(p.Contest), p.Act, p.Object)
}
