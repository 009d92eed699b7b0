package inert

import (
	"strings"
	"testing"
	"unicode"
)

// A text that would run gets an apostrophe; any other is left as it is.
func TestCell(t *testing.T) {
	for _, s := range []string{"=1+1", "+55 61", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1", "\u00a0@x", "\ufeff=x", "\u200b=x", "＝1", "＠x", "-"} {
		if got := Cell(s); got != "'"+s || Text(got) != s {
			t.Errorf("%q became %q, and back %q", s, got, Text(got))
		}
	}
	for _, s := range []string{"", "Maria", "D'Ávila", "'aspas'", "1=1", "a-b", "  Ana", "Ñandú"} {
		if got := Cell(s); got != s || Text(got) != s {
			t.Errorf("%q became %q, and back %q", s, got, Text(got))
		}
	}
}

// A line has nothing that is not seen, and its accents are composed.
func TestLine(t *testing.T) {
	for in, want := range map[string]string{
		"Jose\u0301  da\tSilva\r\n": "José da Silva",
		"Ana\u202eavliS":            "AnaavliS",
		"A\x00B\u2028C":             "A B C",
		"\ufeffZé\u200b":            "Zé",
	} {
		if got := Line(in); got != want {
			t.Errorf("%q became %q, want %q", in, got, want)
		}
	}
}

func FuzzCell(f *testing.F) {
	for _, s := range []string{"=cmd|' /C calc'!A0", "Maria", "\u00a0-1", "'=1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		first := strings.TrimLeftFunc(Cell(s), func(r rune) bool { return r == ' ' || r == '\u00a0' })
		if first != "" && strings.ContainsRune("=+-@\t\r\n＝＋－＠", []rune(first)[0]) {
			t.Errorf("%q still opens a formula", Cell(s))
		}
		if line := Line(s); strings.ContainsFunc(line, unicode.IsControl) || Line(line) != line {
			t.Errorf("%q became %q, and again %q", s, line, Line(line))
		}
	})
}
