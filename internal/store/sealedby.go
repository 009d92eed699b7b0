package store

import (
	"context"
	"slices"
	"strings"
)

// passing are tables of what is over in hours, which nobody needs to open later.
var passing = []string{"session", "goose_db_version"}

// Beginning counts, by table and column, what begins with some bytes: whatever table
// comes to keep sealed bytes, a master key is not taken away while it opens any.
func (db *DB) Beginning(ctx context.Context, with []byte) (map[string]int, error) {
	tables, err := db.tables(ctx)
	if err != nil {
		return nil, err
	}
	found := map[string]int{}
	for _, table := range tables {
		if slices.Contains(passing, table) || strings.HasPrefix(table, "sqlite_") || strings.HasPrefix(table, "river_") {
			continue
		}
		if err := db.beginningIn(ctx, table, with, found); err != nil {
			return nil, err
		}
	}
	return found, nil
}

func (db *DB) beginningIn(ctx context.Context, table string, with []byte, found map[string]int) error {
	columns, err := db.columnsOf(ctx, table)
	if err != nil {
		return err
	}
	for _, c := range columns {
		if c.Kind != Bytes {
			continue
		}
		var n int
		statement := "SELECT COUNT(*) FROM " + table + " WHERE substr(" + c.Name + ", 1, $2) = $1"
		if err := db.row(ctx, statement, []any{with, len(with)}, &n); err != nil {
			return err
		}
		if n > 0 {
			found[table+"."+c.Name] = n
		}
	}
	return nil
}
