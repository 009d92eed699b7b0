package cell

import (
	"bytes"
	"strings"

	"certame/internal/intake"
)

// NumberShape tells 29.942 as whole 2, places 3, sign '.'; a sign of zero with
// digits is a whole number; no digits is no number.
func NumberShape(text []byte) (whole, places int, sign byte) {
	rest := text
	if len(rest) > 1 && (rest[0] == '-' || rest[0] == '+') {
		rest = rest[1:]
	}
	for _, c := range rest {
		switch {
		case c >= '0' && c <= '9' && sign == 0:
			whole++
		case c >= '0' && c <= '9':
			places++
		case (c == ',' || c == '.') && sign == 0 && whole > 0:
			sign = c
		default:
			return 0, 0, 0
		}
	}
	if sign != 0 && places == 0 {
		return 0, 0, 0
	}
	return whole, places, sign
}

func LeadingZero(text []byte) bool {
	text = bytes.TrimLeft(text, "+-")
	return len(text) > 1 && text[0] == '0' && text[1] == '.'
}

func WholePart(text []byte) (n int64) {
	for _, c := range bytes.TrimLeft(text, "+-") {
		if c < '0' || c > '9' || n > 1e15 {
			return n
		}
		n = n*10 + int64(c-'0')
	}
	return n
}

// IsRank tells 1º, 12ª, 3o.
func IsRank(text []byte) bool {
	n := 0
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	switch string(text[n:]) {
	case "º", "ª", "°", "o", "a", ".º", ".ª":
		return n > 0
	}
	return false
}

// IsCode tells a registration number with a check letter: 0092596a, 123456-7.
func IsCode(text []byte) bool {
	digits := 0
	for i, c := range text {
		switch {
		case c >= '0' && c <= '9':
			digits++
		case c|0x20 >= 'a' && c|0x20 <= 'z' && i > 3, (c == '-' || c == '/' || c == '.') && i > 0:
		default:
			return false
		}
	}
	return digits >= 4 && digits >= len(text)-3
}

func IsAnswer(text []byte) bool {
	switch intake.Fold(string(text)) {
	case "sim", "nao", "s", "n", "x":
		return true
	}
	return false
}

func IsDay(text []byte) bool {
	return len(text) >= 6 && len(text) <= 10 && bytes.Count(text, []byte{'/'}) == 2 || len(text) == 10 && text[4] == '-' && text[7] == '-'
}

// IsMonthFirst tells 05/25/1990, which no Brazilian calendar has.
func IsMonthFirst(text []byte) bool {
	parts := bytes.Split(text, []byte{'/'})
	return len(parts) == 3 && allDigits(parts[0]) && allDigits(parts[1]) && WholePart(parts[0]) <= 12 && WholePart(parts[1]) > 12 && WholePart(parts[1]) <= 31
}

// IsWords tells what may be a name: letters, and a space between.
func IsWords(text []byte) bool {
	for _, c := range text {
		if c >= '0' && c <= '9' || strings.IndexByte("{}[]<>=_#@|;:", c) >= 0 {
			return false
		}
	}
	return bytes.IndexByte(text, ' ') > 0
}
