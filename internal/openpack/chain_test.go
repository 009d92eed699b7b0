package openpack_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/bookfile"
	"certame/internal/openpack"
)

// Whoever guesses a line of the book cannot tell that it is there: neither its
// digest nor which lines are public is in any file of the package.
func TestTheChainTellsNothingOfALine(t *testing.T) {
	folder := contestWithCanaries(t)
	writeBook(t, folder)
	packed, ok := build(t, folder)
	if !ok {
		t.Fatal("blocked")
	}
	content, err := bookfile.At(folder).Read(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	eachFile(t, packed, func(name string, data []byte) {
		for i, line := range content.Lines {
			sum := sha256.Sum256(line)
			if bytes.Contains(data, []byte(hex.EncodeToString(sum[:]))) {
				t.Errorf("%s has the digest of line %d", name, i+1)
			}
		}
		if name == "cadeia.csv" && (!bytes.HasPrefix(data, []byte("fato,resumo\nf1,")) || bytes.Count(data, []byte("\n")) != 1+len(content.Lines)) {
			t.Errorf("%s:\n%s", name, data)
		}
	})
}

// The secret is drawn once and stays; a broken one is not replaced.
func TestTheSecretStays(t *testing.T) {
	folder := t.TempDir()
	if thrown, err := openpack.ChainSecret(folder, false); err != nil || thrown == [32]byte{} {
		t.Fatal(err)
	}
	if there, err := os.ReadDir(folder); err != nil || len(there) > 0 {
		t.Fatal("a preview wrote")
	}
	first, err := openpack.ChainSecret(folder, true)
	if err != nil {
		t.Fatal(err)
	}
	again, err := openpack.ChainSecret(folder, true)
	if err != nil || again != first {
		t.Fatalf("%x %x %v", first, again, err)
	}
	path := filepath.Join(folder, "segredo-da-cadeia.txt")
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Fatal("others may read it", err)
	}
	if err := os.Truncate(path, 10); err != nil {
		t.Fatal(err)
	}
	if _, err := openpack.ChainSecret(folder, true); err == nil {
		t.Fatal("half a secret was taken")
	}
}

// A later package continues an earlier one; one of which the past was changed does
// not, nor does one whose past was cut.
func TestContinues(t *testing.T) {
	folder := contestWithCanaries(t)
	writeBook(t, folder)
	whole := pack(t, folder)
	content, err := bookfile.At(folder).Read(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	lines := content.Lines
	rewrite := func(lines [][]byte) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(folder, "fatos.jsonl"), append(bytes.Join(lines, []byte("\n")), '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	rewrite(lines[:3])
	early := pack(t, folder)
	if err := os.Remove(filepath.Join(folder, "fatos.jsonl")); err != nil {
		t.Fatal(err)
	}
	empty := pack(t, folder)
	writeOtherBook(t, folder)
	other := pack(t, folder)
	for _, c := range []struct {
		now, before string
		why         string
	}{{whole, early, ""}, {whole, empty, ""}, {early, early, ""}, {early, whole, "tinha 5 fatos"}, {empty, early, "tinha 3 fatos"}, {other, early, "linha 2"}} {
		work := t.TempDir()
		v, err := openpack.Verify(t.Context(), c.now, work)
		if err != nil {
			t.Fatal(err)
		}
		err = v.Continues(work, c.before, t.TempDir())
		if c.why == "" && err != nil {
			t.Error(err)
		}
		if d := (*openpack.Divergence)(nil); c.why != "" && (!errors.As(err, &d) || !strings.Contains(d.What, c.why)) {
			t.Errorf("%v, want %q", err, c.why)
		}
	}
}

// pack writes the package of a folder in a file.
func pack(t *testing.T, folder string) string {
	t.Helper()
	packed, ok := build(t, folder)
	if !ok {
		t.Fatal("blocked")
	}
	path := filepath.Join(t.TempDir(), "p.zip")
	if err := os.WriteFile(path, packed, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}
