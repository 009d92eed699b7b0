package store

import (
	"context"
	"time"
)

// Version is one computed result of a contest: of a revision and so many facts.
// It is never changed; another computation is another version.
type Version struct {
	Contest               ContestID
	Number                int // from 1
	Revision, Facts       int
	Digest, State, Engine string
	At                    time.Time
	By                    AccountID
	Files                 []File
}

const versionColumns = "contest, number, revision, facts, digest, state, engine, at, author"

// AddVersion stores a result under the next number.
func (db *DB) AddVersion(ctx context.Context, v Version) (Version, error) {
	err := db.Whole(ctx, func(tx *DB) error {
		last, err := tx.lastNumber(ctx, "version", v.Contest)
		if err != nil {
			return err
		}
		v.Number, v.At = last+1, tx.now()
		_, err = tx.exec(ctx, "INSERT INTO version ("+versionColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
			string(v.Contest), v.Number, v.Revision, v.Facts, v.Digest, v.State, v.Engine, micros(v.At), string(v.By))
		if err != nil {
			return err
		}
		return tx.insertFiles(ctx, "version_file", v.Contest, v.Number, v.Files)
	})
	return v, err
}

// Version is that of the number, or the last one for 0.
func (db *DB) Version(ctx context.Context, contest ContestID, number int) (Version, error) {
	list, err := db.versions(ctx, "contest = $1 AND (number = $2 OR $2 = 0) ORDER BY number DESC LIMIT 1", string(contest), number)
	if err != nil {
		return Version{}, err
	}
	if len(list) == 0 {
		return Version{}, ErrNotFound
	}
	list[0].Files, err = db.filesOf(ctx, "version_file", contest, list[0].Number)
	return list[0], err
}

// Versions lists all of them, the last first, without their files.
func (db *DB) Versions(ctx context.Context, contest ContestID) ([]Version, error) {
	return db.versions(ctx, "contest = $1 ORDER BY number DESC", string(contest))
}

func (db *DB) versions(ctx context.Context, where string, args ...any) ([]Version, error) {
	scan := func(into func(...any) error) (v Version, err error) {
		var at int64
		err = into(&v.Contest, &v.Number, &v.Revision, &v.Facts, &v.Digest, &v.State, &v.Engine, &at, &v.By)
		v.At = timeOf(at)
		return v, err
	}
	return rows(ctx, db, scan, "SELECT "+versionColumns+" FROM version WHERE "+where, args...)
}
