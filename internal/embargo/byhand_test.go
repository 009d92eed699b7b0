package embargo_test

import (
	"archive/tar"
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"testing"

	"filippo.io/age"
)

// docs/publicacao.md says how two people open a version without this program. It
// is done here with age alone, from what the files say.
func TestOpensByHand(t *testing.T) {
	folder, keys := sealed(t)
	var header struct {
		Shares []struct {
			One   int       `json:"uma"`
			Other int       `json:"outra"`
			Parts [2][]byte `json:"partes"`
		} `json:"chaves"`
	}
	data, err := os.ReadFile(filepath.Join(folder, "lacre.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &header); err != nil || len(header.Shares) != 3 {
		t.Fatal(len(header.Shares), err)
	}
	pair := header.Shares[1]
	one, other := opened(t, pair.Parts[0], keys[pair.One]), opened(t, pair.Parts[1], keys[pair.Other])
	for i := range one {
		one[i] ^= other[i]
	}
	identity, err := age.ParseX25519Identity(string(one))
	if err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(filepath.Join(folder, "conteudo.age"))
	if err != nil {
		t.Fatal(err)
	}
	archive := tar.NewReader(bytes.NewReader(opened(t, content, identity)))
	for _, want := range []string{"versao.json", "a.txt", "b.txt"} {
		if entry, err := archive.Next(); err != nil || entry.Name != want {
			t.Fatal(entry, err)
		}
	}
	if _, err := archive.Next(); err != io.EOF {
		t.Fatal(err)
	}
}

func opened(t *testing.T, data []byte, key age.Identity) []byte {
	t.Helper()
	r, err := age.Decrypt(bytes.NewReader(data), key)
	if err != nil {
		t.Fatal(err)
	}
	plain, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return plain
}
