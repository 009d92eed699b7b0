package candidates

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Names and CPF are read as they are written, of the people wanted, in any
// dialect that the reader of candidates accepts.
func TestIdentities(t *testing.T) {
	want := map[string]Identity{"0001": {"José \"Zé\" Conceição", "123.456.789-09"}, "0003": {"", "11122233344"}}
	for _, text := range []string{
		"inscricao;nome;cpf;nota_final\r\n\"0001\";\"José \"\"Zé\"\" Conceição\";123.456.789-09;90,00\r\n0002;X;9;1\r\n\r\n0003;;11122233344;2\r\n",
		"\ufeffCPF,Inscrição,Nome\n123.456.789-09, 0001 ,\"José \"\"Zé\"\" Conceição\"\n9,0002,X\n11122233344,0003\n",
		"inscricao\tnome\tcpf\n0001\tJos\xe9 \"Z\xe9\" Concei\xe7\xe3o\t123.456.789-09\n0003\t\t11122233344",
	} {
		got, named, numbered, err := Identities([]byte(text), "c.csv", func(id []byte) bool { return string(id) != "0002" })
		if diff := cmp.Diff(want, got); diff != "" || !named || !numbered || err != nil {
			t.Errorf("%q: %v %v %v\n%s", text, named, numbered, err, diff)
		}
	}
	if _, named, numbered, _ := Identities([]byte("inscricao;nota_final\n1;2\n"), "c.csv", func([]byte) bool { return true }); named || numbered {
		t.Error("columns that the file does not have")
	}
	if _, _, _, err := Identities([]byte("\xff\xfea"), "c.csv", nil); err == nil {
		t.Error("half a letter of UTF-16 was read")
	}
}
