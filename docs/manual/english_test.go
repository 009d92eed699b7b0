package manual

import (
	"slices"
	"strings"
	"testing"

	"certame/law"
)

// The glossary in English has every word of the law, in its order and with the name that
// the code uses, and no other.
func TestEnglishHasEveryWord(t *testing.T) {
	text, found := Text(English)
	if !found {
		t.Fatal("there is no page in English")
	}
	_, table, _ := strings.Cut(text, "\n## Glossary\n")
	var got, want []string
	for line := range strings.SplitSeq(table, "\n") {
		cells := strings.Split(line, " | ")
		if len(cells) != 3 || strings.HasPrefix(line, "| Portuguese") {
			continue
		}
		if cells[1] == "" || strings.Contains(cells[1], cells[2]) {
			t.Errorf("%s is said as %q", cells[0], cells[1])
		}
		got = append(got, cells[0]+" | "+cells[2])
	}
	for _, term := range law.Glossary() {
		want = append(want, "| "+term.Portuguese+" | `"+term.Identifier+"` |")
	}
	for i, line := range want {
		if i >= len(got) || got[i] != line {
			t.Fatalf("word %d is not %s", i+1, line)
		}
	}
	if extra := got[len(want):]; len(extra) > 0 {
		t.Errorf("words that the law does not have: %s", slices.Sorted(slices.Values(extra)))
	}
}
