package publiclog

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"certame/internal/actlog"
	"certame/internal/secret"
	"certame/internal/store"
)

func document(a store.Act) (what, digest string, is bool) {
	return "ato " + strconv.Itoa(a.Number), string(a.Payload), a.Kind != "estorno"
}

// publish confirms an act in the store.
func publish(t *testing.T, db *store.DB, c store.ContestID, kind, digest string) {
	t.Helper()
	p, err := db.Propose(t.Context(), store.Proposal{Contest: c, Kind: kind, By: "ana"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.ConfirmProposal(t.Context(), p.ID, "bia", store.Act{Payload: []byte(digest)}); err != nil {
		t.Fatal(err)
	}
}

func opened(t *testing.T, db *store.DB, keys *secret.Keys) *Log {
	t.Helper()
	l, err := Open(db, keys, filepath.Join(t.TempDir(), "registro"), "certame.exemplo.br/atos")
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func installation(t *testing.T) (*store.DB, *secret.Keys, store.ContestID) {
	t.Helper()
	db, err := store.Open(t.Context(), "sqlite:"+filepath.Join(t.TempDir(), "certame.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	keys, err := secret.New()
	if err != nil {
		t.Fatal(err)
	}
	c, err := db.CreateContest(t.Context(), store.Contest{Slug: "x"})
	if err != nil {
		t.Fatal(err)
	}
	return db, keys, c.ID
}

func digestOf(n int) string {
	return string([]byte{'a' + byte(n/16), 'a' + byte(n%16)}) + "00000000000000000000000000000000000000000000000000000000000000"
}

// Two replicas over one store give one log: each act once, in order, with a head that
// the key signs, the same bytes in both folders, and a proof from either.
func TestTwoReplicas(t *testing.T) {
	db, keys, c := installation(t)
	first, second := opened(t, db, keys), opened(t, db, keys)
	for n := range 6 {
		kind := "listas"
		if n == 3 {
			kind = "estorno" // no document
		}
		publish(t, db, c, kind, digestOf(n))
		who := first
		if n%2 == 1 {
			who = second
		}
		if _, err := who.Record(t.Context(), document); err != nil {
			t.Fatal(err)
		}
	}
	key, err := second.Public(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range []*Log{first, second, opened(t, db, keys)} {
		head, err := l.Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if c, err := actlog.Authentic(head, key); err != nil || c.Size != 5 {
			t.Fatalf("%+v, %v", c, err)
		}
		proof, err := l.Proof(t.Context(), digestOf(4))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := proof.Check(digestOf(4), key); err != nil {
			t.Error(err)
		}
	}
	if a, err := db.Act(t.Context(), c, 6); err != nil || a.LogIndex != 4 {
		t.Errorf("%+v, %v", a, err)
	}
	if a, err := db.Act(t.Context(), c, 4); err != nil || a.LogIndex != -1 {
		t.Errorf("a reversal is in the log: %+v, %v", a, err)
	}
}

// What stands in the folder and not in the store was never in the log.
func TestFolderIsMadeAgain(t *testing.T) {
	db, keys, c := installation(t)
	l := opened(t, db, keys)
	publish(t, db, c, "listas", digestOf(1))
	if n, err := l.Record(t.Context(), document); n != 1 || err != nil {
		t.Fatal(n, err)
	}
	folder, err := l.Folder(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(filepath.Join(folder, "checkpoint"))
	if err != nil {
		t.Fatal(err)
	}
	again := opened(t, db, keys)
	after, err := again.Head(t.Context())
	if err != nil || string(after) != string(before) {
		t.Errorf("%s\n%s\n%v", before, after, err)
	}
	other, err := secret.New()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := opened(t, db, other).Head(t.Context()); err == nil {
		t.Error("read with other master keys")
	}
}

// A head that the store refuses was never to be read: who looks at the folder meanwhile,
// or after, sees the one that stands.
func TestHeadOnlyAfterItIsKept(t *testing.T) {
	db, keys, c := installation(t)
	l := opened(t, db, keys)
	publish(t, db, c, "listas", digestOf(1))
	if n, err := l.Record(t.Context(), document); n != 1 || err != nil {
		t.Fatal(n, err)
	}
	folder, err := l.Folder(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(filepath.Join(folder, "checkpoint"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.SQL().Exec("CREATE TRIGGER fora BEFORE INSERT ON log_leaf BEGIN SELECT RAISE(ABORT, 'fora'); END"); err != nil {
		t.Fatal(err)
	}
	publish(t, db, c, "listas", digestOf(2))
	if _, err := l.Record(t.Context(), document); err == nil {
		t.Fatal("the store refused and nobody noticed")
	}
	if after, err := os.ReadFile(filepath.Join(folder, "checkpoint")); err != nil || string(after) != string(before) {
		t.Errorf("a head that is not kept was read: %s, %v", after, err)
	}
	if _, err := db.SQL().Exec("DROP TRIGGER fora"); err != nil {
		t.Fatal(err)
	}
	if n, err := l.Record(t.Context(), document); n != 1 || err != nil {
		t.Error(n, err)
	}
}
