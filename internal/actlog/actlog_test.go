package actlog_test

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/actlog"
)

// begun is a log with n acts, its private key and its public one.
func begun(t *testing.T, n int) (folder, private, public string) {
	t.Helper()
	work := t.TempDir()
	folder, private = filepath.Join(work, "reg"), filepath.Join(work, "chave")
	if err := actlog.Create(folder, "orgao/concursos", private); err != nil {
		t.Fatal(err)
	}
	key, err := os.ReadFile(filepath.Join(folder, "chave.pub"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(filepath.Join(work, "vazio"), os.DirFS(folder)); err != nil { // for who would begin again
		t.Fatal(err)
	}
	for i := range n {
		include(t, folder, private, i)
	}
	return folder, private, string(key)
}

func digest(i int) string {
	sum := sha256.Sum256(fmt.Append(nil, "ato ", i))
	return hex.EncodeToString(sum[:])
}

func include(t *testing.T, folder, private string, i int) {
	t.Helper()
	act, _, err := actlog.Include(t.Context(), folder, private, fmt.Sprint("ato ", i), digest(i), "2026-03-10")
	if err != nil || act.SHA256 != digest(i) {
		t.Fatalf("%+v %v", act, err)
	}
}

// Every act of logs of every size to twenty proves, and the proof holds for that
// document only, under that key only, and not with any byte of it changed.
func TestEveryActProves(t *testing.T) {
	folder, private, key := begun(t, 0)
	_, _, other := begun(t, 0)
	for n := range 20 {
		include(t, folder, private, n)
		for i := range n + 1 {
			proof, err := actlog.Prove(folder, digest(i))
			if err != nil {
				t.Fatal(err)
			}
			if c, err := proof.Check(digest(i), key); err != nil || c.Size != int64(n+1) {
				t.Fatalf("act %d of %d: %v", i, n+1, err)
			}
			if _, err := proof.Check(digest(i+1), key); err == nil {
				t.Fatalf("the proof of %d holds for another document", i)
			}
			if _, err := proof.Check(digest(i), other); err == nil {
				t.Fatal("another key signed nothing")
			}
			changed := *proof
			changed.Act.On = "2026-03-11"
			if _, err := changed.Check(digest(i), key); err == nil {
				t.Fatal("an act with another date holds")
			}
			changed = *proof
			changed.Checkpoint = strings.Replace(proof.Checkpoint, fmt.Sprintf("\n%d\n", n+1), fmt.Sprintf("\n%d\n", n+2), 1)
			if _, err := changed.Check(digest(i), key); err == nil {
				t.Fatal("a head with another size holds")
			}
		}
	}
}

// A mirror follows every growth, and refuses every history that does not continue
// what it saw, whatever the agency signs.
func TestMirrorFindsARewrittenHistory(t *testing.T) {
	for seen := 1; seen < 9; seen++ {
		folder, private, key := begun(t, seen)
		mirror := t.TempDir()
		if _, err := actlog.Mirror(folder, mirror, key); err != nil {
			t.Fatal(err)
		}
		include(t, folder, private, 100)
		if c, err := actlog.Mirror(folder, mirror, key); err != nil || c.Size != int64(seen+1) {
			t.Fatalf("a log that grew: %v", err)
		}
		rewritten := rewrite(t, folder, private, seen)
		_, err := actlog.Mirror(rewritten, mirror, key)
		if found := (*actlog.Rewritten)(nil); !errors.As(err, &found) {
			t.Fatalf("a rewritten log of %d: %v", seen, err)
		}
	}
}

// rewrite signs, with the log's own key, a longer history that has none of the
// acts seen: what an agency that holds the key could do.
func rewrite(t *testing.T, folder, private string, seen int) string {
	t.Helper()
	other := filepath.Join(t.TempDir(), "reg")
	empty := filepath.Join(filepath.Dir(folder), "vazio")
	if err := os.CopyFS(other, os.DirFS(empty)); err != nil {
		t.Fatal(err)
	}
	for i := range seen + 3 {
		include(t, other, private, 200+i)
	}
	return other
}

// What is changed on the disk is found before anything is added.
func TestChangedActsAreFound(t *testing.T) {
	folder, private, _ := begun(t, 5)
	path := filepath.Join(folder, "atos", "000002.json")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for at := range data {
		changed := append([]byte{}, data...)
		changed[at] ^= 1
		if err := os.WriteFile(path, changed, 0o644); err != nil {
			t.Fatal(err)
		}
		if _, _, err := actlog.Include(t.Context(), folder, private, "x", digest(9), "2026-03-10"); err == nil {
			t.Fatalf("byte %d changed, and the log grew", at)
		}
	}
}
