package store

import (
	"context"
	"iter"
)

// dialect is all in which the two databases differ.
type dialect struct {
	name    string
	goose   string
	lock    string // after a SELECT whose rows the transaction must hold
	blob    string // type names of the tables made while loading
	text    string
	integer string
	analyze string // after a table was loaded
	kindOf  func(error) error
	repeat  func(error) bool // the database took the transaction back by itself
	hasten  string           // before a statement that must not wait for long
	held    func(error) bool // it waited long enough
	bulk    func(ctx context.Context, to *DB, table string, columns []string, rows iter.Seq2[[]any, error]) (int, error)
	explain string
}
