package cell

import (
	"regexp"
	"strings"
)

// BareName is the name without the suffixes that boards put after it: (D),
// (sub judice).
func BareName(text []byte) (name []byte, suffixes string) {
	if len(text) == 0 || text[len(text)-1] != ')' && text[len(text)-1] != ']' {
		return text, ""
	}
	bare, suffixes := SplitName(string(text))
	return []byte(bare), suffixes
}

var suffix = regexp.MustCompile(`\s*[\(\[]([^()\[\]]{1,30})[\)\]]\s*$`)

// SplitName takes from a name the suffixes that boards put after it.
func SplitName(text string) (name, suffixes string) {
	var list []string
	for {
		found := suffix.FindStringSubmatchIndex(text)
		if found == nil {
			break
		}
		list = append([]string{strings.TrimSpace(text[found[2]:found[3]])}, list...)
		text = text[:found[0]]
	}
	return strings.TrimSpace(text), strings.Join(list, " ")
}
