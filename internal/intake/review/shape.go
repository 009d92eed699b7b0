package review

import (
	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
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

func (s *shape) add(text []byte, kind tabular.Type) {
	if s.lengths == nil {
		s.lengths, s.places = map[int]int{}, map[int]int{}
	}
	s.rows++
	switch text = cell.Trim(text); {
	case len(text) == 0:
		s.empty++
	case kind == tabular.Number:
		s.native++
		s.number(text)
		s.length(text)
	case kind == tabular.Date:
		s.days++
	case cell.IsMissing(text):
		s.missing++
	default:
		s.plain(text)
	}
}

func (s *shape) plain(text []byte) {
	whole, places, sign := cell.NumberShape(text)
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
	case sign == '.' && places == 3 && cell.LeadingZero(text):
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
	if cell.IsAdmission(text) {
		s.admissions++
	}
	switch {
	case cell.IsRank(text):
		s.ranks++
	case cell.IsDay(text):
		s.days++
		if cell.IsMonthFirst(text) {
			s.monthFirst++
		}
	case cell.IsCode(text):
		s.codes++
		s.length(text)
	case cell.IsAnswer(text):
		s.answers++
	case cell.IsWords(text):
		s.words++
	default:
		s.other++
	}
}

func (s *shape) length(text []byte) { s.lengths[len(text)]++ }

func (s *shape) number(text []byte) {
	if n := cell.WholePart(text); len(s.magnitudes) < magnitudesKept {
		s.magnitudes = append(s.magnitudes, n)
	}
}

const magnitudesKept = 50_000
