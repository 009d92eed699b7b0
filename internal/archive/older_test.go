package archive_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/archive"
	"certame/internal/store"
	"certame/internal/store/storetest"
)

var write = flag.Bool("write", false, "write a copy made by the tables of today to testdata, to be kept for ever")

// Copies that were made by older versions of the tables are restored as they were
// and brought to this one. Each that was ever released stays in testdata; a new one
// is written, before a release, with -write; until then the tables of the version
// under way may change, and its copy with them.
func TestOlderCopies(t *testing.T) {
	if *write {
		writeToday(t)
	}
	files := must(filepath.Glob(filepath.Join("testdata", "esquema-*.certame")))(t)
	if len(files) == 0 {
		t.Fatal("no older copy")
	}
	for _, path := range files {
		for database, fresh := range databases {
			t.Run(filepath.Base(path)+" to "+database, func(t *testing.T) { restoreOlder(t, must(os.ReadFile(path))(t), fresh(t)) })
		}
	}
}

func writeToday(t *testing.T) {
	s := newSite(t, "SQLite")
	storetest.Everything(t, s.db)
	must(s.blobs.Put(ctx, strings.NewReader("objeto")))(t)
	_, file := written(t, s, "", nil)
	name := fmt.Sprintf("esquema-%d.certame", must(s.db.Schema(ctx))(t))
	if err := os.WriteFile(filepath.Join("testdata", name), file, 0o600); err != nil {
		t.Fatal(err)
	}
}

func restoreOlder(t *testing.T, file []byte, address string) {
	copied := must(archive.Read(bytes.NewReader(file)))(t)
	defer copied.Close()
	older := must(store.OpenAt(ctx, address, copied.Head.Schema))(t)
	target := newSite(t, "SQLite") // for the objects
	must(copied.Into(ctx, older, archive.Target{Blobs: target.blobs}))(t)
	if schema := must(older.Schema(ctx))(t); schema != copied.Head.Schema {
		t.Fatalf("restored in tables of %d", schema)
	}
	if err := older.Close(); err != nil {
		t.Fatal(err)
	}
	db := must(store.Open(ctx, address))(t)
	defer db.Close()
	c := must(db.ContestBySlug(ctx, "historia"))(t)
	if _, broken, err := db.VerifyAccess(ctx); err != nil || broken != nil {
		t.Error(broken, err)
	}
	load := must(db.StartLoad(ctx, c.ID, "ab"))(t)
	facts, acts, people := must(db.FactLines(ctx, c.ID))(t), must(db.Acts(ctx, c.ID))(t), must(db.FindRegistration(ctx, load, "iris 00001", 5))(t)
	if len(facts) != 2 || len(acts) != 1 || len(people) != 1 || !load.Ready {
		t.Errorf("%d facts, %d acts, %v, %+v", len(facts), len(acts), people, load)
	}
}
