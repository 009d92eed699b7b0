package manual

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

var marked = regexp.MustCompile(`\]\(|\*\*\pL|!\[|\| |<!--`)

// The narrowest terminal shows every topic whole, without the marks of a text for pages.
func TestPlainFitsATerminal(t *testing.T) {
	for _, topic := range Topics() {
		text, _ := Text(topic.Name)
		for _, line := range strings.Split(Plain(text, 80), "\n") {
			if utf8.RuneCountInString(line) > 80 && strings.Contains(strings.TrimSpace(line), " ") {
				t.Errorf("%s: %d letters: %s", topic.Name, utf8.RuneCountInString(line), line)
			}
			if mark := marked.FindString(line); mark != "" {
				t.Errorf("%s keeps %q: %s", topic.Name, mark, line)
			}
		}
	}
}

// Nothing of a text is lost on the way but its marks: lists, tables, pictures, commands.
func TestPlainSaysEverything(t *testing.T) {
	got := Plain("# Um\n\nVeja **isto** em [Órgão](orgao.md#listas), ou o [edital](palavras.md#edital).\n\n"+
		"1. primeiro\n2. segundo, longo demais\n\n- a\n\n![Uma tela](telas/x.webp)\n\n| a | b |\n|---|---|\n| c | d |\n\n```sh\ncertame  apurar\n```\n", 24)
	want := "Um\n==\n\nVeja isto em Órgão\n(certame ajuda orgao),\nou o edital.\n\n" +
		"1. primeiro\n2. segundo, longo demais\n\n- a\n\n[Figura: Uma tela]\n\nc\n    d\n\n    certame  apurar\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// In a table of many columns each cell brings the name of its own; an empty one says
// nothing.
func TestPlainNamesColumns(t *testing.T) {
	got := Plain("| chave | aceita | sem ela |\n|---|---|---|\n| `a` | um texto | nada |\n| `b` |  | c |\n", 80)
	if want := "a\n    aceita: um texto\n    sem ela: nada\nb\n    sem ela: c\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// A link to a document is the command that opens it, from a topic or from another
// document.
func TestPlainLeadsToDocuments(t *testing.T) {
	if got, want := Plain("[fatos](../fatos.md#x) e [casa](../../README.md)", 80), "fatos (certame ajuda fatos.md) e casa\n"; got != want {
		t.Errorf("got %q", got)
	}
	text, found := PlainDocument("indice", 80)
	if !found || !strings.Contains(text, "(certame ajuda edital.md)") || !strings.Contains(text, "(certame ajuda indice)") {
		t.Errorf("the index of documents:\n%s", text)
	}
}

// A topic is presented in a line of a terminal, with its name before.
func TestLeadsAreALine(t *testing.T) {
	const most = 80 - len("  administracao  ")
	for _, topic := range Topics() {
		if n := utf8.RuneCountInString(topic.Lead); n == 0 || n > most || strings.ContainsAny(topic.Lead, "[*`#") {
			t.Errorf("%s is presented with %d letters: %q", topic.Name, n, topic.Lead)
		}
	}
}
