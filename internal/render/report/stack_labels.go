package report

import (
	"strings"
	"unicode/utf8"
)

// unitLine is the height of the name of the axis.
const unitLine = 18

func (s stack) unitRoom() int {
	if s.Unit == "" {
		return 0
	}
	return unitLine
}

// left is where bars begin: the labels take the room they need.
func (s stack) left() int {
	longest := 0
	for _, b := range s.Bars {
		for _, line := range labelLines(b.Label) {
			longest = max(longest, utf8.RuneCountInString(line))
		}
	}
	return max(40, 16+8*longest)
}

// step is from a bar to the next: more where the name of one takes two lines.
func (s stack) step() int {
	for _, b := range s.Bars {
		if len(labelLines(b.Label)) > 1 {
			return barTwoStep
		}
	}
	return barStep
}

// label writes the name of a bar at its left, in the middle of its height.
func (s stack) label(d *drawing, text string, y int) {
	lines := labelLines(text)
	for i, line := range lines {
		d.text(s.left()-8, y+14-8*(len(lines)-1)+16*i, "end", line)
	}
}

// labelLines are a label in one or two lines: cut after one, two posts of the same
// code and profession in two towns had the same name.
func labelLines(text string) []string {
	if utf8.RuneCountInString(text) <= barLetters {
		return []string{text}
	}
	first, rest := "", ""
	for word := range strings.FieldsSeq(text) {
		if joined := strings.TrimSpace(first + " " + word); rest == "" && utf8.RuneCountInString(joined) <= barLetters {
			first = joined
			continue
		}
		rest = strings.TrimSpace(rest + " " + word)
	}
	if first == "" {
		return []string{shorten(text, barLetters)}
	}
	return []string{first, shorten(rest, barLetters)}
}
