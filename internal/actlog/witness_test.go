package actlog_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/actlog"
)

var noon = time.Date(2026, 12, 1, 15, 0, 0, 0, time.UTC)

// appointed is a witness of a log that it never saw.
func appointed(t *testing.T, name, logKey string) *actlog.Witness {
	t.Helper()
	work := t.TempDir()
	w := &actlog.Witness{Memory: filepath.Join(work, "memoria"), Key: filepath.Join(work, "chave"), LogKey: logKey, First: true, Now: noon}
	if err := actlog.CreateWitness(w.Memory, name, w.Key); err != nil {
		t.Fatal(err)
	}
	return w
}

func publicOf(t *testing.T, w *actlog.Witness) string {
	t.Helper()
	key, err := os.ReadFile(filepath.Join(w.Memory, "testemunha.pub"))
	if err != nil {
		t.Fatal(err)
	}
	return string(key)
}

// A witness signs every growth, and no head that goes back, forks or begins again,
// whatever the agency signs; and it still follows the true log after refusing.
func TestWitnessRefusesRewrittenHistory(t *testing.T) {
	for _, seen := range []int{1, 2, 5} {
		folder, private, key := begun(t, seen)
		before := filepath.Join(t.TempDir(), "antes")
		if err := os.CopyFS(before, os.DirFS(folder)); err != nil {
			t.Fatal(err)
		}
		w := appointed(t, "testemunha/1", key)
		sign := func(folder string, ok bool) {
			t.Helper()
			c, err := w.Sign(t.Context(), folder)
			if rewritten := (*actlog.Rewritten)(nil); !ok && !errors.As(err, &rewritten) {
				t.Fatalf("%d seen: %v", seen, err)
			}
			if ok && err != nil {
				t.Fatalf("%d seen: %v", seen, err)
			}
			if ok {
				who, err := c.Witnesses(key, []string{publicOf(t, w)})
				if err != nil || len(who) != 1 || !who[0].At.Equal(noon) {
					t.Fatalf("%+v %v", who, err)
				}
			}
		}
		sign(folder, true)
		w.First = false
		sign(folder, true) // the same head again is the same history
		include(t, folder, private, 1000)
		sign(folder, true)
		sign(before, false) // rollback
		include(t, before, private, 2000)
		sign(before, false) // a fork of the same size
		include(t, before, private, 2001)
		sign(before, false)                            // and a longer one
		sign(rewrite(t, folder, private, seen), false) // another beginning
		include(t, folder, private, 1001)
		sign(folder, true)
	}
}

// A witness without memory does not sign as if it had seen nothing, and one of
// which the memory belongs to another key does not either.
func TestWitnessNeedsItsMemory(t *testing.T) {
	folder, _, key := begun(t, 3)
	w := appointed(t, "testemunha/1", key)
	w.First = false
	if _, err := w.Sign(t.Context(), folder); err == nil || !strings.Contains(err.Error(), "--primeira-vez") {
		t.Fatal(err)
	}
	w.First = true
	_, _, other := begun(t, 0)
	w.LogKey = other
	if _, err := w.Sign(t.Context(), folder); err == nil {
		t.Fatal("signed the head of a log under another key")
	}
}

// Tiles that are not there, or are not of the head, are no proof of anything.
func TestWitnessReadsTheTiles(t *testing.T) {
	for what, spoil := range map[string]func(path string) error{
		"missing": os.Remove,
		"changed": func(path string) error {
			data, err := os.ReadFile(path)
			if err == nil {
				data[0] ^= 1
				err = os.WriteFile(path, data, 0o644)
			}
			return err
		},
		"short": func(path string) error { return os.Truncate(path, 32) },
	} {
		folder, private, key := begun(t, 3)
		w := appointed(t, "testemunha/1", key)
		if _, err := w.Sign(t.Context(), folder); err != nil {
			t.Fatal(err)
		}
		include(t, folder, private, 9)
		if err := spoil(filepath.Join(folder, "tile", "0", "000.p", "4")); err != nil {
			t.Fatal(err)
		}
		_, err := w.Sign(t.Context(), folder)
		if rewritten := (*actlog.Rewritten)(nil); err == nil || errors.As(err, &rewritten) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// Signatures are gathered in one head, each witness once; a proof made then
// carries them; a head that is not that of the log, or a stranger's, is refused.
func TestGather(t *testing.T) {
	folder, private, key := begun(t, 4)
	a, b, stranger := appointed(t, "testemunha/1", key), appointed(t, "testemunha/2", key), appointed(t, "testemunha/3", key)
	keys := []string{publicOf(t, a), publicOf(t, b)}
	signed := func(w *actlog.Witness) string {
		t.Helper()
		c, err := w.Sign(t.Context(), folder)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), "cabeca")
		if err := os.WriteFile(path, c.Signed, 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	first, second, third := signed(a), signed(b), signed(stranger)
	a.Now = noon.Add(time.Hour)
	if who, _, err := actlog.Gather(t.Context(), folder, keys, first, second, signed(a), first); err != nil || len(who) != 2 {
		t.Fatalf("%+v %v", who, err)
	}
	if _, _, err := actlog.Gather(t.Context(), folder, keys, third); err == nil {
		t.Error("a stranger was taken for a witness")
	}
	proof, err := actlog.Prove(folder, digest(2))
	if err != nil {
		t.Fatal(err)
	}
	c, err := proof.Check(digest(2), key)
	if err != nil {
		t.Fatal(err)
	}
	for _, count := range []struct {
		keys []string
		want int
	}{{keys, 2}, {keys[:1], 1}, {[]string{publicOf(t, stranger)}, 0}, {nil, 0}} {
		if who, err := c.Witnesses(key, count.keys); err != nil || len(who) != count.want {
			t.Errorf("%+v %v", who, err)
		}
	}
	for _, twice := range [][]string{{keys[0], keys[0]}, {keys[0], strings.Replace(keys[0], "+", "x+", 1)}, {key}} {
		if _, err := c.Witnesses(key, twice); err == nil {
			t.Errorf("%q count", twice)
		}
	}
	include(t, folder, private, 50)
	if _, _, err := actlog.Gather(t.Context(), folder, keys, first); err == nil || !strings.Contains(err.Error(), "cabeça de 4 atos") {
		t.Error(err)
	}
}

// What another implementation (github.com/transparency-dev/formats v0.1.1) signed
// is read here, and not with a byte of it changed.
func TestCosignatureOfAnotherProgram(t *testing.T) {
	const logKey = "orgao.gov.br/concursos+451480f4+AXm1Vi6P5lT5QHixEuipi6eQH4U65pW+1+DjkQutBJZk"
	const witness = "testemunha.org/1+d3aea470+BOfxYqEL7FWa/qGV5NzoS2lWjV0ssJY+tEbAaF4rF/Lw"
	const head = "orgao.gov.br/concursos\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n" +
		"— orgao.gov.br/concursos RRSA9Kl3ltPdB7shHMlOncLNffoJU2b/SOyNZSRMtkCVzknG/6/GIqSWBs1nsBO2Lvcvro+5OEXtiq+KJj8MjABWhA0=\n" +
		"— testemunha.org/1 066kcAAAAABrDW7wqCjNHBGeLD6pBSLwnploWxHJUfukfnjM9uaCdEiE1HV2O7xeGZwaO3UzS0VLIdOxgz3qecyKXFoqd7DD+NoeDA==\n"
	c, err := actlog.Authentic([]byte(head), logKey)
	if err != nil {
		t.Fatal(err)
	}
	who, err := c.Witnesses(logKey, []string{witness})
	if err != nil || len(who) != 1 || who[0].At.Unix() != 0x6b0d6ef0 {
		t.Fatalf("%+v %v", who, err)
	}
	for _, change := range [][2]string{{"AABrDW7w", "AABrDW7x"}, {"NoeDA==", "NoeEA=="}, {"066kcAAA", "066kcAAB"}} {
		changed := strings.Replace(head, change[0], change[1], 1)
		c, err := actlog.Authentic([]byte(changed), logKey)
		if err != nil || changed == head {
			t.Fatal(err)
		}
		if who, err := c.Witnesses(logKey, []string{witness}); err == nil {
			t.Errorf("%s holds: %+v", change[1], who)
		}
	}
}
