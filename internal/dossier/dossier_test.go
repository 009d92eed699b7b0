package dossier_test

import (
	"bytes"
	"context"
	"errors"
	"path/filepath"
	"testing"

	"certame/internal/dossier"
	"certame/internal/secret"
	"certame/internal/store"
)

var ctx = context.Background()

type world struct {
	db   *store.DB
	keys *secret.Keys
	dossier.Cabinet
	contest store.Contest
}

func newWorld(t *testing.T) *world {
	t.Helper()
	db, err := store.Open(ctx, "sqlite:"+filepath.Join(t.TempDir(), "b.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	keys, err := secret.New()
	if err != nil {
		t.Fatal(err)
	}
	c, err := db.CreateContest(ctx, store.Contest{Slug: "um"})
	if err != nil {
		t.Fatal(err)
	}
	return &world{db, keys, dossier.New(keys), c}
}

const canary = "CANARIO-7f3a"

func (w *world) file(t *testing.T, acts int) *dossier.File {
	t.Helper()
	f, err := w.Create(ctx, w.db, w.contest.ID, "denuncia", "h"+t.Name())
	for range acts {
		if err == nil {
			err = w.Append(ctx, w.db, f, "passo-"+canary, "conta-"+canary, map[string]string{"texto": canary})
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// What was written is read again, and no file of the database has a word of it.
func TestSealed(t *testing.T) {
	w := newWorld(t)
	f := w.file(t, 2)
	again, err := w.Open(ctx, w.db, w.contest.ID, "denuncia", f.ID)
	if err != nil || len(again.Acts) != 2 || again.Acts[1].Kind != "passo-"+canary || string(again.Acts[1].Data) != `{"texto":"`+canary+`"}` {
		t.Fatalf("%+v, %v", again, err)
	}
	sink := &words{}
	if err := w.db.Dump(ctx, sink); err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(sink.Bytes(), []byte("denuncia")) || bytes.Contains(sink.Bytes(), []byte(canary)) {
		t.Error("the copy of the database says what was sealed, or nothing at all")
	}
}

// words is everything a copy of the store says.
type words struct{ bytes.Buffer }

func (w *words) Table(string, []store.Column) error { return nil }

func (w *words) Row(values []any) error {
	for _, v := range values {
		switch v := v.(type) {
		case string:
			w.WriteString(v)
		case []byte:
			w.Write(v)
		}
	}
	return nil
}

// A file of another kind or contest is not there.
func TestElsewhere(t *testing.T) {
	w := newWorld(t)
	f := w.file(t, 1)
	other, err := w.db.CreateContest(ctx, store.Contest{Slug: "dois"})
	if err != nil {
		t.Fatal(err)
	}
	_, wrongKind := w.Open(ctx, w.db, w.contest.ID, "apuracao", f.ID)
	_, wrongContest := w.Open(ctx, w.db, other.ID, "denuncia", f.ID)
	_, wrongHandle := w.Held(ctx, w.db, other.ID, f.Handle)
	for _, err := range []error{wrongKind, wrongContest, wrongHandle} {
		if !errors.Is(err, store.ErrNotFound) {
			t.Error(err)
		}
	}
	if held, err := w.Held(ctx, w.db, w.contest.ID, f.Handle); err != nil || held.ID != f.ID {
		t.Error(held, err)
	}
}

// Acts put in another order, in another file, or changed, do not open, even by who may
// write the database; nor does a file with an act taken out of its middle.
func TestTampered(t *testing.T) {
	for name, harm := range map[string][]string{
		"exchanged": {"UPDATE dossier_event SET number = 9 WHERE number = 1", "UPDATE dossier_event SET number = 1 WHERE number = 2", "UPDATE dossier_event SET number = 2 WHERE number = 9"},
		"left out":  {"DELETE FROM dossier_event WHERE number = 2", "UPDATE dossier_event SET number = 2 WHERE number = 3"},
		"changed":   {"UPDATE dossier_event SET sealed = x'0011' WHERE number = 2"},
	} {
		w := newWorld(t)
		f := w.file(t, 3)
		for _, sql := range append([]string{"DROP TRIGGER dossier_event_no_update", "DROP TRIGGER dossier_event_no_delete"}, harm...) {
			if _, err := w.db.SQL().ExecContext(ctx, sql); err != nil {
				t.Fatal(name, err)
			}
		}
		if _, err := w.Open(ctx, w.db, w.contest.ID, "denuncia", f.ID); !errors.Is(err, secret.ErrSealed) {
			t.Error(name, err)
		}
	}
}

// Of two who saw the same file only one goes on.
func TestTogether(t *testing.T) {
	w := newWorld(t)
	f := w.file(t, 1)
	other, err := w.Open(ctx, w.db, w.contest.ID, "denuncia", f.ID)
	if err != nil {
		t.Fatal(err)
	}
	var conflict *store.Conflict
	first, second := w.Append(ctx, w.db, f, "a", "", nil), w.Append(ctx, w.db, other, "b", "", nil)
	if first != nil || !errors.As(second, &conflict) {
		t.Error(first, second)
	}
}

// After the keys turn and are wrapped again, the older key is needed no more.
func TestReseal(t *testing.T) {
	w := newWorld(t)
	f := w.file(t, 1)
	rotated, err := w.keys.Rotated()
	if err != nil {
		t.Fatal(err)
	}
	if err := dossier.New(rotated).Reseal(ctx, w.db); err != nil {
		t.Fatal(err)
	}
	retired, err := rotated.Retired()
	if err != nil {
		t.Fatal(err)
	}
	if again, err := dossier.New(retired).Open(ctx, w.db, w.contest.ID, "denuncia", f.ID); err != nil || len(again.Acts) != 1 {
		t.Error(again, err)
	}
	if _, err := w.Open(ctx, w.db, w.contest.ID, "denuncia", f.ID); err == nil {
		t.Error("the older key still opens it")
	}
}
