package archive_test

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/archive"
	"certame/internal/blob"
	"certame/internal/pgtest"
	"certame/internal/store"
	"certame/internal/store/storetest"

	"filippo.io/age"
)

var ctx = context.Background()

func must[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// site is a store with its objects.
type site struct {
	db     *store.DB
	blobs  *blob.Folder
	folder string
}

var databases = map[string]func(testing.TB) string{
	"SQLite":     func(t testing.TB) string { return "sqlite:" + filepath.Join(t.TempDir(), "a.db") },
	"PostgreSQL": pgtest.Fresh,
}

func newSite(t testing.TB, database string) site {
	t.Helper()
	db := must(store.Open(ctx, databases[database](t)))(t)
	folder := t.TempDir()
	blobs := must(blob.OpenFolder(folder))(t)
	t.Cleanup(func() { db.Close(); blobs.Close() })
	return site{db, blobs, folder}
}

// filled is a site with everything, and objects of many sizes, one of which is of a
// revision of the contest.
func filled(t testing.TB, database string) (site, store.Contest) {
	s := newSite(t, database)
	c := storetest.Everything(t, s.db)
	random := rand.NewChaCha8([32]byte{1})
	var file blob.File
	for _, size := range []int{0, 1, 512, 70_000, 5 << 20} {
		content := make([]byte, size)
		random.Read(content)
		file = must(s.blobs.Put(ctx, bytes.NewReader(content)))(t)
	}
	must(s.db.AddRevision(ctx, c.ID, 2, []store.File{{Name: "edital.yaml", Digest: file.Digest, Size: file.Size}}, "ana", ""))(t)
	return s, c
}

func written(t testing.TB, from site, contest store.ContestID, keys []byte, recipients ...age.Recipient) (*archive.Summary, []byte) {
	t.Helper()
	var file bytes.Buffer
	o := archive.Options{Recipients: recipients, Program: "teste", At: time.Unix(1_800_000_000, 0)}
	s := must(archive.Write(ctx, &file, archive.Source{Store: from.db, Blobs: from.blobs, Contest: contest, Keys: keys}, o))(t)
	return s, file.Bytes()
}

func restore(to site, file []byte, keys func([]byte) error, identities ...age.Identity) (*archive.Summary, error) {
	c, err := archive.Read(bytes.NewReader(file), identities...)
	if err != nil {
		return nil, err
	}
	defer c.Close()
	return c.Into(ctx, to.db, archive.Target{Blobs: to.blobs, Keys: keys})
}

func objects(t testing.TB, s site) (all string) {
	for file, err := range s.blobs.All(ctx) {
		if err == nil {
			err = blob.Verify(ctx, s.blobs, file.Digest)
		}
		if err != nil {
			t.Fatal(err)
		}
		all += file.Digest + "\n"
	}
	return all
}

// A copy goes into either database, from either, encrypted or not, and a copy of
// what it became is the same copy.
func TestEveryWay(t *testing.T) {
	key := must(age.GenerateX25519Identity())(t)
	for from := range databases {
		source, c := filled(t, from)
		said, open := written(t, source, "", nil)
		_, sealed := written(t, source, "", []byte("{}"), key.Recipient())
		if bytes.Contains(sealed, []byte("zstd")) || said.Objects != 5 || said.Rows == 0 || !said.Whole() {
			t.Fatalf("%+v", said)
		}
		for to := range databases {
			t.Run(from+" to "+to, func(t *testing.T) {
				target := newSite(t, to)
				must(restore(target, open, nil))(t)
				again, _ := written(t, target, "", nil)
				if again.Rows != said.Rows || objects(t, target) != objects(t, source) {
					t.Fatalf("%+v", again)
				}
				if a, b := must(source.db.DigestContest(ctx, c.ID))(t), must(target.db.DigestContest(ctx, c.ID))(t); a != b {
					t.Fatal(a, b)
				}
				if _, err := restore(target, open, nil); !errors.Is(err, archive.ErrNotEmpty) {
					t.Fatal(err)
				}
			})
			t.Run("encrypted, "+from+" to "+to, func(t *testing.T) {
				target := newSite(t, to)
				if _, err := restore(target, sealed, nil); !errors.Is(err, archive.ErrSealed) {
					t.Fatal(err)
				}
				other := must(age.GenerateX25519Identity())(t)
				if _, err := restore(target, sealed, nil, other); !errors.Is(err, archive.ErrWrongKey) {
					t.Fatal(err)
				}
				var keys []byte
				must(restore(target, sealed, func(k []byte) error { keys = k; return nil }, other, key))(t)
				if string(keys) != "{}" || objects(t, target) != objects(t, source) {
					t.Fatal(string(keys))
				}
			})
		}
	}
}

// A contest goes alone, with its objects only.
func TestContestAlone(t *testing.T) {
	source, c := filled(t, "SQLite")
	// Digests that the history names and nobody put, of a file and of two pieces of a
	// film: the copy says them.
	said, file := written(t, source, c.ID, nil)
	if said.Whole() || said.Objects != 1 || strings.Join(said.Missing, " ") != "ab lido-a lido-b" {
		t.Fatalf("%+v", said)
	}
	target := newSite(t, "PostgreSQL")
	must(target.db.CreateContest(ctx, store.Contest{Slug: "outro"}))(t)
	must(restore(target, file, nil))(t)
	if a, b := must(source.db.DigestContest(ctx, c.ID))(t), must(target.db.DigestContest(ctx, c.ID))(t); a != b || strings.Count(objects(t, target), "\n") != 1 {
		t.Fatal(a, b)
	}
}

func TestKeysOnlyEncrypted(t *testing.T) {
	s := newSite(t, "SQLite")
	_, err := archive.Write(ctx, &bytes.Buffer{}, archive.Source{Store: s.db, Blobs: s.blobs, Keys: []byte("{}")}, archive.Options{})
	if !errors.Is(err, archive.ErrKeysInTheClear) {
		t.Fatal(err)
	}
}

// A copy cut anywhere, or of which a byte that says something changed, is refused,
// and nothing of it is in the database.
func TestDamagedCopies(t *testing.T) {
	s := newSite(t, "SQLite")
	storetest.History(t, s.db)
	must(s.blobs.Put(ctx, strings.NewReader(strings.Repeat("objeto ", 1000))))(t)
	key := must(age.GenerateX25519Identity())(t)
	said, open := written(t, s, "", nil)
	_, sealed := written(t, s, "", []byte("{}"), key.Recipient())
	target := newSite(t, "SQLite")
	for name, file := range map[string][]byte{"open": open, "encrypted": sealed} {
		refused := func(what string, at int, damaged []byte) {
			if _, err := restore(target, damaged, nil, key); err == nil {
				// What is packed has bits that say nothing: then nothing changed.
				if again, _ := written(t, target, "", nil); again.Digest != said.Digest || name == "encrypted" {
					t.Fatalf("%s, %s at %d of %d: taken", name, what, at, len(file))
				}
				target = newSite(t, "SQLite")
			}
			if !must(target.db.Empty(ctx))(t) {
				t.Fatalf("%s, %s at %d: left something", name, what, at)
			}
		}
		for at := 0; at < len(file); at += max(1, len(file)/97) {
			refused("cut", at, file[:at])
			changed := bytes.Clone(file)
			changed[at] ^= 1
			refused("changed", at, changed)
		}
		refused("cut", len(file)-1, file[:len(file)-1])
		refused("more", len(file), append(bytes.Clone(file), file...))
	}
	must(restore(newSite(t, "SQLite"), sealed, nil, key))(t)
}

// An object that was damaged where it is kept does not go, and the copy says so:
// the rest of it is good.
func TestDamagedObject(t *testing.T) {
	s := newSite(t, "SQLite")
	good, bad := must(s.blobs.Put(ctx, strings.NewReader("bom")))(t), must(s.blobs.Put(ctx, strings.NewReader("ruim")))(t)
	damage(t, s.folder, bad.Digest)
	said, file := written(t, s, "", nil)
	if said.Objects != 1 || len(said.Damaged) != 1 || said.Damaged[0] != bad.Digest {
		t.Fatalf("%+v", said)
	}
	target := newSite(t, "SQLite")
	must(restore(target, file, nil))(t)
	if got := objects(t, target); got != good.Digest+"\n" {
		t.Fatal(got)
	}
}
