package report

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"certame"
	"certame/internal/locale"
)

// number writes n with the thousands mark people in Brazil use: 2.100.000.
func number(n int) string { return locale.Whole(n) }

// plural is "1 vaga" or "2 vagas".
func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return number(n) + " " + many
}

// percent is part of whole with one decimal, half up; empty when there is no
// whole to compare with.
func percent(part, whole int) string {
	if whole == 0 {
		return ""
	}
	tenths := (part*2000 + whole) / (2 * whole)
	return number(tenths/10) + "," + strconv.Itoa(tenths%10) + "%"
}

// mark writes a score with the decimal comma; a missing one is a dash, never
// zero.
func (v *view) mark(s certame.Score) string {
	if s == certame.NoScore {
		return "–"
	}
	return string(certame.AppendScore(nil, s, ',', v.Roll.Places))
}

// decimal writes r as "7,5", or as a fraction when it has no short decimal form.
func decimal(r certame.Ratio) string {
	if r.Den == 0 {
		return "0"
	}
	text, finite := strings.CutSuffix(certame.NewRatio(r.Num, r.Den*100).Percentage(), "%")
	if !finite {
		return r.Fraction()
	}
	return text
}

// shorten cuts a label to at most n characters for a plot; the table beside it
// has it whole.
func shorten(text string, n int) string {
	runes := []rune(text)
	if len(runes) <= n {
		return text
	}
	return strings.TrimSpace(string(runes[:n-1])) + "…"
}

// sentence starts a text with a capital: the same text follows a colon in the
// terminal.
func sentence(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
