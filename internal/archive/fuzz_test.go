package archive

import (
	"bytes"
	"testing"

	"filippo.io/age"
	"github.com/klauspost/compress/zstd"
)

// FuzzRead feeds anything to the reader of copies, alone and as what was packed: it never
// panics, and what is not a copy has no head.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"", "x", "age-encryption.org/v1\n", "\x28\xb5\x2f\xfd", "inicio.json", string(make([]byte, 1024))} {
		f.Add([]byte(text))
	}
	identity, err := age.GenerateX25519Identity()
	if err != nil {
		f.Fatal(err)
	}
	writer, err := zstd.NewWriter(nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, whole := range [][]byte{text, writer.EncodeAll(text, nil)} {
			c, err := Read(bytes.NewReader(whole), identity)
			if err != nil {
				continue
			}
			if c.Head.Schema < 0 {
				t.Errorf("%+v", c.Head)
			}
			for err == nil {
				_, _, err = c.next()
			}
			c.Close()
		}
	})
}
