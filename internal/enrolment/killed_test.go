package enrolment

import (
	"bufio"
	"context"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"certame/internal/blob"
	"certame/internal/cpf"
	"certame/internal/docket"
	"certame/internal/pgtest"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/store"
)

// The test binary runs itself as the program that is to be killed.
const (
	deedKey    = "ENROLMENT_DEED"    // the first number of its people
	addressKey = "ENROLMENT_ADDRESS" // of the database
	placeKey   = "ENROLMENT_PLACE"
)

// crowd registers at the same time, and says each one after it is acknowledged.
const crowd = 24

func deedOf(first string) error {
	ctx := context.Background()
	e, db, err := process()
	if err != nil {
		return err
	}
	c, err := db.ContestBySlug(ctx, "teste")
	if err != nil {
		return err
	}
	r, err := e.Rules(ctx, c.ID)
	if err != nil {
		return err
	}
	from, err := strconv.Atoi(first)
	if err != nil {
		return err
	}
	var next atomic.Int64
	ended := make(chan error, crowd)
	for range crowd {
		go func() {
			var err error
			for err == nil {
				err = someone(ctx, e, db, c, r, from+int(next.Add(1)))
			}
			ended <- err
		}()
	}
	return <-ended
}

// someone makes an account and registers, and says so in one line.
func someone(ctx context.Context, e *Enrolments, db *store.DB, c store.Contest, r *Rules, n int) error {
	a, err := db.CreateAccount(ctx, store.Account{Login: fmt.Sprint("pessoa", n)})
	if err != nil {
		return err
	}
	choice, err := r.Read(form(fmt.Sprint("Pessoa ", n), cpf.Of(n), "PPP"))
	if err != nil {
		return err
	}
	receipt, err := e.Register(ctx, Who{a.ID, c.ID, c.Slug}, r, choice)
	if err == nil {
		_, err = fmt.Fprintln(os.Stdout, receipt.Position, receipt.Digest)
	}
	return err
}

func process() (*Enrolments, *store.DB, error) {
	place := os.Getenv(placeKey)
	db, err := store.Open(context.Background(), os.Getenv(addressKey))
	if err != nil {
		return nil, nil, err
	}
	blobs, err := blob.OpenFolder(filepath.Join(place, "objetos"))
	if err != nil {
		return nil, nil, err
	}
	keys, err := secret.Load(filepath.Join(place, "chaves"), true, os.Getenv)
	if err != nil {
		return nil, nil, err
	}
	db.Now = func() time.Time { return time.Date(2026, 3, 1, 13, 0, 0, 0, time.UTC) } // within the period
	d, err := docket.Open(db, blobs, keys, filepath.Join(place, fmt.Sprint("trabalho", os.Getpid())))
	if err != nil {
		return nil, nil, err
	}
	return Open(db, keys, d), db, nil
}

// A program killed while many register: every registration that it acknowledged is
// there, once, under the receipt that was given, and the series is whole.
func TestKilledWhileRegistering(t *testing.T) {
	for name, fresh := range map[string]func(testing.TB) string{"SQLite": freshSQLite, "PostgreSQL": pgtest.Fresh} {
		t.Run(name, func(t *testing.T) {
			t.Setenv(placeKey, t.TempDir())
			t.Setenv(addressKey, fresh(t))
			e, db, err := process()
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			c, err := e.docket.Create(t.Context(), hr, docket.Draft{Slug: "teste", Files: docket.Files{run.EditalFile: strings.NewReader(editalText)}})
			if err == nil {
				_, err = e.Receive(t.Context(), hr, c.ID, 0)
			}
			if err != nil {
				t.Fatal(err)
			}
			acknowledged := map[string]string{}
			for round := range 3 {
				maps.Copy(acknowledged, killedAfter(t, round*100_000, 60+round*37))
				held(t, e, c.ID, acknowledged)
			}
		})
	}
}

// killedAfter kills the program after so many acknowledgements, and gives all it said.
func killedAfter(t *testing.T, from, n int) map[string]string {
	t.Helper()
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), fmt.Sprintf("%s=%d", deedKey, from))
	command.Stderr = os.Stderr
	out, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]string{}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if position, digest, ok := strings.Cut(lines.Text(), " "); ok && len(digest) == 64 {
			said[position] = digest
		}
		if len(said) == n {
			if err := command.Process.Kill(); err != nil {
				t.Fatal(err)
			}
		}
	}
	_ = command.Wait() // killed
	if len(said) < n {
		t.Fatal("it ended by itself")
	}
	return said
}

func held(t *testing.T, e *Enrolments, contest store.ContestID, acknowledged map[string]string) {
	t.Helper()
	there, names := map[string]string{}, map[string]bool{}
	end, err := e.Count(t.Context(), contest)
	if err != nil {
		t.Fatal(err)
	}
	err = e.each(t.Context(), contest, end.Position, func(r Receipt) error {
		there[fmt.Sprint(r.Position)], names[r.Choice.Name] = r.Digest, true
		return nil
	})
	if err != nil || len(names) != end.Number || end.Position != end.Number {
		t.Fatalf("%d people, %+v, %v", len(names), end, err)
	}
	for position, digest := range acknowledged {
		if there[position] != digest {
			t.Fatalf("position %s was acknowledged as %s and is %q", position, digest, there[position])
		}
	}
	t.Logf("%d acknowledged, %d stored", len(acknowledged), end.Number)
}
