package outsider

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// The page that the platform serves is the one that these sources give.
func TestServedPage(t *testing.T) {
	packed, err := os.ReadFile(filepath.Join("..", "web", "conferir", "conferir.html.gz"))
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	if z.Comment != runtime.Version() {
		t.Skipf("built with %s, and this is %s: the same sources give other bytes", z.Comment, runtime.Version())
	}
	served, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(served, pageBytes(t)) {
		t.Error("internal/web/conferir/conferir.html.gz is stale: run make conferir")
	}
}
