package arch

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// The generated files of package law are those of today's data.
func TestLawIsFresh(t *testing.T) {
	root, err := ModuleRoot()
	if err != nil {
		t.Fatal(err)
	}
	files, err := GenerateLaw(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		got, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(f.Path)))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, f.Data) {
			t.Errorf("%s is stale: run make matrix", f.Path)
		}
	}
}
