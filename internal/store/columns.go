package store

import (
	"context"
	"fmt"
)

// Column is a column of a copy; its kind is the same in both databases.
type Column struct {
	Name string `json:"nome"`
	Kind Kind   `json:"tipo"`
}

// Kind is what a column has.
type Kind string

// The kinds.
const (
	Text    Kind = "texto"
	Integer Kind = "inteiro"
	Bytes   Kind = "bytes"
)

var kinds = map[string]Kind{"TEXT": Text, "INTEGER": Integer, "BLOB": Bytes, "text": Text, "bigint": Integer, "bytea": Bytes}

// columnsOf says what a table has, in its order.
func (db *DB) columnsOf(ctx context.Context, table string) ([]Column, error) {
	scan := func(into func(...any) error) (c Column, err error) {
		var kind string
		if err := into(&c.Name, &kind); err != nil {
			return c, err
		}
		known := false
		if c.Kind, known = kinds[kind]; !known {
			return c, fmt.Errorf("the column %s of %s is of a kind that a copy does not know: %s", c.Name, table, kind)
		}
		return c, nil
	}
	statement := "SELECT name, type FROM pragma_table_info($1) ORDER BY cid"
	if db.dialect == postgresDialect {
		statement = "SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
	}
	return rows(ctx, db, scan, statement, table)
}

// tables lists the tables there are.
func (db *DB) tables(ctx context.Context) ([]string, error) {
	scan := func(into func(...any) error) (name string, err error) { return name, into(&name) }
	statement := "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
	if db.dialect == postgresDialect {
		statement = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename"
	}
	return rows(ctx, db, scan, statement)
}
