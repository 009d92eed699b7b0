package embargo

import (
	"os"
	"path/filepath"
	"testing"
)

// FuzzHeader feeds anything to the readers of seals, of who holds them and of their keys:
// a header that is read has an hour, and its shares are of two people who are in it.
func FuzzHeader(f *testing.F) {
	for _, text := range []string{"", "{}", `{"formato":"` + sealFormat + `"}`, `{"formato":"` + sealFormat + `","embargo":"2026-03-10T10:00:00-03:00","partes":[{"primeira":-1}]}`, "AGE-SECRET-KEY-1", "\x00"} {
		f.Add([]byte(text))
	}
	folder := f.TempDir()
	path := filepath.Join(folder, headerFile)
	f.Fuzz(func(t *testing.T, text []byte) {
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		if h, err := ReadHeader(folder); err == nil {
			if _, err := h.Hour(); err != nil {
				t.Errorf("%+v", h)
			}
			for _, s := range h.Shares {
				if s.First == s.Second || s.First < 0 || s.Second >= len(h.People) {
					t.Errorf("%+v", h)
				}
			}
		}
		_, _ = ReadCustodian(path) // it is read or refused
		_, _ = ReadKey(path)       // the same
	})
}
