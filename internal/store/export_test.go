package store

import (
	"context"
	"fmt"
	"strings"
)

// Observe calls do with what the database says of how it runs each statement that
// reads, before it runs.
func (db *DB) Observe(do func(statement string, plan []string, err error)) {
	db.observe = func(statement string, args []any) {
		if !strings.HasPrefix(statement, "SELECT") {
			return
		}
		plan, err := db.plan(statement, args)
		do(statement, plan, err)
	}
}

func (db *DB) plan(statement string, args []any) (plan []string, err error) {
	found, err := db.reader().QueryContext(context.Background(), db.dialect.explain+statement, args...)
	if err != nil {
		return nil, err
	}
	defer found.Close()
	columns, err := found.Columns()
	if err != nil {
		return nil, err
	}
	for found.Next() {
		values := make([]any, len(columns))
		for i := range values {
			values[i] = new(any)
		}
		if err := found.Scan(values...); err != nil {
			return nil, err
		}
		plan = append(plan, fmt.Sprint(*values[len(values)-1].(*any)))
	}
	return plan, found.Err()
}

// Tables lists the tables there are.
func (db *DB) Tables(ctx context.Context) ([]string, error) { return db.tables(ctx) }

// LeftOut tells whether a copy leaves a table out.
func LeftOut(table string) bool {
	for name := range notKept {
		if start, any := strings.CutSuffix(name, "*"); name == table || any && strings.HasPrefix(table, start) {
			return true
		}
	}
	return false
}
