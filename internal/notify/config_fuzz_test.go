package notify

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzConfig: a configuration of mail that is read never sends in the clear to another
// machine, and a password of it is in no error.
func FuzzConfig(f *testing.F) {
	for _, text := range []string{
		"", "servidor: a:25\nseguranca: nenhuma\nremetente: a@b.c\n", "servidor: 127.0.0.1:25\nseguranca: nenhuma\nremetente: a@b.c\n", "senha: SEGREDO-X\nservidor: [\n", "servidor: a:587\nremetente: \"a\\nb@c.d\"\nsenha: SEGREDO-X\n", "x: 1\n", "a: &a [*a]\n",
	} {
		f.Add([]byte(text))
	}
	path := filepath.Join(f.TempDir(), "correio.yaml")
	f.Fuzz(func(t *testing.T, text []byte) {
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		c, err := ReadConfig(path, func(string) string { return "" })
		if err != nil {
			if strings.Contains(err.Error(), "SEGREDO-X") {
				t.Errorf("%q repeats the password: %v", text, err)
			}
			return
		}
		if c != nil && c.Security == noTLS && !loopback(c.host) {
			t.Errorf("%q in the clear", c.host)
		}
	})
}
