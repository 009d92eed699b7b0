package cell

import (
	"bytes"
	"strings"

	"certame"
	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// Written is a cell in our words.
func (c *Reading) Written(value profile.Value, text []byte, kind tabular.Type) string {
	switch value {
	case profile.Mark:
		return c.comma(text, kind)
	case profile.Name:
		bare, _ := BareName(text)
		return OneLine(string(bare))
	case profile.Day:
		return day(text)
	case profile.Rank, profile.Order:
		return string(bytes.TrimRight(bytes.TrimRight(text, "ºª°oa"), "."))
	case profile.Flag:
		if yes, _ := YesNo(text); yes {
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
	return OneLine(string(text))
}

// comma writes a mark with a comma; none is a dash, never zero.
func (c *Reading) comma(text []byte, kind tabular.Type) string {
	if IsMissing(text) {
		return "-"
	}
	if kind == tabular.Number || c.Mark == '.' {
		return strings.Replace(string(text), ".", ",", 1)
	}
	return string(text)
}

// day writes a date as dd/mm/aaaa.
func day(text []byte) string {
	if IsMissing(text) {
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

// OneLine is a text without the breaks of its cell.
func OneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
