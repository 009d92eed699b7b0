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

// Archived is a server that puts its journal aside as it is written, as one that can go
// back to any instant needs.
type Archived struct{ *Server }

// StartArchived starts one.
func StartArchived() (*Archived, error) {
	programs, err := find()
	if err != nil {
		return nil, err
	}
	folder, err := newFolder()
	if err != nil {
		return nil, err
	}
	s := &Archived{&Server{programs: programs, folder: folder}}
	s.settings = []string{"wal_level=replica", "archive_mode=on", fmt.Sprintf("archive_command=test ! -f %[1]s/%%f && cp %%p %[1]s/.%%f && mv %[1]s/.%%f %[1]s/%%f", s.journal())}
	for _, step := range []func() error{s.own, s.initialise, s.makeJournal, s.choosePort, s.Up} {
		if err := step(); err != nil {
			return nil, errors.Join(err, os.RemoveAll(folder))
		}
	}
	return s, nil
}

func (s *Archived) journal() string { return filepath.Join(s.folder, "diario") }

func (s *Archived) makeJournal() error { return s.as("mkdir", s.journal()) }

// as runs a program as who the server runs as.
func (s *Server) as(name string, args ...string) error {
	command := exec.Command(name, args...)
	command.SysProcAttr, command.Dir = attributes(), s.folder
	if out, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w: %s", name, err, out)
	}
	return nil
}

// Base copies the server while it works, to go forward from.
func (s *Archived) Base() error {
	return s.as(filepath.Join(s.programs, "pg_basebackup"), "-D", filepath.Join(s.folder, "base"), "-h", "127.0.0.1", "-p", fmt.Sprint(s.port), "-U", owner, "-X", "none", "-c", "fast", "--no-sync")
}

// Instant is the hour by the clock of the server.
func (s *Archived) Instant() (at time.Time, err error) {
	db, err := sql.Open("pgx", s.Address("postgres"))
	if err != nil {
		return at, err
	}
	defer db.Close() //nolint:errcheck // a connection that is let go
	return at, db.QueryRow("SELECT clock_timestamp()").Scan(&at)
}

// PutAside makes sure that the journal until now is aside.
func (s *Archived) PutAside() error {
	db, err := sql.Open("pgx", s.Address("postgres"))
	if err != nil {
		return err
	}
	defer db.Close() //nolint:errcheck // a connection that is let go
	var last string
	if err := db.QueryRow("SELECT pg_walfile_name(pg_switch_wal())").Scan(&last); err != nil {
		return err
	}
	for range 600 {
		if _, err = os.Stat(filepath.Join(s.journal(), last)); err == nil {
			return nil
		}
		time.Sleep(50 * time.Millisecond)
	}
	return err
}

// At is another server: the copy gone forward by the journal to an instant, and no
// further.
func (s *Archived) At(instant time.Time) (*Server, error) {
	folder, err := newFolder()
	if err != nil {
		return nil, err
	}
	back := &Server{programs: s.programs, folder: folder, settings: []string{
		fmt.Sprintf("restore_command=cp %s/%%f %%p", s.journal()), "recovery_target_time=" + instant.UTC().Format("2006-01-02 15:04:05.999999-07"), "recovery_target_action=promote",
	}}
	copied := func() error {
		return errors.Join(s.as("chmod", "-R", "u+rwX", filepath.Join(s.folder, "base")), back.as("cp", "-a", filepath.Join(s.folder, "base"), back.data()), back.as("touch", filepath.Join(back.data(), "recovery.signal")))
	}
	for _, step := range []func() error{back.own, copied, back.choosePort, back.Up, back.writes} {
		if err := step(); err != nil {
			return nil, errors.Join(err, os.RemoveAll(folder))
		}
	}
	return back, nil
}

// writes waits until the server that goes forward is there, and takes writes.
func (s *Server) writes() error {
	db, err := sql.Open("pgx", s.Address("postgres"))
	if err != nil {
		return err
	}
	defer db.Close() //nolint:errcheck // a connection that is let go
	for range 600 {
		var behind bool
		if err = db.QueryRow("SELECT pg_is_in_recovery()").Scan(&behind); err == nil && !behind {
			return nil
		}
		time.Sleep(50 * time.Millisecond)
	}
	return errors.Join(errors.New("the server does not leave its recovery"), err)
}
