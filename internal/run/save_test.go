package run

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"certame/internal/render/tables"
)

// The manifest holds the digest of every file read and written.
func TestManifest(t *testing.T) {
	l, o := computed(t)
	target := filepath.Join(t.TempDir(), "resultado")
	save(t, l, o, target)
	var m tables.Manifest
	data, err := os.ReadFile(filepath.Join(target, manifestFile))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	written := []string{manifestFile}
	for _, d := range m.Outputs {
		written = append(written, d.Name)
		checkDigest(t, filepath.Join(target, d.Name), d)
	}
	for _, d := range m.Inputs {
		checkDigest(t, filepath.Join(l.Folder, d.Name), d)
	}
	slices.Sort(written)
	if got := names(t, target); !slices.Equal(got, written) {
		t.Errorf("the folder has %v, and the manifest %v", got, written)
	}
	if len(m.Inputs) != 2 || m.Engine != Engine {
		t.Errorf("the manifest is of %d files by %q", len(m.Inputs), m.Engine)
	}
}

func checkDigest(t *testing.T, path string, d tables.Digest) {
	t.Helper()
	data, err := os.ReadFile(path)
	sum := sha256.Sum256(data)
	if err != nil || hex.EncodeToString(sum[:]) != d.SHA256 || int64(len(data)) != d.Size {
		t.Errorf("the manifest is wrong about %s (%v)", d.Name, err)
	}
}

// A result takes the place of the previous one whole, and nothing stays beside
// it; a link to a folder stays a link.
func TestSaveTakesThePlaceOfTheResult(t *testing.T) {
	l, o := computed(t)
	folder := t.TempDir()
	target, link := filepath.Join(folder, "resultado"), filepath.Join(folder, "link")
	save(t, l, o, target)
	want := files(t, target)
	if err := os.WriteFile(filepath.Join(target, "ordem.csv"), []byte("velho"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(target, ".~lock.ordem.csv#"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	save(t, l, o, target)
	if !maps.Equal(files(t, target), want) {
		t.Error("the new result is not the first one")
	}
	if err := os.Symlink("resultado", link); err != nil {
		t.Fatal(err)
	}
	save(t, l, o, link)
	if to, err := os.Readlink(link); err != nil || to != "resultado" || !maps.Equal(files(t, target), want) {
		t.Errorf("the link leads to %q (%v)", to, err)
	}
	if got := names(t, folder); !slices.Equal(got, []string{"link", "resultado"}) {
		t.Errorf("left beside the result: %v", got)
	}
}

// Saved into folders that do not exist yet, with the rights of any file.
func TestSaveMakesTheFolder(t *testing.T) {
	l, o := computed(t)
	target := filepath.Join(t.TempDir(), "a", "b", "resultado")
	save(t, l, o, target+"/")
	for path, want := range map[string]fs.FileMode{target: fs.ModeDir | 0o755, filepath.Join(target, "ordem.csv"): 0o644} {
		if info, err := os.Stat(path); err != nil || info.Mode() != want {
			t.Errorf("%s: %v (%v), want %v", path, info.Mode(), err, want)
		}
	}
}

// Cancelled before, or in the middle of the writing: the previous result stands
// and nothing is beside it.
func TestSaveCancelled(t *testing.T) {
	l, o := computed(t)
	folder := t.TempDir()
	target := filepath.Join(folder, "resultado")
	save(t, l, o, target)
	before := files(t, folder)
	for cancelAt := range 12 {
		ctx, cancel := context.WithCancel(t.Context())
		if cancelAt == 0 {
			cancel()
		}
		err := l.Save(ctx, o, SaveOptions{Target: target, Style: tables.ForMachines, Progress: func(done, _ int) {
			if done == cancelAt {
				cancel()
			}
		}})
		cancel()
		if cancelAt <= len(files(t, target))-1 && !errors.Is(err, context.Canceled) {
			t.Errorf("cancelled at file %d: %v", cancelAt, err)
		}
		if err != nil && !maps.Equal(files(t, folder), before) {
			t.Errorf("cancelled at file %d, the folder changed", cancelAt)
		}
		before = files(t, folder)
	}
}
