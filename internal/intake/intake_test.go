package intake

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

func TestFold(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "Inscrição": "inscricao", "  NOTA \t final ": "nota final", "heteroidentificac\u0327a\u0303o": "heteroidentificacao",
		"José\u00a0Ó": "jose o", "ASCII  only": "ascii only", "\xff": "\ufffd",
	} {
		if got := Fold(text); got != want {
			t.Errorf("Fold(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestNearest(t *testing.T) {
	for _, c := range []struct {
		wrong string
		valid []string
		want  string
	}{
		{"apurra", []string{"apurar", "ajuda"}, "apurar"},
		{"Inscriçao", []string{"inscricao", "situacao"}, "inscricao"},
		{"nascimeto", []string{"nascimento", "hora_nascimento"}, "nascimento"},
		{"vaga", []string{"vagas"}, "vagas"},
		{"uf", []string{"cpf", "nome"}, ""}, // two edits of a short word are another word
		{"cor", []string{"cpf"}, ""},
		{"ufs", []string{"uf"}, "uf"},
		{"xyz", []string{"apurar"}, ""},
		{"", []string{"a"}, "a"},
		{"um nome comprido que não é nenhum", []string{"cpf"}, ""},
		{"a", nil, ""},
		{"abc", []string{"abd", "abe"}, "abd"}, // the first of the equally near
	} {
		if got := Nearest(c.wrong, c.valid); got != c.want {
			t.Errorf("Nearest(%q, %q) = %q, want %q", c.wrong, c.valid, got, c.want)
		}
	}
}

func TestEditDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"", "abc", 3}, {"abc", "", 3}, {"kitten", "sitting", 3}, {"abc", "abc", 0}, {"ab", "ba", 2}} {
		if got := editDistance(c.a, c.b); got != c.want {
			t.Errorf("editDistance(%q, %q) = %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

func TestDecode(t *testing.T) {
	for _, c := range []struct {
		name, bytes, want, encoding string
	}{
		{"nothing", "", "", UTF8},
		{"UTF-8", "João", "João", UTF8},
		{"UTF-8 with BOM", "\ufeffJoão", "João", UTF8WithBOM},
		{"a replacement that was in the file", "Jo\ufffdo", "Jo\ufffdo", UTF8},
		{"Windows-1252", "Jo\xe3o \x80", "João €", Windows1252},
		{"UTF-16 LE", "\xff\xfeJ\x00\xe3\x00", "Jã", UTF16LE},
		{"UTF-16 BE", "\xfe\xff\x00J\x00\xe3", "Jã", UTF16BE},
	} {
		text, encoding, p := DecodeNamed([]byte(c.bytes))
		if string(text) != c.want || encoding != c.encoding || p != nil {
			t.Errorf("%s: %q in %q, %v; want %q in %q", c.name, text, encoding, p, c.want, c.encoding)
		}
	}
}

// What is in no encoding, or in two, is refused with its line.
func TestDecodeRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		bytes string
		line  int
	}{
		"a byte that Windows-1252 does not have": {"a\nJo\x81o\xe3", 2},
		"UTF-16 cut in half":                     {"\xff\xfeJ\x00\xe3", 1},
		"half a pair":                            {"\xff\xfea\x00\n\x00\x00\xd8J\x00", 2},
		"UTF-8 among Windows-1252":               {"Jo\xe3o\nAna\nJoão\n", 3},
		"Windows-1252 under a BOM":               {"\ufeffJoão\nJos\xe9\n", 2},
	} {
		text, _, p := DecodeNamed([]byte(c.bytes))
		if text != nil || p == nil || p.Line != c.line || p.What == "" || p.Remedy == "" {
			t.Errorf("%s: %q, %+v; want line %d", name, text, p, c.line)
		}
		if _, ok := Decode([]byte(c.bytes)); ok {
			t.Errorf("%s: Decode accepts it", name)
		}
	}
}

func TestProblem(t *testing.T) {
	for _, c := range []struct {
		problem Problem
		want    string
	}{
		{Problem{File: "a.csv", What: "arquivo vazio"}, "a.csv: arquivo vazio"},
		{Problem{File: "a.csv", Line: 3, What: "x", Remedy: "Faça y."}, "a.csv, linha 3: x. Faça y."},
		{Problem{File: "a.csv", Line: 3, Column: "nota", Value: "9\x00\"", What: "x"}, `a.csv, linha 3, coluna nota, valor "9\x00\"": x`},
		{Problem{File: "a.csv", Value: strings.Repeat("ã", 60), What: "x"}, `a.csv, valor "` + strings.Repeat("ã", 60) + `": x`},
		{Problem{File: "a.csv", Value: strings.Repeat("ã", 61), What: "x"}, `a.csv, valor "` + strings.Repeat("ã", 60) + `…": x`},
	} {
		if got := c.problem.String(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

func TestRefuse(t *testing.T) {
	if err := Refuse(nil); err != nil {
		t.Errorf("no problem is refused: %v", err)
	}
	var problems []Problem
	for i := range ProblemLimit + 3 {
		problems = append(problems, Problem{File: "f", Line: i + 1, What: "x"})
	}
	var refused *Refused
	if err := Refuse(problems[:ProblemLimit]); !errors.As(err, &refused) || len(refused.Problems) != ProblemLimit || refused.More != 0 {
		t.Errorf("at the limit: %+v", refused)
	}
	err := Refuse(problems)
	lines := strings.Split(err.Error(), "\n")
	if len(lines) != ProblemLimit+1 || lines[0] != "f, linha 1: x" || lines[ProblemLimit] != "… e mais 3 problemas do mesmo arquivo" {
		t.Errorf("beyond the limit: %v", err)
	}
	if wrapped := fmt.Errorf("ler: %w", err); !errors.As(wrapped, &refused) || refused.More != 3 {
		t.Errorf("not found inside another error: %v", wrapped)
	}
}
