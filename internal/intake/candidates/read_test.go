package candidates

import (
	"slices"
	"strings"
	"testing"

	"certame"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// Every kind of column, and every way of writing a value.
func TestEveryColumn(t *testing.T) {
	roll := read(t, "Inscrição;Nome;CPF;Nascimento;Cargo;Opções;Nota Final;confirmação_PPP;Confirmação PcD;Situação;Sub judice;no_corte_ac;jurado;hora_nascimento;ordem_inscricao;sorteio;nota_p1;x_uf;observação\n"+
		"0001;Ana;1;31/12/1990;101;PPP|PcD;90,50;confirmada;Não confirmada;ativa;sim;não;S;08:15;7;42;1,5;DF;x\n"+
		" 0002 ;;;1990-12-31;2002; PcD | - ;-; ;deferida;DESISTENTE;nao;sim;n;23:59:59;0;999999999;;;\n"+
		"A-3/b;;;-;101;AC;AUSENTE;;;;;;;;1;;ELIM;;\n"+
		"0;;;;2002;;100;;;-;-;-;-;-;;1;-1;;\n")
	want := []string{
		"0001 0 90.50 o1001 c1 d1000 s0 f111 1990-12-31 29700 7 42 nota_p1=1.5",
		"A-3/b 0 - o0 c0 d0 s0 f0  N 1 N nota_p1=-",
		"0002 1 - o1000 c1000 d0 s1 f0 1990-12-31 86399 0 999999999 nota_p1=-",
		"0 1 100.00 o0 c0 d0 s0 f0  N N 1 nota_p1=-1",
	}
	if got := people(roll); !slices.Equal(got, want) {
		t.Errorf("read\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if roll.Places != 2 {
		t.Errorf("%d places, want 2", roll.Places)
	}
}

// People of a post stand together, in the order of the file within it.
func TestGroupedByPost(t *testing.T) {
	roll := read(t, "inscricao;cargo;nota_final\n4;2002;1\n3;101;2\n2;2002;3\n1;101;4\n")
	want := []string{"3 0 2 o0 c0 d0 s0 f0", "1 0 4 o0 c0 d0 s0 f0", "4 1 1 o0 c0 d0 s0 f0", "2 1 3 o0 c0 d0 s0 f0"}
	if got := people(roll); !slices.Equal(got, want) {
		t.Errorf("read %q, want %q", got, want)
	}
}

// Columns that the file does not have are not made.
func TestOptionalColumns(t *testing.T) {
	roll := read(t, "inscricao;cargo;nota_final\n1;101;1\n")
	if roll.Birth != nil || roll.BirthTime != nil || roll.Sequence != nil || roll.Draw != nil || roll.Components != nil {
		t.Errorf("columns out of nothing: %+v", roll)
	}
}

// A header alone is a contest in which nobody registered.
func TestHeaderAlone(t *testing.T) {
	for _, file := range []string{"inscricao;cargo;nota_final", "inscricao;cargo;nota_final\n", "inscricao;cargo;nota_final\r\n\r\n\r\n"} {
		if roll := read(t, file); roll.Len() != 0 || roll.IDs.Len() != 0 {
			t.Errorf("%q has %d people", file, roll.Len())
		}
	}
}

const plain = "inscricao;nome;cargo;nota_final\n0001;João;101;90,5\n0002;Bia;2002;80,25\n"

// Writings are different bytes of the same file.
func TestSameFileInEveryWriting(t *testing.T) {
	latin, err := charmap.Windows1252.NewEncoder().String(plain)
	if err != nil {
		t.Fatal(err)
	}
	writings := map[string]string{
		"BOM":                "\ufeff" + plain,
		"CRLF":               strings.ReplaceAll(plain, "\n", "\r\n"),
		"no last line end":   strings.TrimSuffix(plain, "\n"),
		"blank lines":        strings.ReplaceAll(plain, "\n", "\n\n\r\n"),
		"Windows-1252":       latin,
		"UTF-16 LE":          utf16(t, unicode.LittleEndian, plain),
		"UTF-16 BE":          utf16(t, unicode.BigEndian, plain),
		"commas":             strings.NewReplacer(";", ",", "90,5", "90.5", "80,25", "80.25").Replace(plain),
		"tabs":               strings.ReplaceAll(plain, ";", "\t"),
		"bars":               strings.ReplaceAll(plain, ";", "|"),
		"quotes":             strings.NewReplacer("0001", `"0001"`, "João", `"Jo""ã""o"`, "80,25", `"80,25"`).Replace(plain),
		"line end in quotes": strings.ReplaceAll(plain, "João", "\"João\n\nde\r\nDeus; filho\""),
		"spaces":             strings.ReplaceAll(plain, ";", " ; "),
		"empty last columns": strings.NewReplacer("90,5\n", "90,5;;;\n").Replace(plain),
		"quote in a text":    strings.ReplaceAll(plain, "João", `Jo"ão`),
	}
	want := people(read(t, plain))
	for name, writing := range writings {
		if got := people(read(t, writing)); !slices.Equal(got, want) {
			t.Errorf("%s: read %q, want %q", name, got, want)
		}
	}
}

func utf16(t *testing.T, order unicode.Endianness, text string) string {
	t.Helper()
	out, err := unicode.UTF16(order, unicode.UseBOM).NewEncoder().String(text)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// Each separator has its decimal mark, and the other one is refused.
func TestDecimalMarkGoesWithTheSeparator(t *testing.T) {
	for _, c := range []struct{ file, refused string }{
		{"inscricao,cargo,nota_final\n1,101,\"9,5\"\n", "9,5"},
		{"inscricao;cargo;nota_final\n1;101;9.5\n", "9.5"},
		{"inscricao\tcargo\tnota_final\n1\t101\t9.5\n", "9.5"},
		{"inscricao|cargo|nota_final\n1|101|9.5\n", "9.5"},
	} {
		_, err := Parse([]byte(c.file), "c", terms(), nil)
		problems := problemsOf(t, err)
		if len(problems) != 1 || problems[0].Value != c.refused || problems[0].Line != 2 || problems[0].Column != "nota_final" {
			t.Errorf("%q: %v", c.file, err)
		}
	}
}

// Registration numbers are text: zeros and signs are kept, and two that are
// equal as numbers are two people.
func TestIdentifiersAreText(t *testing.T) {
	roll := read(t, "inscricao;cargo;nota_final\n1;101;1\n01;101;1\n001;101;1\n1.0;101;1\n1-0;101;1\n250255E11;101;1\nE+1;101;1\n")
	var ids []string
	for i := range roll.Len() {
		ids = append(ids, string(roll.IDs.At(certame.Person(i))))
	}
	if want := []string{"1", "01", "001", "1.0", "1-0", "250255E11", "E+1"}; !slices.Equal(ids, want) {
		t.Errorf("read %q, want %q", ids, want)
	}
}
