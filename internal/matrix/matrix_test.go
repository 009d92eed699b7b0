package matrix

import (
	"os"
	"path/filepath"
	"testing"

	"certame/law"
)

// What is named is there, and every rule has both.
func TestNamed(t *testing.T) {
	root := filepath.Join("..", "..")
	for _, p := range law.Provisions() {
		row := Of(p.ID)
		if p.Status == law.StatusRule && (len(row.Code) == 0 || len(row.Scenarios) == 0) {
			t.Errorf("%s has %d files and %d scenarios", p.ID, len(row.Code), len(row.Scenarios))
		}
		for _, name := range row.Code {
			there(t, filepath.Join(root, filepath.FromSlash(name)))
		}
		for _, name := range row.Scenarios {
			there(t, filepath.Join(root, "conformance", "cenarios", name, "cenario.yaml"))
		}
	}
}

func there(t *testing.T, path string) {
	t.Helper()
	if _, err := os.Stat(path); err != nil {
		t.Error(err)
	}
}
