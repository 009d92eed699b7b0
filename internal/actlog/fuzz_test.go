package actlog

import (
	"bytes"
	"testing"
)

// FuzzCheckpoint feeds anything to the readers of signed heads and of keys of witnesses.
func FuzzCheckpoint(f *testing.F) {
	for _, text := range []string{
		"", "certame.local/registro\n1\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n\n— x y\n", "a\n-1\nAA==\n\n", "a\n9223372036854775808\n\n\n", "x+00000000+AAAA", "x+zz+", "+++",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if c, err := parse(text); err == nil && (c.Size < 0 || !bytes.Equal(c.Signed, text)) {
			t.Errorf("%+v", c)
		}
		_, _ = parseWitnessKey(string(text)) // it is read or refused
		if _, err := Authentic(text, "certame.local/registro+00000000+AAAA"); err == nil {
			t.Errorf("%q is signed", text)
		}
	})
}
