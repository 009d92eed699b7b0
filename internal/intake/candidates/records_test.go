package candidates

import (
	"fmt"
	"testing"
)

// Each person has their own row, as it is written, also inside quotes and over lines;
// who is not there has none.
func TestRecords(t *testing.T) {
	r, err := ReadRecords([]byte("\ufeffinscricao;nome;cargo;email\n\"0001\";\"Ana;\nMaria\";101;\n0002;Bento;102;b@x.br\n"), "candidatos.csv")
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]string{
		"0001": "[{inscricao 0001} {nome Ana;\nMaria} {cargo 101}]", "0002": "[{inscricao 0002} {nome Bento} {cargo 102} {email b@x.br}]", "0003": "[]",
	} {
		if got := fmt.Sprint(r.Of(id)); got != want {
			t.Errorf("%s: %s, want %s", id, got, want)
		}
	}
}
