package pgtest_test

import (
	"database/sql"
	"testing"

	"certame/internal/pgtest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

// Each test has a database of its own, empty.
func TestFresh(t *testing.T) {
	for range 2 {
		db, err := sql.Open("pgx", pgtest.Fresh(t))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.Exec("CREATE TABLE a (b BIGINT)"); err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
