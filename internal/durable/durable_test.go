package durable_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"certame/internal/durable"
)

func TestWrite(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "chave")
	for _, want := range []string{"a primeira", "a segunda, por cima"} {
		if err := durable.Write(path, []byte(want), 0o600); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(path)
		if err != nil || string(got) != want {
			t.Errorf("%q, %v", got, err)
		}
	}
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
	onlyEntry(t, folder, "chave")
}

// A place that cannot be taken: what stands there stands, and nothing is left
// beside it.
func TestWriteRefused(t *testing.T) {
	folder := t.TempDir()
	place := filepath.Join(folder, "ocupado")
	if err := os.MkdirAll(filepath.Join(place, "dentro"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := durable.Write(place, []byte("x"), 0o600); err == nil {
		t.Error("a file took the place of a folder that is not empty")
	}
	onlyEntry(t, folder, "ocupado")
}

func onlyEntry(t *testing.T, folder, name string) {
	t.Helper()
	list, err := os.ReadDir(folder)
	if err != nil || len(list) != 1 || list[0].Name() != name {
		t.Errorf("in the folder: %v, %v", list, err)
	}
}

func TestFolder(t *testing.T) {
	deep := filepath.Join(t.TempDir(), "a", "b", "c")
	for range 2 { // again is no error
		if err := durable.Folder(deep, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	if info, err := os.Stat(filepath.Dir(deep)); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("%v, %v", info, err)
	}
	file := filepath.Join(deep, "arquivo")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := durable.Folder(file, 0o700); !errors.Is(err, fs.ErrExist) {
		t.Errorf("a file passed for a folder: %v", err)
	}
}

// A file that is there stays as it was, and a new one has the mode asked for.
func TestWriteNew(t *testing.T) {
	path := filepath.Join(t.TempDir(), "chave")
	if err := durable.WriteNew(path, []byte("uma"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := durable.WriteNew(path, []byte("outra"), 0o600); !errors.Is(err, fs.ErrExist) {
		t.Error(err)
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != "uma" {
		t.Errorf("%q, %v", got, err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
}
