package inert

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Cell is a text as a spreadsheet may hold it: with an apostrophe before it when
// a program would take it for a formula. Spaces before the sign do not save it:
// some programs trim them.
func Cell(s string) string {
	if opensFormula(s) {
		return "'" + s
	}
	return s
}

// Text is the text that Cell defused.
func Text(cell string) string {
	if rest, marked := strings.CutPrefix(cell, "'"); marked && opensFormula(rest) {
		return rest
	}
	return cell
}

// opensFormula reports whether the first sign that is not a space is one that
// opens a formula, in its full-width form too, or a tab or a line end.
func opensFormula(s string) bool {
	for len(s) > 0 {
		r, size := utf8.DecodeRuneInString(s)
		switch r {
		case '=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠':
			return true
		}
		if !unicode.IsSpace(r) && r != '\ufeff' && r != '\u200b' {
			return false
		}
		s = s[size:]
	}
	return false
}
