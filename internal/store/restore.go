package store

import (
	"context"
	"fmt"
	"strings"
)

// Restoring puts a copy in a store, in the order in which Dump gave it. Nothing of
// it is there before the function of Restore returns without error.
type Restoring struct {
	ctx     context.Context
	tx      *DB
	table   string
	columns []Column
	into    *bulkTable // nil for a table that is always there
	id      int64      // of the bulk table
	ready   bool       // the bulk table is to be indexed at its end
	loaded  int
	pending [][]any
	given   map[string]numbered // a number of the copy and its table → the one here
}

type numbered struct {
	id    int64
	ready bool
}

// Restore runs do, which gives a copy to the store, in one transaction: its own, or
// that of the Whole it is part of.
func (db *DB) Restore(ctx context.Context, do func(*Restoring) error) error {
	in := db.once // a copy that is read cannot be read again
	if db.tx != nil {
		in = db.Whole
	}
	return in(ctx, func(tx *DB) error {
		if err := tx.unhurried(ctx); err != nil {
			return err
		}
		r := &Restoring{ctx: ctx, tx: tx, given: map[string]numbered{}}
		if err := do(r); err != nil {
			return err
		}
		return r.flush(true)
	})
}

// Empty tells whether nobody has used the store.
func (db *DB) Empty(ctx context.Context) (empty bool, err error) {
	var n int
	err = db.row(ctx, "SELECT (SELECT COUNT(*) FROM account) + (SELECT COUNT(*) FROM contest) + (SELECT COUNT(*) FROM access)", nil, &n)
	return n == 0, err
}

// Table begins a table; the one before it is whole.
func (r *Restoring) Table(name string, columns []Column) error {
	if err := r.flush(true); err != nil {
		return err
	}
	r.table, r.columns, r.into, r.loaded = name, columns, nil, 0
	for _, b := range []struct {
		of    string
		table *bulkTable
	}{{listSets, listTable}, {loads, registrationTable}} {
		if number, found := strings.CutPrefix(name, b.table.prefix+"_"); found {
			here, known := r.given[b.of+"/"+number]
			if !known {
				return fmt.Errorf("%s has no %s", name, b.of)
			}
			r.into, r.id, r.ready = b.table, here.id, here.ready
			return nil
		}
	}
	if name == "access_head" || name == "sealed" { // what an empty store has already
		_, err := r.tx.exec(r.ctx, "DELETE FROM "+name)
		return err
	}
	return r.known(name)
}

func (r *Restoring) known(name string) error {
	if name == peopleTable {
		return nil
	}
	for _, t := range kept {
		if t.name == name {
			return nil
		}
	}
	return fmt.Errorf("a copy has no table %q", name)
}

// Row stores a row of the table.
func (r *Restoring) Row(values []any) error {
	switch {
	case r.into != nil:
		r.pending = append(r.pending, values)
		if len(r.pending) == chunk {
			return r.flush(false)
		}
		return nil
	case r.table == peopleTable:
		return r.tx.introduce(r.ctx, values)
	case r.table == listSets || r.table == loads:
		return r.number(values)
	case r.table == listSpans:
		values[0] = r.given[fmt.Sprint(listSets, "/", values[0])].id
	}
	return r.insert(r.columns, values, "")
}

func (r *Restoring) insert(columns []Column, values []any, more string, into ...any) error {
	places := make([]string, len(columns))
	for i := range places {
		places[i] = fmt.Sprint("$", i+1)
	}
	statement := "INSERT INTO " + r.table + " (" + names(columns) + ") VALUES (" + strings.Join(places, ", ") + ")" + more
	if len(into) > 0 {
		return r.tx.row(r.ctx, statement, values, into...)
	}
	_, err := r.tx.exec(r.ctx, statement, values...)
	return err
}

// number stores a row that the database numbers, and makes the table of its rows.
func (r *Restoring) number(values []any) error {
	var here numbered
	if err := r.insert(r.columns[1:], values[1:], " RETURNING id", &here.id); err != nil {
		return err
	}
	for i, c := range r.columns {
		if c.Name == "ready" {
			here.ready = values[i] == int64(1)
		}
	}
	r.given[fmt.Sprint(r.table, "/", values[0])] = here
	table := listTable
	if r.table == loads {
		table = registrationTable
	}
	return table.create(r.ctx, r.tx, here.id)
}

// flush stores the rows of a bulk table that wait; at its end, indexes it.
func (r *Restoring) flush(end bool) error {
	if r.into == nil {
		return nil
	}
	rows := r.pending
	r.pending = nil
	n, err := r.into.fill(r.ctx, r.tx, r.id, r.loaded, func(yield func([]any, error) bool) {
		for _, row := range rows {
			if !yield(row[1:], nil) { // its place is counted again
				return
			}
		}
	})
	r.loaded += n
	if err == nil && end && r.ready {
		err = r.into.index(r.ctx, r.tx, r.id)
	}
	return err
}
