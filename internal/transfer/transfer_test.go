package transfer_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/blob"
	"certame/internal/bookfile"
	"certame/internal/intake"
	"certame/internal/pgtest"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/store/storetest"
	"certame/internal/transfer"

	"github.com/google/go-cmp/cmp"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

var (
	ctx     = context.Background()
	options = transfer.Options{Program: "teste", At: time.Unix(1_800_000_000, 0), From: "de lá"}
)

func must[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

var databases = map[string]func(testing.TB) string{
	"SQLite":     func(t testing.TB) string { return "sqlite:" + filepath.Join(t.TempDir(), "a.db") },
	"PostgreSQL": pgtest.Fresh,
}

func newSite(t testing.TB, database string) transfer.Site {
	t.Helper()
	db := must(store.Open(ctx, databases[database](t)))(t)
	blobs := must(blob.OpenFolder(t.TempDir()))(t)
	t.Cleanup(func() { db.Close(); blobs.Close() })
	return transfer.Site{Store: db, Blobs: blobs}
}

// folderOf is a copy of the folder of a scenario.
func folderOf(t testing.TB, scenario string) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "pasta")
	if err := os.CopyFS(folder, os.DirFS(filepath.Join("..", "..", "conformance", "cenarios", scenario, "entrada"))); err != nil {
		t.Fatal(err)
	}
	return folder
}

// worked gives a contest a history: a result with its lists, an act, people.
func worked(t testing.TB, s transfer.Site, c store.Contest) {
	t.Helper()
	ana := must(s.Store.CreateAccount(ctx, store.Account{Login: "ana", Name: "Ana"}))(t)
	list := must(s.Blobs.Put(ctx, strings.NewReader("lista")))(t)
	files := []store.File{{Name: "listas.csv", Digest: list.Digest, Size: list.Size}}
	must(s.Store.AddVersion(ctx, store.Version{Contest: c.ID, Revision: 1, Files: files, By: ana.ID}))(t)
	rows := func(yield func(store.ListRow, error) bool) {
		yield(store.ListRow{Post: "1", List: "AC", ID: "1", Name: "Íris"}, nil)
	}
	if err := s.Store.ReplaceListRows(ctx, c.ID, 1, rows, nil); err != nil {
		t.Fatal(err)
	}
	p := must(s.Store.Propose(ctx, store.Proposal{Contest: c.ID, Kind: "resultado", Version: 1, By: ana.ID}))(t)
	must(s.Store.ConfirmProposal(ctx, p.ID, "bia", store.Act{Files: files, Payload: []byte("{}")}))(t)
	if err := s.Store.LogAct(ctx, c.ID, 1, 7); err != nil {
		t.Fatal(err)
	}
}

// A contest goes from a folder to a database, to another, to a folder and to a
// third one, and is the same to the byte at every step, its history included.
func TestAround(t *testing.T) {
	for _, scenario := range []string{"fatos-notas-retificadas", "t70-sorteio-verificavel"} {
		for first := range databases {
			for second := range databases {
				t.Run(scenario+", "+first+" to "+second, func(t *testing.T) {
					around(t, folderOf(t, scenario), newSite(t, first), newSite(t, second), newSite(t, first))
				})
			}
		}
	}
}

func around(t *testing.T, folder string, a, b, c transfer.Site) {
	came := must(transfer.FromFolder(ctx, folder, "ufxx", "Rascunho", a, options))(t)
	worked(t, a, came.Contest)
	moved := must(transfer.Between(ctx, a, "ufxx", b, options))(t)
	history := must(a.Store.DigestContest(ctx, came.Contest.ID))(t)
	out := filepath.Join(t.TempDir(), "saida")
	left := must(transfer.ToFolder(ctx, b, "ufxx", out, options))(t)
	back := must(transfer.FromFolder(ctx, out, "outro", "Rascunho", c, options))(t)
	for name, m := range map[string]*transfer.Moved{"between": moved, "to folder": left, "back": back} {
		if m.Content != came.Content || m.History != history || len(m.Missing) > 0 || len(m.Left) > 0 || m.Contest.Slug != "ufxx" || m.Facts != came.Facts {
			t.Errorf("%s: %+v, and came %+v", name, m, came)
		}
	}
	sameResult(t, folder, out)
	if acts := must(c.Store.UnloggedActs(ctx))(t); len(acts) != 1 || acts[0].Contest != came.Contest.ID { // it enters the log there
		t.Error(acts)
	}
	if log := must(c.Store.Accesses(ctx, came.Contest.ID, 0, 10))(t); len(log) != 1 || log[0].Action != transfer.Noted || log[0].Object != "de lá" {
		t.Error(log)
	}
	if people := must(c.Store.AccountByLogin(ctx, "ana"))(t); people.Name != "Ana" || !people.Disabled {
		t.Errorf("%+v", people)
	}
}

// sameResult computes both folders and holds what comes of one to the other.
func sameResult(t *testing.T, a, b string) {
	t.Helper()
	was, is := must(run.Load(a, nil))(t), must(run.Load(b, nil))(t)
	if diff := cmp.Diff(was.Digests, is.Digests); diff != "" {
		t.Error(diff)
	}
}

// What was written in the folder after it left comes back as the latest revision
// and the latest facts.
func TestWrittenInFolder(t *testing.T) {
	a, b := newSite(t, "SQLite"), newSite(t, "PostgreSQL")
	came := must(transfer.FromFolder(ctx, folderOf(t, "fatos-notas-retificadas"), "ufxx", "Rascunho", a, options))(t)
	out := filepath.Join(t.TempDir(), "saida")
	must(transfer.ToFolder(ctx, a, "ufxx", out, options))(t)
	if err := os.WriteFile(filepath.Join(out, "leiame.txt"), []byte("novo"), 0o600); err != nil {
		t.Fatal(err)
	}
	back := must(transfer.FromFolder(ctx, out, "", "", b, options))(t)
	if back.Content == came.Content || back.Files != came.Files+1 {
		t.Fatalf("%+v", back)
	}
	if list := must(b.Store.Revisions(ctx, came.Contest.ID))(t); len(list) != 2 {
		t.Fatal(list)
	}
}

func TestRefused(t *testing.T) {
	a, b := newSite(t, "SQLite"), newSite(t, "PostgreSQL")
	folder := folderOf(t, "fatos-notas-retificadas")
	must(transfer.FromFolder(ctx, folder, "ufxx", "Rascunho", a, options))(t)
	refused := func(name string, err error) {
		t.Helper()
		var r *intake.Refused
		if !errors.As(err, &r) {
			t.Errorf("%s: %v", name, err)
		}
	}
	_, err := transfer.FromFolder(ctx, folder, "ufxx", "Rascunho", a, options)
	refused("the same slug", err)
	_, err = transfer.Between(ctx, a, "nenhum", b, options)
	refused("no such contest", err)
	must(transfer.Between(ctx, a, "ufxx", b, options))(t)
	_, err = transfer.Between(ctx, a, "ufxx", b, options)
	refused("twice", err)
	_, err = transfer.ToFolder(ctx, a, "ufxx", folder, options)
	refused("a folder that exists", err)

	// A book that does not continue the one that left.
	out := filepath.Join(t.TempDir(), "saida")
	must(transfer.ToFolder(ctx, a, "ufxx", out, options))(t)
	lines := must(bookfile.At(out).Read(ctx))(t).Lines
	if err := os.WriteFile(filepath.Join(out, "fatos.jsonl"), append(bytes.Join(lines[:len(lines)-1], []byte("\n")), '\n'), 0o600); err != nil {
		t.Fatal(err)
	}
	if len(lines) == 1 {
		if err := os.Remove(filepath.Join(out, "fatos.jsonl")); err != nil {
			t.Fatal(err)
		}
	}
	c := newSite(t, "SQLite")
	_, err = transfer.FromFolder(ctx, out, "", "", c, options)
	refused("a book cut", err)
	if !must(c.Store.Empty(ctx))(t) {
		t.Error("something was left")
	}
}

// What is no part of the contest is told, and does not go.
func TestLeft(t *testing.T) {
	folder := folderOf(t, "fatos-notas-retificadas")
	for _, name := range []string{"resultado/listas.csv", ".oculto"} {
		path := filepath.Join(folder, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, nil, 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	m := must(transfer.FromFolder(ctx, folder, "ufxx", "Rascunho", newSite(t, "SQLite"), options))(t)
	if diff := cmp.Diff([]string{".oculto", "resultado/"}, m.Left); diff != "" {
		t.Fatal(diff)
	}
}

// An object that the history names and nobody has is told.
func TestMissingObject(t *testing.T) {
	a := newSite(t, "PostgreSQL")
	c := storetest.History(t, a.Store)
	m := must(transfer.Between(ctx, a, c.Slug, newSite(t, "SQLite"), options))(t)
	if strings.Join(m.Missing, " ") != "ab lido-a lido-b" { // a file of a revision, and two films kept
		t.Fatalf("%+v", m)
	}
}
