package store

import (
	"context"
	"fmt"
	"iter"
)

// ListRow is a row of the lists of a version, as shown.
type ListRow struct {
	Seq             int // its place in the version, given by the store
	Post, List      string
	Position        int
	ID, Name, Score string // ID is the number of registration
	Situation, Mark string
}

// Span is one list of one post: its rows stand together.
type Span struct {
	Post, List    string
	First, Length int // First is the Seq of its first row
}

var listTable = &bulkTable{
	prefix: "list_rows",
	columns: []bulkColumn{
		{"post", asText},
		{"list", asText},
		{"position", asInteger},
		{"id", asText},
		{"name", asText},
		{"search", asText},
		{"score", asText},
		{"situation", asText},
		{"mark", asText},
	},
	indices: []string{"id, seq", "search, id, name"},
}

// ReplaceListRows loads the rows of a version and puts them in the place of those
// that were there, which are seen until the last moment. The rows of a list of a
// post come together and in order. A load that dies leaves nothing that is seen;
// what it left goes away with the next.
func (db *DB) ReplaceListRows(ctx context.Context, contest ContestID, version int, rows iter.Seq2[ListRow, error], progress func(done int)) error {
	set, err := db.startListSet(ctx, contest, version)
	if err != nil {
		return err
	}
	l := &listLoad{db: db, set: set, contest: contest, version: version, seen: map[[2]string]bool{}}
	if err := l.all(ctx, rows, progress); err != nil {
		return joinSweep(err, db.dropListSet(context.WithoutCancel(ctx), set))
	}
	return nil
}

// listLoad is a load of the rows of lists while it runs.
type listLoad struct {
	db      *DB
	set     int64
	contest ContestID
	version int
	done    int
	spans   []Span
	seen    map[[2]string]bool
}

func (l *listLoad) all(ctx context.Context, rows iter.Seq2[ListRow, error], progress func(int)) error {
	next, stop := iter.Pull2(rows)
	defer stop()
	for {
		part, err := l.take(next)
		if err != nil {
			return err
		}
		if len(part) == 0 {
			return l.finish(ctx)
		}
		if err := l.db.Whole(ctx, func(tx *DB) error { return l.write(ctx, tx, part) }); err != nil {
			return err
		}
		l.done += len(part)
		if progress != nil {
			progress(l.done)
		}
	}
}

func (l *listLoad) write(ctx context.Context, tx *DB, part [][]any) error {
	n, err := listTable.fill(ctx, tx, l.set, l.done, func(yield func([]any, error) bool) {
		for _, row := range part {
			if !yield(row, nil) {
				return
			}
		}
	})
	if err != nil {
		return err
	}
	return tx.one(ctx, "UPDATE list_set SET loaded = $2 WHERE id = $1", l.set, l.done+n)
}

// take gives the rows of one transaction, which may have to be written twice, and
// notes where each list begins.
func (l *listLoad) take(next func() (ListRow, error, bool)) (part [][]any, err error) {
	for len(part) < chunk {
		row, err, more := next()
		if err != nil || !more {
			return part, err
		}
		if err := l.place(row, l.done+len(part)+1); err != nil {
			return nil, err
		}
		part = append(part, []any{row.Post, row.List, int64(row.Position), row.ID, row.Name, Fold(row.Name), row.Score, row.Situation, row.Mark})
	}
	return part, nil
}

func (l *listLoad) place(row ListRow, seq int) error {
	key := [2]string{row.Post, row.List}
	if n := len(l.spans); n > 0 && l.spans[n-1].Post == row.Post && l.spans[n-1].List == row.List {
		l.spans[n-1].Length++
		return nil
	}
	if l.seen[key] {
		return fmt.Errorf("a lista %s do cargo %s não veio junta", row.List, row.Post)
	}
	l.seen[key] = true
	l.spans = append(l.spans, Span{row.Post, row.List, seq, 1})
	return nil
}
