package pgtest

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"testing"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver named pgx
)

var (
	once    sync.Once
	shared  *Server
	failed  error
	created atomic.Int64
)

// Main is for TestMain: it runs the tests and stops the server that they started,
// if any did.
func Main(m *testing.M) {
	code := m.Run()
	if shared != nil {
		if err := shared.Close(); err != nil {
			fmt.Fprintln(os.Stderr, "pgtest:", err)
			code = 1
		}
	}
	os.Exit(code)
}

// Fresh is the address of an empty place of the test's own, in the server that all
// tests of the package share.
func Fresh(t testing.TB) string {
	t.Helper()
	once.Do(func() { shared, failed = Start() })
	if failed != nil {
		t.Fatal(failed)
	}
	return shared.Fresh(t)
}

// Fresh is the address of an empty schema of a database of this server, dropped at
// the end: a database of its own would take a second to make.
func (s *Server) Fresh(t testing.TB) string {
	t.Helper()
	name := fmt.Sprintf("t%d", created.Add(1))
	if err := s.run("CREATE SCHEMA " + name); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.run("DROP SCHEMA " + name + " CASCADE"); err != nil {
			t.Error(err)
		}
	})
	return s.Address("postgres") + "&search_path=" + name
}

// Address is that of a database of the server.
func (s *Server) Address(database string) string {
	return fmt.Sprintf("postgres://%s@127.0.0.1:%d/%s?sslmode=disable", owner, s.port, database)
}

// run runs one statement in the server's first database.
func (s *Server) run(statement string) error {
	db, err := sql.Open("pgx", s.Address("postgres"))
	if err != nil {
		return err
	}
	defer db.Close() //nolint:errcheck // a connection that is let go
	_, err = db.ExecContext(context.Background(), statement)
	return err
}

// Host is where the server listens, as host:port.
func (s *Server) Host() string { return fmt.Sprintf("127.0.0.1:%d", s.port) }
