package documents

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// Hold compares a document that is made from the code with what it must be, or writes it
// again.
func Hold(t *testing.T, path string, want []byte, again bool) {
	t.Helper()
	if again {
		if err := os.WriteFile(path, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if kept, err := os.ReadFile(path); err != nil || !bytes.Equal(kept, want) {
		t.Errorf("docs/%s is old (%v): make referencia", filepath.Base(path), err)
	}
}

// Made is what the first lines of such a document say.
func Made(from string) string {
	return "<!-- Gerado por make referencia a partir de " + from + ". Não edite. -->\n"
}
