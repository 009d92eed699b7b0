package store

import (
	"context"
	"fmt"
	"iter"
	"strings"
)

// chunk is how many rows one transaction loads: few enough that whoever else
// writes waits for a moment only, many enough that committing costs nothing.
const chunk = 20_000

// bulkTable is a table made for one load. Its indices are made when it is full: to
// keep them while loading takes several times as long.
type bulkTable struct {
	prefix  string
	columns []bulkColumn // seq, the place of the row from 1, comes before them
	indices []string     // columns of each index
}

type bulkColumn struct {
	name string
	kind func(*dialect) string
}

func asText(d *dialect) string    { return d.text }
func asInteger(d *dialect) string { return d.integer }

func (b *bulkTable) name(id int64) string { return fmt.Sprintf("%s_%d", b.prefix, id) }

func (b *bulkTable) names() []string {
	list := []string{"seq"}
	for _, c := range b.columns {
		list = append(list, c.name)
	}
	return list
}

// create makes the table. In SQLite seq is the key of the table itself, and rows
// that come in its order are only appended; in PostgreSQL it is indexed at the end.
func (b *bulkTable) create(ctx context.Context, tx *DB, id int64) error {
	key := "seq BIGINT NOT NULL"
	if tx.dialect == sqliteDialect {
		key = "seq INTEGER PRIMARY KEY"
	}
	parts := []string{key}
	for _, c := range b.columns {
		parts = append(parts, c.name+" "+c.kind(tx.dialect)+" NOT NULL")
	}
	_, err := tx.exec(ctx, "CREATE TABLE "+b.name(id)+" ("+strings.Join(parts, ", ")+")")
	return err
}

// index ends a load: from here on the table is only read.
func (b *bulkTable) index(ctx context.Context, tx *DB, id int64) error {
	name := b.name(id)
	var statements []string
	if tx.dialect == postgresDialect {
		statements = append(statements, "ALTER TABLE "+name+" ADD PRIMARY KEY (seq)")
	}
	for i, columns := range b.indices {
		statements = append(statements, fmt.Sprintf("CREATE INDEX %s_%d ON %s (%s)", name, i+1, name, columns))
	}
	for _, s := range append(statements, tx.dialect.analyze+name) {
		if _, err := tx.exec(ctx, s); err != nil {
			return err
		}
	}
	return nil
}

func (b *bulkTable) drop(ctx context.Context, tx *DB, id int64) error {
	_, err := tx.exec(ctx, "DROP TABLE IF EXISTS "+b.name(id))
	return err
}

// fill loads rows after the first so many, in the transaction.
func (b *bulkTable) fill(ctx context.Context, tx *DB, id int64, after int, rows iter.Seq2[[]any, error]) (int, error) {
	numbered := func(yield func([]any, error) bool) {
		for row, err := range rows {
			if err == nil {
				err = checkTexts(row)
			}
			after++
			if !yield(append([]any{int64(after)}, row...), err) || err != nil {
				return
			}
		}
	}
	n, err := tx.dialect.bulk(ctx, tx, b.name(id), b.names(), numbered)
	return n, tx.named(err)
}
