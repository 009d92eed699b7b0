package beacon

import (
	"os"
	"path/filepath"
	"testing"
)

// FuzzRound feeds anything to the readers of rounds and chains of drand.
func FuzzRound(f *testing.F) {
	for _, text := range []string{"", "{}", `{"round":1,"randomness":"00","signature":"00"}`, `{"round":-1}`, `{"public_key":"zz","period":0}`, `[]`, `{"round":1e99}`} {
		f.Add([]byte(text))
	}
	path := filepath.Join(f.TempDir(), "rodada.json")
	f.Fuzz(func(t *testing.T, text []byte) {
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		_, _ = ReadPulse(path) // it is read or refused
		if c, err := ReadChain(path); err == nil && (c.Hash == "" || c.Hash != Hash(&c)) {
			t.Errorf("%+v", c)
		}
	})
}
