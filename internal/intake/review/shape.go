package review

import (
	"bytes"
	"strings"

	"certame/internal/intake"
	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// shape counts what the cells of a column look like, before anything is known of
// what they mean.
type shape struct {
	rows, empty, missing int
	whole                int // digits only
	comma, comma3        int // 88,4 and 88,450
	dot, dot3, dotZero   int // 88.4, 29.942 and 0.942: only the second may be thousands
	native, days         int // numbers and dates of the sheet
	ranks                int // 1º, 2a
	answers              int // sim, não
	codes                int // registration numbers with a letter
	words                int // two words or more, all letters
	other                int
	groups               int // PPP, ampla concorrência
	admissions           int // deferida, indeferido
	lengths              map[int]int
	places               map[int]int
	magnitudes           []int64
	monthFirst           int // 05/25/1990
}

// missingWords are the ways of writing that there is none. None is zero.
var missingWords = [][]byte{
	[]byte("-"), []byte("–"), []byte("—"), []byte("--"), []byte("..."), []byte("***"), []byte("ausente"), []byte("aus"), []byte("aus."), []byte("elim"), []byte("elim."),
	[]byte("eliminado"), []byte("eliminada"), []byte("nc"), []byte("n/c"), []byte("faltou"), []byte("faltoso"), []byte("faltosa"),
}

func isMissing(text []byte) bool {
	if len(text) == 0 {
		return true
	}
	if len(text) > len("eliminado") || text[0] >= '0' && text[0] <= '9' {
		return false
	}
	for _, word := range missingWords {
		if len(word) == len(text) && bytes.EqualFold(word, text) {
			return true
		}
	}
	return false
}

// trim is bytes.TrimSpace with a short cut; no-break spaces go too.
func trim(text []byte) []byte {
	if n := len(text); n == 0 || text[0] > ' ' && text[0] < 0x80 && text[n-1] > ' ' && text[n-1] < 0x80 {
		return text
	}
	return bytes.TrimSpace(bytes.Trim(text, "\u00a0\ufeff\u200b \t\r\n"))
}

func (s *shape) add(text []byte, kind tabular.Type) {
	if s.lengths == nil {
		s.lengths, s.places = map[int]int{}, map[int]int{}
	}
	s.rows++
	switch text = trim(text); {
	case len(text) == 0:
		s.empty++
	case kind == tabular.Number:
		s.native++
		s.number(text)
		s.length(text)
	case kind == tabular.Date:
		s.days++
	case isMissing(text):
		s.missing++
	default:
		s.plain(text)
	}
}

func (s *shape) plain(text []byte) {
	whole, places, sign := numberShape(text)
	switch {
	case sign == 0 && whole > 0:
		s.whole++
		s.length(text)
		s.number(text)
	case sign == ',' && places == 3:
		s.comma3++
		s.number(text)
	case sign == ',':
		s.comma++
		s.places[places]++
		s.number(text)
	case sign == '.' && places == 3 && leadingZero(text):
		s.dotZero++
		s.number(text)
	case sign == '.' && places == 3:
		s.dot3++
		s.number(text)
	case sign == '.':
		s.dot++
		s.places[places]++
		s.number(text)
	default:
		s.text(text)
	}
}

func (s *shape) text(text []byte) {
	if _, ok := profile.Group(string(text)); ok {
		s.groups++
	}
	if isAdmission(text) {
		s.admissions++
	}
	switch {
	case isRank(text):
		s.ranks++
	case isDay(text):
		s.days++
		if isMonthFirst(text) {
			s.monthFirst++
		}
	case isCode(text):
		s.codes++
		s.length(text)
	case isAnswer(text):
		s.answers++
	case isWords(text):
		s.words++
	default:
		s.other++
	}
}

func (s *shape) length(text []byte) { s.lengths[len(text)]++ }

func (s *shape) number(text []byte) {
	if n := wholePart(text); len(s.magnitudes) < magnitudesKept {
		s.magnitudes = append(s.magnitudes, n)
	}
}

const magnitudesKept = 50_000

// numberShape tells 29.942 as whole 2, places 3, sign '.'; a sign of zero with
// digits is a whole number; no digits is no number.
func numberShape(text []byte) (whole, places int, sign byte) {
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

func leadingZero(text []byte) bool {
	text = bytes.TrimLeft(text, "+-")
	return len(text) > 1 && text[0] == '0' && text[1] == '.'
}

func wholePart(text []byte) (n int64) {
	for _, c := range bytes.TrimLeft(text, "+-") {
		if c < '0' || c > '9' || n > 1e15 {
			return n
		}
		n = n*10 + int64(c-'0')
	}
	return n
}

// isRank tells 1º, 12ª, 3o.
func isRank(text []byte) bool {
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

// isCode tells a registration number with a check letter: 0092596a, 123456-7.
func isCode(text []byte) bool {
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

func isAnswer(text []byte) bool {
	switch intake.Fold(string(text)) {
	case "sim", "nao", "s", "n", "x":
		return true
	}
	return false
}

func isDay(text []byte) bool {
	return len(text) >= 6 && len(text) <= 10 && bytes.Count(text, []byte{'/'}) == 2 || len(text) == 10 && text[4] == '-' && text[7] == '-'
}

// isMonthFirst tells 05/25/1990, which no Brazilian calendar has.
func isMonthFirst(text []byte) bool {
	parts := bytes.Split(text, []byte{'/'})
	return len(parts) == 3 && allDigits(parts[0]) && allDigits(parts[1]) && wholePart(parts[0]) <= 12 && wholePart(parts[1]) > 12 && wholePart(parts[1]) <= 31
}

// isWords tells what may be a name: letters, and a space between.
func isWords(text []byte) bool {
	for _, c := range text {
		if c >= '0' && c <= '9' || strings.IndexByte("{}[]<>=_#@|;:", c) >= 0 {
			return false
		}
	}
	return bytes.IndexByte(text, ' ') > 0
}

// dominant is the value that nearly all have, and whether there is one. Of a few
// cells, four in five are enough: one that was glued weighs more among them.
func dominant(counts map[int]int, share int) (value int, ok bool) {
	total := 0
	for _, n := range counts {
		total += n
	}
	if total < manyCells {
		share = min(share, 80)
	}
	value, most := commonest(counts)
	return value, most >= 4 && most*100 >= total*share
}

// manyCells are enough to tell what is usual from what is not.
const manyCells = 20
