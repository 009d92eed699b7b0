package review

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// The sample is of the rows under the header, as they came, and never has the digits
// that an inverted mask shows.
func TestSample(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lista.csv")
	if err := os.WriteFile(path, []byte("RESULTADO FINAL\nInscrição;Nome;CPF;Nota Final\n0001;Ana;123.***.***-45;88,50\n0002;Bia;;87,00\n0003;Caio;;86,00\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	e, err := Examine(context.Background(), path, Options{Profiles: profiles(t)})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	rows, err := e.Sample(context.Background(), 2)
	if err != nil || len(rows) != 2 || !slices.Equal(rows[0], []string{"0001", "Ana", "", "88,50"}) || rows[1][0] != "0002" {
		t.Errorf("%q, %v", rows, err)
	}
	if rows, err := e.Sample(context.Background(), 20); err != nil || len(rows) != 3 {
		t.Errorf("%q, %v", rows, err)
	}
}
