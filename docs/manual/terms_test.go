package manual

import (
	"cmp"
	"flag"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"certame/law"
)

var update = flag.Bool("update", false, "link the first use of each word of the glossary")

// Each word of the glossary leads to what it means where a page first uses it. Titles,
// commands, names of buttons, and what leads elsewhere already are not uses.
func TestWordsAreExplainedAtTheirFirstUse(t *testing.T) {
	for _, topic := range Topics() {
		if topic.Name == Words || topic.Name == English {
			continue
		}
		text, _ := Text(topic.Name)
		for _, use := range firstUses(text) {
			if use.linked {
				continue
			}
			if !*update {
				t.Errorf("%s: «%s» is first used without a link: write [%s](palavras.md#%s), or run with -update", topic.Name, use.said, use.said, anchorOf(use.term))
				continue
			}
			text = text[:use.at] + "[" + use.said + "](palavras.md#" + anchorOf(use.term) + ")" + text[use.at+len(use.said):]
		}
		if *update {
			if err := os.WriteFile(topic.Name+".md", []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// A first use is found also in the plural and by the longest word; a second is not asked.
func TestFirstUses(t *testing.T) {
	text := "# T\n\nLead, edital.\n\n## Edital\n\nOs «edital» e `edital`. [edital](x.md) Certames; [editais](palavras.md#edital). Editais, a ampla concorrência.\n"
	var said []string
	for _, use := range firstUses(text) {
		if !use.linked {
			said = append(said, use.said)
		}
	}
	if got := strings.Join(said, ", "); got != "ampla concorrência, Certames" {
		t.Errorf("found %q", got)
	}
}

type firstUse struct {
	term, said string
	at         int
	linked     bool
}

var (
	apart = regexp.MustCompile("(?m)^#.*$|(?s)```.*?```|`[^`\n]*`|«[^»]*»|<!--.*?-->|!\\[[^\\]]*\\]\\([^)]*\\)")
	leads = regexp.MustCompile(`\[([^\]]*)\]\(([^)]*)\)`)
	// Here a word of the glossary is part of another name.
	otherwise = regexp.MustCompile(`(?i)comissão do concurso|comissões recebem`)
)

// firstUses are where a page first uses each word it uses, the last first, so that one
// may be written over without moving the others.
func firstUses(text string) (uses []firstUse) {
	_, rest, _ := strings.Cut(strings.TrimPrefix(text, "# "), "\n\n")
	_, body, _ := strings.Cut(rest, "\n")
	head := len(text) - len(body)
	open := blank(text, [][]int{{0, head}})
	open = blank(open, apart.FindAllStringIndex(open, -1))
	open = blank(open, otherwise.FindAllStringIndex(open, -1))
	explained := map[int]string{} // where the text of a link to the glossary starts
	for _, link := range leads.FindAllStringSubmatchIndex(open, -1) {
		if word, ours := strings.CutPrefix(text[link[4]:link[5]], "palavras.md#"); ours {
			explained[link[2]] = word
			open = blank(open, [][]int{{link[0], link[2]}, {link[3], link[1]}})
			continue
		}
		open = blank(open, [][]int{{link[0], link[1]}})
	}
	for _, term := range longestFirst() {
		found := inText(term).FindAllStringSubmatchIndex(open, -1)
		if len(found) == 0 {
			continue
		}
		at, end := found[0][2], found[0][3]
		uses = append(uses, firstUse{term, text[at:end], at, explained[at] == anchorOf(term)})
		for _, one := range found {
			open = blank(open, [][]int{{one[2], one[3]}})
		}
	}
	slices.SortFunc(uses, func(a, b firstUse) int { return cmp.Compare(b.at, a.at) })
	return uses
}

// blank puts spaces where the parts are: everything else stays where it was.
func blank(text string, parts [][]int) string {
	raw := []byte(text)
	for _, part := range parts {
		for i := part[0]; i < part[1]; i++ {
			if raw[i] != '\n' {
				raw[i] = ' '
			}
		}
	}
	return string(raw)
}

func longestFirst() (terms []string) {
	for _, term := range law.Glossary() {
		terms = append(terms, term.Portuguese)
	}
	slices.SortStableFunc(terms, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	return terms
}

var plural = strings.NewReplacer("(?:ou|e) ", "(?:ou|e) ", "ão ", "(?:ão|ões) ", "al ", "(?:al|ais) ", "il ", "(?:il|is) ", "l ", "(?:l|is) ", "m ", "(?:m|ns) ", "r ", "r(?:es)? ", " ", "s? ")

// inText finds a word, also in the plural, across the end of a line.
func inText(term string) *regexp.Regexp {
	term = strings.ReplaceAll(term, " ou ", " (?:ou|e) ")
	pattern := strings.ReplaceAll(strings.TrimSpace(plural.Replace(term+" ")), " ", `\s+`)
	return regexp.MustCompile(`(?i)(?:^|[^\pL\d])(` + pattern + `)(?:[^\pL\d-]|$)`)
}

// anchorOf is the section of the glossary about a word.
func anchorOf(term string) string {
	return string((&anchors{}).Generate([]byte(term), 0))
}
