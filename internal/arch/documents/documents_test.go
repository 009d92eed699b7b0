package documents

import (
	"reflect"
	"testing"
)

// What is code, what is a link and what is a heading is told apart.
func TestParse(t *testing.T) {
	d := Parse("a.md", "# Um `dois`, três\n\nVeja [isto](b.md#c) e `certame\nvagas` e ![x](y.webp).\n\n```sh\n# não é título\n[nem](link)\n```\n\n| a |\n|---|\n| `na tabela` |\n")
	want := Document{
		File: "a.md", Text: d.Text, Sections: []string{"um-dois-três"}, Links: []string{"b.md#c", "y.webp"},
		Spans: []string{"dois", "certame vagas", "na tabela"}, Blocks: []Block{{"sh", "# não é título\n[nem](link)\n"}},
	}
	if !reflect.DeepEqual(d, want) {
		t.Errorf("%#v", d)
	}
}

// Of a session at a terminal, what the program answers is not typed.
func TestTyped(t *testing.T) {
	session := "$ certame versao\ncertame 0.2.0\n$ certame ajuda\n"
	for language, want := range map[string]string{"console": "$ certame versao\n$ certame ajuda\n", "sh": session} {
		if got := (Block{language, session}).Typed(); got != want {
			t.Errorf("%s: %q", language, got)
		}
	}
}

// Lines are cut as a shell cuts them.
func TestCommands(t *testing.T) {
	for script, want := range map[string][][]string{
		"$ certame novo x && certame validar x # e pronto": {{"certame", "novo", "x"}, {"certame", "validar", "x"}},
		"A=1 B_C='2 3' certame x --y=\"z w\" > f":          {{"certame", "x", "--y=z w"}},
		"certame a \\\n  --b 'c # d'|e; f \"\"":            {{"certame", "a", "--b", "c # d"}, {"e"}, {"f", ""}},
		"certame a#b 2>/dev/null":                          {{"certame", "a#b"}},
		"# só um comentário":                               nil,
		`certame a\ b`:                                     {{"certame", "a b"}},
	} {
		if got := Commands(script); !reflect.DeepEqual(got, want) {
			t.Errorf("%s\n%q", script, got)
		}
	}
}
