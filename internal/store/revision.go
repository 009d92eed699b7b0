package store

import (
	"context"
	"time"
)

// File is a file whose bytes are kept apart, by their digest.
type File struct {
	Name, Digest string
	Size         int64
}

// Revision is the folder of a contest, but its book, as somebody left it.
type Revision struct {
	Contest ContestID
	Number  int // from 1
	Files   []File
	Author  AccountID
	Note    string
	At      time.Time
}

// AddRevision stores the files after the revision that was seen (0 for none).
func (db *DB) AddRevision(ctx context.Context, contest ContestID, after int, files []File, author AccountID, note string) (r Revision, err error) {
	err = db.Whole(ctx, func(tx *DB) error {
		last, err := tx.lastNumber(ctx, "revision", contest)
		if err != nil {
			return err
		}
		if last != after {
			return moved("revision", after, last)
		}
		r = Revision{contest, last + 1, files, author, note, tx.now()}
		return tx.insertRevision(ctx, r)
	})
	return r, err
}

func (db *DB) insertRevision(ctx context.Context, r Revision) error {
	_, err := db.exec(ctx, "INSERT INTO revision (contest, number, author, note, at) VALUES ($1, $2, $3, $4, $5)",
		string(r.Contest), r.Number, string(r.Author), r.Note, micros(r.At))
	if err != nil {
		return err
	}
	return db.insertFiles(ctx, "revision_file", r.Contest, r.Number, r.Files)
}

// Revision is that of the number, or the last one for 0.
func (db *DB) Revision(ctx context.Context, contest ContestID, number int) (Revision, error) {
	list, err := db.revisions(ctx, "contest = $1 AND (number = $2 OR $2 = 0) ORDER BY number DESC LIMIT 1", string(contest), number)
	if err != nil {
		return Revision{}, err
	}
	if len(list) == 0 {
		return Revision{}, ErrNotFound
	}
	list[0].Files, err = db.filesOf(ctx, "revision_file", contest, list[0].Number)
	return list[0], err
}

// Revisions lists all of them, the last first, without their files.
func (db *DB) Revisions(ctx context.Context, contest ContestID) ([]Revision, error) {
	return db.revisions(ctx, "contest = $1 ORDER BY number DESC", string(contest))
}

func (db *DB) revisions(ctx context.Context, where string, args ...any) ([]Revision, error) {
	scan := func(into func(...any) error) (r Revision, err error) {
		var at int64
		err = into(&r.Contest, &r.Number, &r.Author, &r.Note, &at)
		r.At = timeOf(at)
		return r, err
	}
	return rows(ctx, db, scan, "SELECT contest, number, author, note, at FROM revision WHERE "+where, args...)
}
