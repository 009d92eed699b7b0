package lookup_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/lookup"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/store"
)

const (
	hr, other = store.AccountID("00000000-0000-7000-8000-000000000001"), store.AccountID("00000000-0000-7000-8000-000000000002")
	canary    = "CANARIO-0007" // the number of somebody on the lists
	edital    = "certame: Concurso de teste\norgao: Universidade\npublicado_em: 2026-02-10\nvalidade: 2 anos\ncargos:\n  - {codigo: \"101\", nome: Analista, vagas: 2}\n"
	people    = "inscricao;nome;cargo;opcoes;nota_final\n" + canary + ";Ana Canária;101;;90,00\n0002;Bento;101;;80,00\n0003;Célia;101;;70,00\n"
)

func silent(int, int) {}

// world is a store, its objects and a contest with a result, in one folder.
type world struct {
	folder  string
	clock   time.Time
	db      *store.DB
	keys    *secret.Keys
	blobs   blob.Store
	docket  *docket.Docket
	contest store.Contest
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{folder: t.TempDir(), clock: time.Now().Truncate(time.Second)}
	var err error
	if w.db, err = store.Open(t.Context(), "sqlite:"+filepath.Join(w.folder, "certame.db")); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.db.Close() })
	w.db.Now = func() time.Time { return w.clock }
	if w.blobs, err = blob.OpenFolder(filepath.Join(w.folder, "objetos")); err != nil {
		t.Fatal(err)
	}
	if w.keys, err = secret.New(); err != nil {
		t.Fatal(err)
	}
	if w.docket, err = docket.Open(w.db, w.blobs, w.keys, filepath.Join(w.folder, "trabalho", "certames")); err != nil {
		t.Fatal(err)
	}
	w.contest, err = w.docket.Create(t.Context(), hr, docket.Draft{Slug: "teste", Files: docket.Files{run.EditalFile: strings.NewReader(edital), run.CandidatesFile: strings.NewReader(people)}})
	if err == nil {
		_, err = w.docket.Compute(t.Context(), hr, w.contest.ID, func(string, int, int) {})
	}
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// publishes has two people publish the lists at an hour.
func (w *world) publishes(t *testing.T, hour time.Time) {
	t.Helper()
	totals := docket.Totals{Seats: 2, Approved: 3, Called: 2}
	p, err := w.docket.Propose(t.Context(), hr, w.contest.ID, 1, docket.Plan{Kind: docket.Lists, Totals: totals, Release: hour}, func(string, int, int) {})
	if err == nil {
		_, err = w.docket.Confirm(t.Context(), other, p.ID, totals)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// machine is one that serves, with a folder of its own.
func (w *world) machine(t *testing.T, name string) *lookup.Desk {
	t.Helper()
	d, err := lookup.Open(lookup.Options{
		Store: w.db, Blobs: w.blobs, Keys: w.keys, Docket: w.docket, Folder: filepath.Join(w.folder, "trabalho", name), Public: filepath.Join(w.folder, "publica"),
	})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func prepared(t *testing.T, d *lookup.Desk) {
	t.Helper()
	if err := d.Prepare(t.Context(), silent); err != nil {
		t.Fatal(err)
	}
}

func synced(t *testing.T, d *lookup.Desk) (next time.Time) {
	t.Helper()
	next, err := d.Sync(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// files are all that stand under the folder, but the database and what was there
// before, opened where they are compressed.
func (w *world) files(t *testing.T) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	err := filepath.WalkDir(w.folder, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || strings.HasPrefix(e.Name(), "certame.db") {
			return err
		}
		all[path], err = os.ReadFile(path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// says looks for a text in bytes, also inside of what is compressed in them.
func says(content []byte, text string) bool {
	if bytes.Contains(content, []byte(text)) {
		return true
	}
	for at := 0; ; at++ {
		found := bytes.Index(content[at:], []byte{0x1f, 0x8b, 8})
		if found < 0 {
			return false
		}
		at += found
		if zip, err := gzip.NewReader(bytes.NewReader(content[at:])); err == nil {
			zip.Multistream(false)
			plain, _ := io.ReadAll(zip) // what is no gzip says nothing
			if bytes.Contains(plain, []byte(text)) {
				return true
			}
		}
	}
}

// Before the hour nothing that the lookup wrote says a number: no file on the disk, no
// object, no row. At the hour, by the clock of the store, the same search finds it in
// the work folder and in the public one, so that it can find.
func TestNothingBeforeTheHour(t *testing.T) {
	w := newWorld(t)
	hour := w.clock.Add(time.Hour)
	w.publishes(t, hour)
	before := w.files(t)
	d := w.machine(t, "consulta")
	prepared(t, d)
	const path = "/consulta/teste/1/0.json"
	look := func() (names []string) {
		for name, content := range w.files(t) {
			if _, old := before[name]; !old && says(content, canary) {
				names = append(names, name)
			}
		}
		return names
	}
	watched(t, d, func() {
		if _, _, found := d.At(path); found || len(d.Of(w.contest.ID)) != 0 {
			t.Error("there before the hour")
		}
	})
	if next := synced(t, d); !next.Equal(hour) {
		t.Errorf("next %v, want %v", next, hour)
	}
	if names := look(); len(names) != 0 {
		t.Errorf("a number in the clear before the hour: %v", names)
	}
	packs, err := w.db.LookupPacks(t.Context())
	if err != nil || len(packs) != 1 || says(packs[0].Wrapped, canary) {
		t.Fatalf("%+v, %v", packs, err)
	}
	w.clock = hour.Add(-time.Microsecond)
	synced(t, d)
	if _, _, found := d.At(path); found {
		t.Error("there a microsecond before the hour")
	}
	w.clock = hour
	watched(t, d, func() {
		if pack, _, found := d.At(path); !found {
			t.Error("not there at the hour")
		} else if person, err := pack.Find(canary); err != nil || person == nil || person.Places[0].PostTitle != "Cargo 101 — Analista" {
			t.Errorf("%+v, %v", person, err)
		}
	})
	if names := look(); len(names) != 2 {
		t.Errorf("found in %v, want the pack in the work folder and a file in the public one", names)
	}
	for _, name := range []string{"/consulta/teste/1/1.json", "/consulta/teste/1/00.json", "/consulta/teste/1/0.JSON", "/consulta/teste/2/0.json", "/consulta/outro/1/0.json", "/consulta/teste/1/-1.json", "/consulta/teste/1/../1/0.json", "/consulta/", "/consulta/teste/1/0", "/consulta/teste/1/ffffffffffffffffff.json"} {
		if _, _, found := d.At(name); found {
			t.Errorf("%s is there", name)
		}
	}
	if _, file, found := d.At("/consulta/teste/1/indice.json"); !found || file != 1 {
		t.Error("no index")
	}
}

// watched lets the machine do on its own what it does, and looks after its first turn.
func watched(t *testing.T, d *lookup.Desk, look func()) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer stop()
	d.Watch(ctx, slog.New(slog.DiscardHandler))
	look()
}

// Two machines prepare the same act: there is one pack, and both read it. An act without
// an hour is read at once.
func TestTwoMachines(t *testing.T) {
	w := newWorld(t)
	w.publishes(t, time.Time{})
	one, two := w.machine(t, "um"), w.machine(t, "dois")
	done := make(chan error, 2)
	for _, d := range []*lookup.Desk{one, two} {
		go func() { done <- d.Prepare(t.Context(), silent) }()
	}
	for range 2 {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
	packs, err := w.db.LookupPacks(t.Context())
	if err != nil || len(packs) != 1 {
		t.Fatalf("%d packs, %v", len(packs), err)
	}
	for _, d := range []*lookup.Desk{one, two} {
		synced(t, d)
		if list := d.Of(w.contest.ID); len(list) != 1 || list[0].People != 3 {
			t.Errorf("%+v", list)
		}
	}
}

// A pack that was changed, or is gone, is never read, and is made again; a new master
// key wraps it again.
func TestMadeAgain(t *testing.T) {
	w := newWorld(t)
	w.publishes(t, time.Time{})
	for name, harm := range map[string]func(object string) error{
		"gone": func(object string) error { return w.blobs.Delete(t.Context(), object) },
		"changed": func(object string) error {
			for path, content := range w.files(t) {
				if strings.Contains(strings.ReplaceAll(path, string(filepath.Separator), ""), object) {
					content[len(content)/2] ^= 1
					return os.WriteFile(path, content, 0o600)
				}
			}
			return blob.ErrNotFound
		},
	} {
		d := w.machine(t, name)
		prepared(t, d)
		packs, err := w.db.LookupPacks(t.Context())
		if err != nil || len(packs) != 1 {
			t.Fatal(len(packs), err)
		}
		if err := harm(packs[0].Object); err != nil {
			t.Fatal(name, err)
		}
		if _, err := d.Sync(t.Context()); err == nil || len(d.Of(w.contest.ID)) != 0 {
			t.Errorf("%s: %v, and it is read", name, err)
		}
		prepared(t, d)
		if synced(t, d); len(d.Of(w.contest.ID)) != 1 {
			t.Errorf("%s: not made again", name)
		}
	}
	rotated, err := w.keys.Rotated()
	if err != nil {
		t.Fatal(err)
	}
	w.keys = rotated
	if err := w.machine(t, "trocada").Reseal(t.Context()); err != nil {
		t.Fatal(err)
	}
	if w.keys, err = rotated.Retired(); err != nil {
		t.Fatal(err)
	}
	d := w.machine(t, "nova")
	if synced(t, d); len(d.Of(w.contest.ID)) != 1 {
		t.Error("not read by the new key alone")
	}
}

// What a power cut emptied in the public folder is put right at the next start, and
// nothing half-written has the name of an act.
func TestPublicFolder(t *testing.T) {
	w := newWorld(t)
	w.publishes(t, time.Time{})
	d := w.machine(t, "um")
	prepared(t, d)
	watched(t, d, func() {})
	at := filepath.Join(w.folder, "publica", "consulta", "teste", "1")
	file := filepath.Join(at, "0.json.gz")
	right, err := os.ReadFile(file)
	if err != nil || !says(right, canary) {
		t.Fatalf("%d bytes, %v", len(right), err)
	}
	if err := os.Truncate(file, 0); err != nil {
		t.Fatal(err)
	}
	watched(t, w.machine(t, "dois"), func() {})
	if again, err := os.ReadFile(file); err != nil || !bytes.Equal(again, right) {
		t.Errorf("%d bytes, %v", len(again), err)
	}
	for path, mode := range map[string]fs.FileMode{at: 0o755, file: 0o644} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != mode {
			t.Errorf("%s: %v, %v", path, info.Mode(), err)
		}
	}
	if list, err := os.ReadDir(filepath.Dir(at)); err != nil || len(list) != 1 {
		t.Errorf("%v, %v", list, err)
	}
}
