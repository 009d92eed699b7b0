package candidates

import (
	"bytes"
	"testing"
)

var separators = [...]byte{';', ',', '\t', '|'}

// header of the fuzzed files; its separator is replaced.
const fuzzHeader = "inscricao;nome;cargo;opcoes;nota_final;confirmacao_PPP;situacao;sub_judice;nascimento;sorteio;nota_p1\n"

// FuzzParse feeds anything to the reader: it never panics and never refuses
// without saying why; and a file cut into pieces of any size is the same file.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{
		"0001;Ana;101;PPP;90,00;confirmada;ativa;nao;01/02/1990;7;1,5\r\n",
		"\"0002\";\"Bia \"\"B\"\"\nLima\";2002;;-;;;;;;\n\n\n0003;;101;PcD|PPP;80,5;nao_confirmada;desistente;sim;;;\n",
		"0001;5\" tela;101;;1,0;;;;;;\n0002;\"a\nb\";101;;1,0;;;;;;\n",
		"\"0001;Ana;101;;1,0;;;;;;\n", "\"0001\"x;Ana;101;;1,0;;;;;;\n", "\"a\"\r;b\n", "\"\"\"\"\r", "a\r\r\n", ";;;;\n\r\n\"\"\n",
		"\ufeff" + fuzzHeader, "\xff\xfei\x00n\x00", "inscri\xe7\xe3o;cargo;nota_final\n1;101;5\n", fuzzHeader + fuzzHeader,
		"0001;A;999;X;1e5;x;y;z;01/02/90;-1;NaN\n0001\n",
	} {
		for kind := range separators {
			f.Add(uint8(kind), []byte(seed))
		}
	}
	f.Fuzz(func(t *testing.T, kind uint8, body []byte) {
		separator := separators[int(kind)%len(separators)]
		file := append(bytes.ReplaceAll([]byte(fuzzHeader), []byte{';'}, []byte{separator}), body...)
		neverPanics(t, body)
		neverPanics(t, file)
		samePieces(t, string(file))
	})
}

func neverPanics(t *testing.T, file []byte) {
	roll, err := Parse(file, "candidatos.csv", terms(), nil)
	if err != nil {
		problemsOf(t, err)
		return
	}
	people(roll)
}

func samePieces(t *testing.T, file string) {
	want := readIn(file, 1)
	for _, n := range []int{2, 3, 5, 97} {
		if got := readIn(file, n); got != want {
			t.Errorf("%q cut into %d\nread as %q\nwant    %q", file, n, got, want)
		}
	}
}

// FuzzRecords feeds anything to the reader of rows: it never panics, and what it gives
// of a person is what their own row has.
func FuzzRecords(f *testing.F) {
	for _, seed := range []string{"inscricao;nome\n1;Ana\n", "inscricao;nome\n\"1\";\"A\nb\"\n1;c\n", "\ufeffnome;inscricao\n;\n;;;\n\"", "inscricao\n\"1"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		r, err := ReadRecords(file, "candidatos.csv")
		if err != nil {
			return
		}
		for id := range r.rows {
			for _, told := range r.Of(id) {
				if told.Column == "inscricao" && told.Value != id {
					t.Errorf("the row of %q says %q", id, told.Value)
				}
			}
		}
	})
}
