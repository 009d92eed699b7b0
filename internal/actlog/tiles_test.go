package actlog_test

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"certame/internal/actlog"
)

// standard reads a log as tlog-tiles says one is laid out, written here from that
// text alone.
type standard string

func (standard) Height() int                     { return 8 }
func (standard) SaveTiles([]tlog.Tile, [][]byte) {}
func (s standard) path(t tlog.Tile) string       { return filepath.Join(string(s), standardPath(t)) }

func (s standard) ReadTiles(list []tlog.Tile) (out [][]byte, err error) {
	for _, t := range list {
		data, err := os.ReadFile(s.path(t))
		if err != nil {
			return nil, err
		}
		out = append(out, data)
	}
	return out, nil
}

// standardPath is tile/<L>/<N>[.p/<W>], or tile/entries/<N>[.p/<W>].
func standardPath(t tlog.Tile) string {
	level := fmt.Sprint(t.L)
	if t.L < 0 {
		level = "entries"
	}
	number := fmt.Sprintf("%03d", t.N%1000)
	for n := t.N / 1000; n > 0; n /= 1000 {
		number = fmt.Sprintf("x%03d/%s", n%1000, number)
	}
	if t.W < 256 {
		number += fmt.Sprintf(".p/%d", t.W)
	}
	return "tile/" + level + "/" + number
}

// Any reader of the standard layout finds every hash and every act of a log, of a
// mirror too, past the first full tile; and a witness follows it across.
func TestTheTilesAreStandard(t *testing.T) {
	const acts = 259
	folder, private, key := begun(t, acts-4)
	w := appointed(t, "testemunha/1", key)
	for next := acts - 4; next <= acts; next += 4 {
		if _, err := w.Sign(t.Context(), folder); err != nil {
			t.Fatal(err)
		}
		for i := next; i < min(next+4, acts); i++ {
			include(t, folder, private, i)
		}
	}
	mirror := t.TempDir()
	if _, err := actlog.Mirror(folder, mirror, key); err != nil {
		t.Fatal(err)
	}
	for _, place := range []string{folder, mirror} {
		signed, err := os.ReadFile(filepath.Join(place, "checkpoint"))
		if err != nil {
			t.Fatal(err)
		}
		tree, err := tlog.ParseTree(asGo(t, signed, key))
		if err != nil || tree.N != acts {
			t.Fatalf("%+v %v", tree, err)
		}
		reader := tlog.TileHashReader(tree, standard(place))
		for i, leaf := range bundles(t, standard(place), acts) {
			act, err := os.ReadFile(filepath.Join(place, "atos", fmt.Sprintf("%06d.json", i)))
			if err != nil || string(act) != string(leaf) {
				t.Fatalf("entry %d is %q, and the act %q", i, leaf, act)
			}
			proof, err := tlog.ProveRecord(tree.N, int64(i), reader)
			if err != nil {
				t.Fatal(err)
			}
			if err := tlog.CheckRecord(proof, tree.N, tree.Hash, int64(i), tlog.RecordHash(leaf)); err != nil {
				t.Fatalf("act %d: %v", i, err)
			}
		}
	}
}

// asGo is the head of a log in the words of Go's module database, which tlog reads.
func asGo(t *testing.T, signed []byte, key string) []byte {
	t.Helper()
	verifier, err := note.NewVerifier(strings.TrimSpace(key))
	if err != nil {
		t.Fatal(err)
	}
	n, err := note.Open(signed, note.VerifierList(verifier))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(n.Text, "\n")
	return []byte("go.sum database tree\n" + rest)
}

func bundles(t *testing.T, s standard, acts int64) (leaves [][]byte) {
	t.Helper()
	for n := int64(0); n<<8 < acts; n++ {
		data, err := os.ReadFile(s.path(tlog.Tile{H: 8, L: -1, N: n, W: int(min(256, acts-n<<8))}))
		if err != nil {
			t.Fatal(err)
		}
		for len(data) > 0 {
			size := binary.BigEndian.Uint16(data)
			leaves = append(leaves, data[2:2+size])
			data = data[2+size:]
		}
	}
	if int64(len(leaves)) != acts {
		t.Fatalf("%d entries", len(leaves))
	}
	return leaves
}
