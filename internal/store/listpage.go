package store

import (
	"context"
	"errors"
)

// Spans lists the lists of a version, in the order in which they were loaded.
func (db *DB) Spans(ctx context.Context, contest ContestID, version int) (list []Span, err error) {
	scan := func(into func(...any) error) (s Span, err error) {
		return s, into(&s.Post, &s.List, &s.First, &s.Length)
	}
	statement := "SELECT post, list, first, length FROM list_span JOIN list_set ON id = list_set WHERE contest = $1 AND version = $2 AND ready = 1 ORDER BY first"
	if list, err = rows(ctx, db, scan, statement, string(contest), version); err == nil && len(list) == 0 {
		_, err = db.listSet(ctx, contest, version)
	}
	return list, err
}

// PostSpans lists the lists of one post of a version, in order.
func (db *DB) PostSpans(ctx context.Context, contest ContestID, version int, post string) ([]Span, error) {
	set, err := db.listSet(ctx, contest, version)
	if err != nil {
		return nil, err
	}
	scan := func(into func(...any) error) (s Span, err error) {
		return s, into(&s.Post, &s.List, &s.First, &s.Length)
	}
	return rows(ctx, db, scan, "SELECT post, list, first, length FROM list_span WHERE list_set = $1 AND post = $2 ORDER BY first", set, post)
}

const (
	listColumns   = "SELECT seq, post, list, position, id, name, score, situation, mark FROM "
	listPageWhere = " WHERE seq > $1 AND seq < $2 ORDER BY seq LIMIT $3"
	listIDWhere   = " WHERE id = $1 ORDER BY seq"
	findWhere     = " WHERE search >= $1 AND search < $2 ORDER BY search, id LIMIT $3"
)

// ListPage gives rows of the list of a post after a Seq (0 at first). Any page is
// reached at once: the rows of a list stand together, so that the row before the
// page k is Span.First + k*limit - 1. A list that has nobody is empty.
func (db *DB) ListPage(ctx context.Context, contest ContestID, version int, post, list string, after, limit int) (page []ListRow, err error) {
	err = db.inSet(ctx, contest, version, func(set int64) (err error) {
		page, err = db.pageOf(ctx, set, post, list, after, limit)
		return err
	})
	if errors.Is(err, errNobody) {
		err = nil
	}
	return page, err
}

// errNobody is of a list that a set does not have.
var errNobody = errors.New("nobody is on the list")

func (db *DB) pageOf(ctx context.Context, set int64, post, list string, after, limit int) ([]ListRow, error) {
	var s Span
	err := db.row(ctx, "SELECT first, length FROM list_span WHERE list_set = $1 AND post = $2 AND list = $3", []any{set, post, list}, &s.First, &s.Length)
	if errors.Is(err, ErrNotFound) {
		return nil, errNobody
	}
	if err != nil {
		return nil, err
	}
	return db.listRows(ctx, set, listPageWhere, max(after, s.First-1), s.First+s.Length, Page{Limit: limit}.limit())
}

// PersonRows gives every row of a person in a version.
func (db *DB) PersonRows(ctx context.Context, contest ContestID, version int, id string) (list []ListRow, err error) {
	err = db.inSet(ctx, contest, version, func(set int64) (err error) {
		list, err = db.listRows(ctx, set, listIDWhere, id)
		return err
	})
	return list, err
}

func (db *DB) listRows(ctx context.Context, set int64, where string, args ...any) ([]ListRow, error) {
	scan := func(into func(...any) error) (r ListRow, err error) {
		return r, into(&r.Seq, &r.Post, &r.List, &r.Position, &r.ID, &r.Name, &r.Score, &r.Situation, &r.Mark)
	}
	return rows(ctx, db, scan, listColumns+listTable.name(set)+where, args...)
}

// Found is a person who was looked for.
type Found struct{ ID, Name string }

// FindCandidate finds people of a version by number, whole, or by the beginning of
// the name, without minding accents or capitals.
func (db *DB) FindCandidate(ctx context.Context, contest ContestID, version int, text string, limit int) (found []Found, err error) {
	err = db.inSet(ctx, contest, version, func(set int64) (err error) {
		found, err = db.find(ctx, listTable.name(set), text, limit)
		return err
	})
	return found, err
}

// find looks for people in a table with id, name and search.
func (db *DB) find(ctx context.Context, table, text string, limit int) ([]Found, error) {
	scan := func(into func(...any) error) (f Found, err error) { return f, into(&f.ID, &f.Name) }
	found, err := rows(ctx, db, scan, "SELECT DISTINCT id, name FROM "+table+" WHERE id = $1 LIMIT 2", text)
	folded := Fold(text)
	if err != nil || len(found) > 0 || folded == "" {
		return found, err
	}
	return rows(ctx, db, scan, "SELECT id, name FROM (SELECT DISTINCT search, id, name FROM "+table+
		" WHERE search >= $1 AND search < $2 ORDER BY search, id LIMIT $3) AS found", folded, prefixEnd(folded), Page{Limit: limit}.limit())
}
