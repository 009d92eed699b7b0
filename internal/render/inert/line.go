package inert

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Line is a text as one line of a document: composed accents, one space between
// words, and nothing that is not seen. A mark that turns the direction of the
// text could make a list say what it does not.
func Line(s string) string {
	return strings.Join(strings.Fields(strings.Map(visible, norm.NFC.String(s))), " ")
}

// visible drops what is not seen and turns every line end and control into a
// space.
func visible(r rune) rune {
	switch {
	case unicode.IsControl(r), r == '\u2028', r == '\u2029':
		return ' '
	case unicode.Is(unicode.Cf, r), unicode.Is(unicode.Co, r), unicode.Is(unicode.Cs, r):
		return -1
	}
	return r
}
