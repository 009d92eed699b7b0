package arch

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// What is generated is that of today's data, code and scenarios: the constants
// of package law and the documents of docs/direito.
func TestGeneratedFilesAreFresh(t *testing.T) {
	root := rootOf(t)
	for _, generate := range []func(string) ([]GeneratedFile, error){GenerateLaw, GenerateMatrix} {
		files, err := generate(root)
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
}

func rootOf(t *testing.T) string {
	t.Helper()
	root, err := ModuleRoot()
	if err != nil {
		t.Fatal(err)
	}
	return root
}
