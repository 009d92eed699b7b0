package pdftable

import "strings"

// measure shares the width among the columns as they ask, and then takes from the
// widest what the longest word of a header lacks: a word is never cut, nor does it
// stand over the column beside it.
func (s *sheet) measure(t *Section) {
	total := 0.0
	for _, c := range t.Columns {
		total += c.Share
	}
	s.widths = s.widths[:0]
	for _, c := range t.Columns {
		s.widths = append(s.widths, textWidth*c.Share/total)
	}
	s.SetFont(family, "B", bodySize)
	for i, c := range t.Columns {
		if lacks := s.longestWord(c.Title) - s.widths[i]; lacks > 0 {
			s.widths[s.widest(t)] -= lacks
			s.widths[i] += lacks
		}
	}
}

// longestWord is the width that a header takes at the least.
func (s *sheet) longestWord(title string) (width float64) {
	for word := range strings.FieldsSeq(shown(title)) {
		width = max(width, s.GetStringWidth(word)+2*padding)
	}
	return width
}

// widest is the column that has most to give beyond its own header.
func (s *sheet) widest(t *Section) (at int) {
	most := -textWidth
	for i, c := range t.Columns {
		if spare := s.widths[i] - s.longestWord(c.Title); spare > most {
			at, most = i, spare
		}
	}
	return at
}

func titles(t *Section) (list []string) {
	for _, c := range t.Columns {
		list = append(list, c.Title)
	}
	return list
}
