package store

import (
	"context"
	"errors"
)

// startListSet makes the table of a load.
func (db *DB) startListSet(ctx context.Context, contest ContestID, version int) (id int64, err error) {
	err = db.Whole(ctx, func(tx *DB) error {
		err := tx.row(ctx, "INSERT INTO list_set (contest, version, loaded, ready, started) VALUES ($1, $2, 0, 0, $3) RETURNING id",
			[]any{string(contest), version, micros(tx.now())}, &id)
		if err != nil {
			return err
		}
		return listTable.create(ctx, tx, id)
	})
	return id, err
}

// finish indexes the table and puts it in the place of the one that is seen.
func (l *listLoad) finish(ctx context.Context) error {
	err := l.db.Whole(ctx, func(tx *DB) error { return listTable.index(ctx, tx, l.set) })
	if err != nil {
		return err
	}
	if err := l.db.Whole(ctx, func(tx *DB) error { return l.show(ctx, tx) }); err != nil {
		return err
	}
	return l.db.dropOldSets(ctx, l.contest, l.version, l.set)
}

func (l *listLoad) show(ctx context.Context, tx *DB) error {
	if _, err := tx.holdContest(ctx, l.contest); err != nil {
		return err
	}
	for _, s := range l.spans {
		_, err := tx.exec(ctx, "INSERT INTO list_span (list_set, post, list, first, length) VALUES ($1, $2, $3, $4, $5)", l.set, s.Post, s.List, s.First, s.Length)
		if err != nil {
			return err
		}
	}
	if _, err := tx.exec(ctx, "UPDATE list_set SET ready = 0 WHERE contest = $1 AND version = $2 AND ready = 1", string(l.contest), l.version); err != nil {
		return err
	}
	return tx.one(ctx, "UPDATE list_set SET ready = 1 WHERE id = $1", l.set)
}

// dropOldSets drops the tables of a version before a set: what was seen, and what
// loads that died left. It comes after the others are seen, each by itself: who is
// copying the database holds a table for minutes, and nobody else should wait.
// One that is held goes away with the next load.
func (db *DB) dropOldSets(ctx context.Context, contest ContestID, version int, before int64) error {
	scan := func(into func(...any) error) (id int64, err error) { return id, into(&id) }
	old, err := rows(ctx, db, scan, "SELECT id FROM list_set WHERE contest = $1 AND version = $2 AND id < $3", string(contest), version, before)
	if err != nil {
		return err
	}
	for _, id := range old {
		if err := db.dropListSet(ctx, id); err != nil && !db.dialect.held(err) {
			return err
		}
	}
	return nil
}

func (db *DB) dropListSet(ctx context.Context, id int64) error {
	return db.Whole(ctx, func(tx *DB) error {
		if _, err := tx.exec(ctx, tx.dialect.hasten); err != nil {
			return err
		}
		if err := listTable.drop(ctx, tx, id); err != nil {
			return err
		}
		for _, s := range []string{"DELETE FROM list_span WHERE list_set = $1", "DELETE FROM list_set WHERE id = $1"} {
			if _, err := tx.exec(ctx, s, id); err != nil {
				return err
			}
		}
		return nil
	})
}

// DropListRows takes away the rows of a version; its files stay.
func (db *DB) DropListRows(ctx context.Context, contest ContestID, version int) error {
	if _, err := db.exec(ctx, "UPDATE list_set SET ready = 0 WHERE contest = $1 AND version = $2", string(contest), version); err != nil {
		return err
	}
	return db.dropOldSets(ctx, contest, version, 1<<62)
}

// listSet is the set that is seen of a version; ErrNotFound without one.
func (db *DB) listSet(ctx context.Context, contest ContestID, version int) (id int64, err error) {
	return id, db.row(ctx, "SELECT id FROM list_set WHERE contest = $1 AND version = $2 AND ready = 1", []any{string(contest), version}, &id)
}

// inSet reads the set that is seen of a version; another may take its place, and
// the table of the first go away, between asking which it is and reading it.
func (db *DB) inSet(ctx context.Context, contest ContestID, version int, read func(set int64) error) error {
	set, err := db.listSet(ctx, contest, version)
	for err == nil {
		if err = read(set); err == nil || db.tx != nil {
			return err
		}
		now, seenErr := db.listSet(ctx, contest, version)
		if seenErr != nil || now == set {
			return err
		}
		set, err = now, nil
	}
	return err
}

// joinSweep keeps why a load failed; that its table stays too is told only when
// the database cannot be the reason of both.
func joinSweep(err, sweep error) error {
	if sweep == nil || errors.Is(err, ErrFull) {
		return err
	}
	return errors.Join(err, sweep)
}
