package pgtest

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// Pair is a server and its standby, which has each commit before it is acknowledged: as
// an agency that must lose nothing runs two.
type Pair struct{ Primary, Standby *Server }

// StartPair starts both and waits until the first waits for the second.
func StartPair() (*Pair, error) {
	primary, err := begin(false)
	if err != nil {
		return nil, err
	}
	standby, err := primary.copied()
	if err != nil {
		return nil, errors.Join(err, primary.Close())
	}
	p := &Pair{primary, standby}
	if err := p.follow(); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

// Address is that of a database of whichever of the two takes writes.
func (p *Pair) Address(database string) string {
	return fmt.Sprintf("postgres://%s@127.0.0.1:%d,127.0.0.1:%d/%s?sslmode=disable&target_session_attrs=read-write", owner, p.Primary.port, p.Standby.port, database)
}

// Close ends both.
func (p *Pair) Close() error { return errors.Join(p.Standby.Close(), p.Primary.Close()) }

// Promote makes the standby the one that takes writes.
func (p *Pair) Promote() error { return p.Standby.run("SELECT pg_promote(true, 60)") }

// copied is a standby of the server, running.
func (s *Server) copied() (*Server, error) {
	folder, err := newFolder()
	if err != nil {
		return nil, err
	}
	standby := &Server{programs: s.programs, folder: folder}
	for _, step := range []func() error{standby.own, func() error { return standby.copyOf(s) }, standby.choosePort, standby.Up} {
		if err := step(); err != nil {
			return nil, errors.Join(err, os.RemoveAll(folder))
		}
	}
	return standby, nil
}

func (s *Server) copyOf(primary *Server) error {
	command := exec.Command(filepath.Join(s.programs, "pg_basebackup"), "-D", s.data(), "-h", "127.0.0.1", "-p", fmt.Sprint(primary.port), "-U", owner, "-R", "-X", "stream", "-c", "fast", "--no-sync")
	command.SysProcAttr, command.Dir = attributes(), s.folder
	if out, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("pg_basebackup: %w: %s", err, out)
	}
	return nil
}

// follow makes the primary acknowledge only what the standby has, from now on.
func (p *Pair) follow() error {
	if err := errors.Join(p.Primary.run("ALTER SYSTEM SET synchronous_standby_names = '*'"), p.Primary.run("SELECT pg_reload_conf()")); err != nil {
		return err
	}
	db, err := sql.Open("pgx", p.Primary.Address("postgres"))
	if err != nil {
		return err
	}
	defer db.Close() //nolint:errcheck // a connection that is let go
	for range 600 {
		var n int
		if err = db.QueryRow("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'").Scan(&n); err == nil && n == 1 {
			return nil
		}
		time.Sleep(50 * time.Millisecond)
	}
	return errors.Join(errors.New("the standby does not follow"), err)
}
