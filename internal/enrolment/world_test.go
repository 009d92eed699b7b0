package enrolment

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/pgtest"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/store"
)

const hr = store.AccountID("00000000-0000-7000-8000-000000000001")

const editalText = `certame: Concurso de teste
orgao: Universidade
publicado_em: 2026-02-10
validade: 2 anos
inscricoes: {inicio: 2026-02-20, fim: 2026-03-20 23:59:59}
cargos:
  - {codigo: "101", nome: Analista, vagas: 10}
  - {codigo: "102", nome: Técnica, vagas: 3}
`

// clock is the clock of a store, as a test sets it.
type clock struct {
	sync.Mutex
	at time.Time
}

func (c *clock) now() time.Time {
	c.Lock()
	defer c.Unlock()
	return c.at
}

// set puts it at an hour of Brasília, as in 20/03/2026 23:59:59.
func (c *clock) set(t testing.TB, brazilian string) {
	t.Helper()
	at, err := time.ParseInLocation("02/01/2006 15:04:05", brazilian, locale.Brasilia)
	if err != nil {
		t.Fatal(err)
	}
	c.Lock()
	defer c.Unlock()
	c.at = at
}

// world is a contest that receives registrations.
type world struct {
	*Enrolments
	t       testing.TB
	db      *store.DB
	docket  *docket.Docket
	clock   *clock
	contest store.Contest
}

func at(t testing.TB, address, edital string) *world {
	t.Helper()
	w := &world{t: t, clock: &clock{}}
	place := t.TempDir()
	var err error
	if w.db, err = store.Open(context.Background(), address); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := w.db.Close(); err != nil {
			t.Error(err)
		}
	})
	w.clock.set(t, "01/03/2026 10:00:00")
	w.db.Now = w.clock.now
	blobs, err := blob.OpenFolder(filepath.Join(place, "objetos"))
	if err != nil {
		t.Fatal(err)
	}
	keys, err := secret.New()
	if err != nil {
		t.Fatal(err)
	}
	if w.docket, err = docket.Open(w.db, blobs, keys, filepath.Join(place, "trabalho")); err != nil {
		t.Fatal(err)
	}
	w.Enrolments = Open(w.db, keys, w.docket)
	w.contest, err = w.docket.Create(context.Background(), hr, docket.Draft{Slug: "teste", Files: docket.Files{run.EditalFile: strings.NewReader(edital)}})
	if err == nil {
		_, err = w.Receive(context.Background(), hr, w.contest.ID, 0)
	}
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func freshSQLite(t testing.TB) string { return "sqlite:" + filepath.Join(t.TempDir(), "certame.db") }

func here(t testing.TB) *world { t.Helper(); return at(t, freshSQLite(t), editalText) }

// both runs a test on both databases.
func both(t *testing.T, test func(t *testing.T, w *world)) {
	t.Run("SQLite", func(t *testing.T) { test(t, here(t)) })
	t.Run("PostgreSQL", func(t *testing.T) { test(t, at(t, pgtest.Fresh(t), editalText)) })
}

func TestMain(m *testing.M) {
	if deed := os.Getenv(deedKey); deed != "" {
		if err := deedOf(deed); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	pgtest.Main(m)
}

func (w *world) who(name string) Who {
	w.t.Helper()
	a, err := w.db.AccountByLogin(context.Background(), name)
	if errors.Is(err, store.ErrNotFound) {
		a, err = w.db.CreateAccount(context.Background(), store.Account{Login: name, Name: name})
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return Who{a.ID, w.contest.ID, w.contest.Slug}
}

func form(name, digits string, groups ...string) Form {
	return Form{Name: name, CPF: digits, Birth: "31/12/1990", Posts: []string{"101"}, Groups: groups}
}

func (w *world) choice(f Form) (*Rules, Choice) {
	w.t.Helper()
	r, err := w.Rules(context.Background(), w.contest.ID)
	if err != nil {
		w.t.Fatal(err)
	}
	c, err := r.Read(f)
	if err != nil {
		w.t.Fatal(err)
	}
	return r, c
}

func (w *world) register(name string, f Form) (*Receipt, error) {
	w.t.Helper()
	r, c := w.choice(f)
	return w.Register(context.Background(), w.who(name), r, c)
}

func (w *world) change(name string, f Form, seen int) (*Receipt, error) {
	w.t.Helper()
	r, c := w.choice(f)
	return w.Change(context.Background(), w.who(name), r, c, seen)
}

func (w *world) withdraw(name string, seen int) (*Receipt, error) {
	w.t.Helper()
	r, err := w.Rules(context.Background(), w.contest.ID)
	if err != nil {
		w.t.Fatal(err)
	}
	return w.Withdraw(context.Background(), w.who(name), r, seen)
}

// done is a receipt, or the end of the test.
func done(r *Receipt, err error) func(testing.TB) *Receipt {
	return func(t testing.TB) *Receipt {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
}

// refusedAs holds that something was refused with a code.
func refusedAs(t testing.TB, err error, code string) *Refusal {
	t.Helper()
	var r *Refusal
	if !errors.As(err, &r) || r.Code != code {
		t.Fatalf("got %v, want %s", err, code)
	}
	return r
}

// file is one of the files of the contest as it is now.
func (w *world) file(name string) string {
	w.t.Helper()
	content, _, err := w.docket.OpenFile(context.Background(), w.contest.ID, 0, name)
	if err != nil {
		w.t.Fatal(err)
	}
	defer content.Close()
	text, err := io.ReadAll(content)
	if err != nil {
		w.t.Fatal(err)
	}
	return string(text)
}
