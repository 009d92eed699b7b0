package pseudonym

import (
	"strings"
	"unicode"
)

// shapeOf is what a code keeps: where its figures and letters stand, and a zero
// at its beginning, which sheets lose and readers must not.
func shapeOf(text string) string {
	var b strings.Builder
	for i, c := range text {
		switch {
		case c == '0' && i == 0 && len(text) > 1:
			b.WriteByte('0')
		case c >= '0' && c <= '9' && i == 0 && len(text) > 1:
			b.WriteByte('1') // any figure but zero
		case c >= '0' && c <= '9':
			b.WriteByte('9')
		case unicode.IsUpper(c):
			b.WriteByte('A')
		case unicode.IsLetter(c):
			b.WriteByte('a')
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
}

// roomLimit is a number of codes that no file comes near.
const roomLimit = 1 << 40

// roomOf counts the codes of a shape.
func roomOf(shape string) int {
	room := 1
	for _, c := range shape {
		if room *= choices(c); room > roomLimit {
			return roomLimit
		}
	}
	return room
}

func choices(c rune) int {
	switch c {
	case '1':
		return 9
	case '9':
		return 10
	case 'A', 'a':
		return 26
	}
	return 1
}

// fill draws a code of a shape.
func fill(shape string, s *stream) string {
	var b strings.Builder
	for _, c := range shape {
		switch c {
		case '1':
			b.WriteByte(byte('1' + s.below(9)))
		case '9':
			b.WriteByte(byte('0' + s.below(10)))
		case 'A', 'a':
			b.WriteByte(byte(c) + byte(s.below(26)))
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
}
