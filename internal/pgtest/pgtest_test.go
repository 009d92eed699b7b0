package pgtest_test

import (
	"database/sql"
	"syscall"
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

// What the first acknowledged is on the second, which goes on when the first is gone.
func TestPair(t *testing.T) {
	pair, err := pgtest.StartPair()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { pair.Close() })
	db, err := sql.Open("pgx", pair.Address("postgres"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, statement := range []string{"CREATE TABLE a (b BIGINT)", "INSERT INTO a VALUES (7)"} {
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	if err := pair.Primary.Down(syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	if err := pair.Promote(); err != nil {
		t.Fatal(err)
	}
	after, err := sql.Open("pgx", pair.Address("postgres")) // the connection of before is broken
	if err != nil {
		t.Fatal(err)
	}
	defer after.Close()
	var b int
	if err := after.QueryRow("UPDATE a SET b = b + 1 RETURNING b").Scan(&b); err != nil || b != 8 {
		t.Errorf("%d, %v", b, err)
	}
}
