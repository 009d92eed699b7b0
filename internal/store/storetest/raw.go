package storetest

import (
	"errors"
	"testing"

	"certame/internal/store"
)

// statement runs SQL that the store would never run.
func statement(t testing.TB, tx *store.DB, sql string, args ...any) {
	t.Helper()
	if _, err := tx.Tx().ExecContext(ctx, sql, args...); err != nil {
		t.Fatal(sql, err)
	}
}

var errUndo = errors.New("undo")

// undone runs do in a transaction and takes it back.
func undone(t testing.TB, db *store.DB, do func(tx *store.DB)) {
	t.Helper()
	refused(t, db.Whole(ctx, func(tx *store.DB) error {
		do(tx)
		return errUndo
	}), errUndo)
}

// unlock takes the triggers of a table away, as who owns the database can.
func unlock(t testing.TB, db *store.DB, table string) {
	t.Helper()
	names := []string{table + "_no_update", table + "_no_delete", table + "_no_replace"}
	end := ""
	if db.Dialect() == "postgres" {
		names, end = []string{table + "_no_change", table + "_no_truncate"}, " ON "+table
	}
	for _, name := range names {
		if _, err := db.SQL().ExecContext(ctx, "DROP TRIGGER "+name+end); err != nil {
			t.Fatal(err)
		}
	}
}
