package store

import (
	"context"
	"iter"
	"time"
)

// Load is the loading of a file of registrations: so many rows of it are stored.
// The same file of the same contest is loaded once.
type Load struct {
	ID      int64
	Contest ContestID
	Digest  string
	Loaded  int
	Ready   bool
	Started time.Time
}

// Registration is a row of a file of registrations. Row has the line itself.
type Registration struct {
	Seq            int // its place in the file, given by the store
	ID, Name, Post string
	Row            string
}

var registrationTable = &bulkTable{
	prefix:  "registrations",
	columns: []bulkColumn{{"id", asText}, {"name", asText}, {"search", asText}, {"post", asText}, {"line", asText}},
	indices: []string{"id, seq", "search, id, name"},
}

const loadColumns = "id, contest, digest, loaded, ready, started"

// StartLoad begins to load a file, or gives the load of it that is there: what
// comes next is the row Loaded+1, or nothing when it is Ready.
func (db *DB) StartLoad(ctx context.Context, contest ContestID, digest string) (l Load, err error) {
	err = db.Whole(ctx, func(tx *DB) error {
		if _, err := tx.holdContest(ctx, contest); err != nil {
			return err
		}
		n, err := tx.exec(ctx, "INSERT INTO load (contest, digest, loaded, ready, started) VALUES ($1, $2, 0, 0, $3) ON CONFLICT DO NOTHING",
			string(contest), digest, micros(tx.now()))
		if err != nil {
			return err
		}
		if l, err = tx.load(ctx, "contest = $1 AND digest = $2", string(contest), digest); err != nil || n == 0 {
			return err
		}
		return registrationTable.create(ctx, tx, l.ID)
	})
	return l, err
}

func (db *DB) load(ctx context.Context, where string, args ...any) (l Load, err error) {
	var ready, started int64
	err = db.row(ctx, "SELECT "+loadColumns+" FROM load WHERE "+where, args, &l.ID, &l.Contest, &l.Digest, &l.Loaded, &ready, &started)
	l.Ready, l.Started = ready != 0, timeOf(started)
	return l, err
}

// LoadChunk stores rows after the first from ones, in one transaction that also
// moves Loaded. *Conflict says that the load is not there: another is loading the
// same file, or this one was told twice. The rows should be a few thousand.
func (db *DB) LoadChunk(ctx context.Context, load Load, from int, rows iter.Seq2[Registration, error]) (Load, error) {
	after := load
	err := db.Whole(ctx, func(tx *DB) error {
		l, err := tx.load(ctx, "id = $1"+tx.dialect.lock, load.ID)
		switch {
		case err != nil:
			return err
		case l.Ready:
			return ErrClosed
		case l.Loaded != from:
			return moved("load", from, l.Loaded)
		}
		n, err := registrationTable.fill(ctx, tx, l.ID, from, registrationValues(rows))
		if err != nil {
			return err
		}
		after = l
		after.Loaded = from + n
		return tx.one(ctx, "UPDATE load SET loaded = $2 WHERE id = $1", l.ID, after.Loaded)
	})
	if err != nil {
		return load, err
	}
	return after, nil
}

func registrationValues(rows iter.Seq2[Registration, error]) iter.Seq2[[]any, error] {
	return func(yield func([]any, error) bool) {
		for r, err := range rows {
			if !yield([]any{r.ID, r.Name, Fold(r.Name), r.Post, r.Row}, err) {
				return
			}
		}
	}
}

// FinishLoad indexes what was loaded; from then on it is read.
func (db *DB) FinishLoad(ctx context.Context, load Load) error {
	return db.Whole(ctx, func(tx *DB) error {
		l, err := tx.load(ctx, "id = $1"+tx.dialect.lock, load.ID)
		if err != nil || l.Ready {
			return err
		}
		if l.Loaded != load.Loaded {
			return moved("load", load.Loaded, l.Loaded)
		}
		if err := registrationTable.index(ctx, tx, l.ID); err != nil {
			return err
		}
		return tx.one(ctx, "UPDATE load SET ready = 1 WHERE id = $1", l.ID)
	})
}

// DropLoad takes a load away with its rows, whole or not.
func (db *DB) DropLoad(ctx context.Context, load Load) error {
	return db.Whole(ctx, func(tx *DB) error {
		if err := registrationTable.drop(ctx, tx, load.ID); err != nil {
			return err
		}
		return tx.one(ctx, "DELETE FROM load WHERE id = $1", load.ID)
	})
}
