package run

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"certame/contest"
	"certame/internal/demo"
)

// computed is a small contest, read and computed.
func computed(t *testing.T) (*Loaded, *contest.Outcome) {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "certame")
	if err := demo.Demonstration(300, 4).Write(folder); err != nil {
		t.Fatal(err)
	}
	l, err := Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	o, err := l.Compute(t.Context(), true)
	if err != nil {
		t.Fatal(err)
	}
	return l, o
}

func save(t *testing.T, l *Loaded, o *contest.Outcome, target string) {
	t.Helper()
	if err := l.Save(t.Context(), o, SaveOptions{Target: target}); err != nil {
		t.Fatal(err)
	}
}

// files are the files of a folder and below, with their bytes.
func files(t *testing.T, folder string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		out[path] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func names(t *testing.T, folder string) []string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}
