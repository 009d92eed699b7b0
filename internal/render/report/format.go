package report

import (
	"strconv"
	"strings"

	"certame"
	"certame/internal/locale"
)

// percent is part of whole with one decimal, half up; empty when there is no
// whole to compare with.
func percent(part, whole int) string {
	if whole == 0 {
		return ""
	}
	tenths := (part*2000 + whole) / (2 * whole)
	return locale.Whole(tenths/10) + "," + strconv.Itoa(tenths%10) + "%"
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
