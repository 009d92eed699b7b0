package review

import (
	"bytes"
	"strings"

	"certame"
	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// written is a cell in our words.
func (c *Column) written(value profile.Value, text []byte, kind tabular.Type) string {
	switch value {
	case profile.Mark:
		return c.comma(text, kind)
	case profile.Name:
		bare, _ := bareName(text)
		return oneLine(string(bare))
	case profile.Day:
		return day(text)
	case profile.Rank, profile.Order:
		return string(bytes.TrimRight(bytes.TrimRight(text, "ºª°oa"), "."))
	case profile.Flag:
		if yes, _ := yesNo(text); yes {
			return "sim"
		}
		return ""
	case profile.Situation:
		ours, _ := situation(string(text))
		return ours
	case profile.Decision, profile.OptionDecision:
		d, _ := decision(text)
		return d
	}
	return oneLine(string(text))
}

// comma writes a mark with a comma; none is a dash, never zero.
func (c *Column) comma(text []byte, kind tabular.Type) string {
	if isMissing(text) {
		return "-"
	}
	if kind == tabular.Number || c.mark == '.' {
		return strings.Replace(string(text), ".", ",", 1)
	}
	return string(text)
}

// day writes a date as dd/mm/aaaa.
func day(text []byte) string {
	if isMissing(text) {
		return ""
	}
	if padded, ok := padDay(string(text)); ok {
		return padded
	}
	if d, ok := certame.ParseDate(text); ok {
		return d.Brazilian()
	}
	return string(text)
}
