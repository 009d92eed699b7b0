package store_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"certame/internal/pgtest"
	"certame/internal/store"
)

var ctx = context.Background()

// The test binary runs itself as another program: what it then does, and in which
// database, come in the environment.
const deedKey, addressKey = "STORE_DEED", "STORE_ADDRESS"

func TestMain(m *testing.M) {
	deed := deeds[os.Getenv(deedKey)]
	if deed == nil {
		pgtest.Main(m)
	}
	db, err := store.Open(ctx, os.Getenv(addressKey))
	if err == nil {
		err = errors.Join(deed(db), db.Close())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// deeds are what another program does; it says each thing after it is acknowledged.
var deeds = map[string]func(*store.DB) error{}

type process struct {
	*exec.Cmd
	out *bufio.Scanner
}

func start(t *testing.T, deed, address string) *process {
	t.Helper()
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), deedKey+"="+deed, addressKey+"="+address)
	command.Stderr = os.Stderr
	out, err := command.StdoutPipe()
	if err := errors.Join(err, command.Start()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { command.Process.Kill() })
	return &process{command, bufio.NewScanner(out)}
}

// said is the number of the next thing that was acknowledged.
func (p *process) said() (n int, more bool) {
	if !p.out.Scan() {
		return 0, false
	}
	n, err := strconv.Atoi(strings.TrimSpace(p.out.Text()))
	return n, err == nil
}

// killAfter ends it without warning once it said something not less than n, and
// gives the last thing that it said.
func (p *process) killAfter(t *testing.T, n int) (last int) {
	t.Helper()
	for {
		said, more := p.said()
		if !more {
			t.Fatal("it ended by itself")
		}
		if last = said; last >= n {
			break
		}
	}
	if err := p.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	for { // what it said before it died
		said, more := p.said()
		if !more {
			break
		}
		last = said
	}
	_ = p.Wait() // killed
	return last
}

// both runs a test on both databases.
func both(t *testing.T, test func(t *testing.T, address string)) {
	t.Run("SQLite", func(t *testing.T) { test(t, freshSQLite(t)) })
	t.Run("PostgreSQL", func(t *testing.T) { test(t, pgtest.Fresh(t)) })
}

func opened(t testing.TB, address string) *store.DB {
	t.Helper()
	db, err := store.Open(ctx, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func contest(t testing.TB, db *store.DB) store.Contest {
	t.Helper()
	c, err := db.CreateContest(ctx, store.Contest{Slug: "um"})
	if err != nil {
		t.Fatal(err)
	}
	return c
}
