package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/intake"
)

// wrongCandidates are the ways in which a spreadsheet is wrong. What the person
// reads of each is in testdata/candidatos-errados.txt.
var wrongCandidates = []struct{ name, file string }{
	{"repeated registration", goodHeader + "0001;101;;90,00;;;\n0002;101;;80,00;;;\n0001;2002;;70,00;;;\n0001;101;;60,00;;;\n"},
	{"unknown post", goodHeader + "0001;1O1;;90,00;;;\n0002;Analista;;90,00;;;\n"},
	{"score beyond any", goodHeader + "0001;101;;1000001;;;\n0002;101;;99999999999999999999;;;\n"},
	{"score in letters", goodHeader + "0001;101;;NaN;;;\n0002;101;;Inf;;;\n0003;101;;+Infinity;;;\n0004;101;;1e5;;;\n0005;101;;0x1F;;;\n0006;101;;noventa;;;\n"},
	{"score with thousands", goodHeader + "0001;101;;1.090,50;;;\n0002;101;;1 090,50;;;\n"},
	{"score with the other mark", goodHeader + "0001;101;;90.50;;;\n"},
	{"score cut", goodHeader + "0001;101;;90,;;;\n0002;101;;,5;;;\n0003;101;;--1;;;\n0004;101;;+;;;\n"},
	{"glued scores", goodHeader + "0001;101;;90,0085,00;;;\n0002;101;;90,00 85,00;;;\n"},
	{"seven decimals", goodHeader + "0001;101;;90,1234567;;;\n"},
	{"scientific registration", goodHeader + "2,50255E+11;101;;90,00;;;\n2E+11;101;;90,00;;;\n2.5e+9;101;;90,00;;;\n"},
	{"registration", goodHeader + ";101;;90,00;;;\n" + strings.Repeat("9", 41) + ";101;;90,00;;;\n\"00;01\";101;;90,00;;;\n00\x0001;101;;90,00;;;\n"},
	{"formula in the registration", goodHeader + "=1+1;101;;90,00;;;\n+55;101;;90,00;;;\n-1;101;;90,00;;;\n@a;101;;90,00;;;\n"},
	{"birth", goodHeader + "0001;101;;90,00;;;01/02/90\n0002;101;;90,00;;;31/02/1990\n0003;101;;90,00;;;01/02/2090\n0004;101;;90,00;;;31/12/1899\n0005;101;;90,00;;;1990-13-01\n"},
	{"unknown option", goodHeader + "0001;101;PPI;90,00;;;\n0002;101;PPP,PcD;90,00;;;\n"},
	{"decision without option", goodHeader + "0001;101;PcD;90,00;confirmada;;\n"},
	{"unknown decision", goodHeader + "0001;101;PPP;90,00;aprovada;;\n"},
	{"unknown state", goodHeader + "0001;101;;90,00;;aposentada;\n"},
	{"yes or no", "inscricao;cargo;nota_final;sub_judice;jurado;no_corte_ac\n0001;101;90,00;talvez;1;x\n"},
	{"tie-break columns", "inscricao;cargo;nota_final;hora_nascimento;ordem_inscricao;sorteio\n0001;101;90,00;24:00;-1;1.5\n0002;101;90,00;12h;1234567890;x\n"},
	{"component", "inscricao;cargo;nota_final;nota_objetiva\n0001;101;90,00;dez\n"},
	{"missing columns", "inscricao;nome\n0001;Ana\n"},
	{"repeated column", "inscricao;cargo;nota_final;cargo\n0001;101;90,00;101\n"},
	{"misspelt column", "inscricao;cargo;nota_final;nascimeto;situasao\n0001;101;90,00;;\n"},
	{"unknown columns", "inscricao;cargo;nota_final;opcao;cotas;modalidade\n0001;101;90,00;PPP;PPP;PPP\n"},
	{"confirmations without options", "inscricao;cargo;nota_final;confirmacao_PPP\n0001;101;90,00;confirmada\n"},
	{"value under no name", "inscricao;cargo;nota_final;;\n0001;101;90,00;;\n0002;101;80,00;;Ana Lima\n"},
	{"people in the place of the header", "0001;Ana Lima;111.444.777-35\n0002;Bia Reis;222.555.888-46\n"},
	{"confirmation of no group", "inscricao;cargo;nota_final;confirmacao_PPI\n0001;101;90,00;\n"},
	{"number of fields", goodHeader + "0001;101;;90,00;;\n0002;101;;90,00;;;;x\n0003\n"},
	{"quote left open", goodHeader + "0001;101;;90,00;;;\n\"0002;101;;80,00;;;\n0003;101;;70,00;;;\n"},
	{"text after the quote of a name", "inscricao;nome;cargo;nota_final\n0001;\"Ana\" Lima;101;90,00\n"},
	{"text after a quote", goodHeader + "\"0001\"A;101;;90,00;;;\n0002;101;;NaN;;;\n"},
	{"quote left open in the header", "inscricao;\"cargo;nota_final\n0001;101;90,00\n"},
	{"lines are counted inside quotes", "inscricao;nome;cargo;nota_final\n0001;\"Ana\nMaria\";101;90,00\n\n0002;\"Bia\r\n\r\nLima\";101;NaN\n"},
	{"blank header", "\n" + goodHeader + goodRows},
	{"carriage returns only", strings.ReplaceAll(goodHeader+goodRows, "\n", "\r")},
	{"empty", ""},
	{"only a mark", "\ufeff"},
	{"UTF-16 without mark", utf16(goodHeader+goodRows, false)},
	{"UTF-16 cut in half", utf16(goodHeader+goodRows, true) + "0"},
	{"not a spreadsheet", "PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00"},
	{"zeros", strings.Repeat("\x00", 4096)},
}

func TestWrongCandidates(t *testing.T) {
	folder := computedFolder(t)
	var said []section
	for _, c := range wrongCandidates {
		write(t, folder, "candidatos.csv", c.file)
		said = append(said, section{c.name, refused(t, c.name, folder)})
	}
	compareSections(t, "testdata/candidatos-errados.txt", said)
}

// Every problem at once, up to the limit, and how many more there are.
func TestWrongCandidatesUpToTheLimit(t *testing.T) {
	folder := computedFolder(t)
	for _, c := range []struct{ wrong, last string }{
		{goodHeader + strings.Repeat("0001;999;;x;;;\n", 25), "candidatos.csv, linha 26, coluna nota_final, valor \"x\": nota que não é um número. Escreva como em 87,5, sem separador de milhar; sem nota, deixe vazio ou «-»."},
		{goodHeader + strings.Repeat("0001;999;;x;;;\n", 26), "… e mais 2 problemas do mesmo arquivo"},
		{goodHeader + strings.Repeat("0001;101;;1,0;;;\n", 300_001), "… e mais 299950 problemas do mesmo arquivo"},
		{goodHeader + strings.Repeat("0001;999;;1,0;;;\n", 300_000), "… e mais 299950 problemas do mesmo arquivo"},
	} {
		write(t, folder, "candidatos.csv", c.wrong)
		lines := strings.Split(strings.TrimSuffix(refused(t, c.last, folder), "\n"), "\n")
		if got := lines[len(lines)-1]; got != c.last {
			t.Errorf("last line %q, want %q", got, c.last)
		}
		if want := intake.ProblemLimit + strings.Count(c.last, "… e mais"); len(lines) != want {
			t.Errorf("%d lines, want %d", len(lines), want)
		}
	}
}

// What is not a file at all.
func TestWrongCandidatesFile(t *testing.T) {
	folder := computedFolder(t)
	path := filepath.Join(folder, "candidatos.csv")
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	said := []section{{"missing", refused(t, "missing", folder)}}
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	said = append(said, section{"a folder", refused(t, "a folder", folder)})
	compareSections(t, "testdata/candidatos-nao-e-arquivo.txt", said)
}
