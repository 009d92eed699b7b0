package archive_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// damage changes the bytes of an object where it is kept.
func damage(t *testing.T, folder, digest string) {
	t.Helper()
	done := false
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.Name() != digest {
			return err
		}
		done = true
		if err := os.Chmod(path, 0o600); err != nil {
			return err
		}
		return os.WriteFile(path, []byte("RUIM"), 0o600)
	})
	if err != nil || !done {
		t.Fatal(err)
	}
}
