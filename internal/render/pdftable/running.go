package pdftable

import "strconv"

// runningHeight is of a line of the running head, in millimetres.
const runningHeight = 3.6

// running says on every page after the first of what document it is: pages are
// printed and carried one by one.
func (s *sheet) running() {
	if s.PageNo() == 1 {
		return
	}
	s.SetFont(family, "", footSize+1)
	lines := s.runningLines()
	s.SetXY(leftMargin, margin-runningHeight*float64(len(lines)))
	for i, line := range lines {
		border := map[bool]string{true: "B"}[i == len(lines)-1]
		s.SetX(leftMargin)
		s.CellFormat(textWidth, runningHeight, line, border, 1, "L", false, 0, "")
	}
	s.SetXY(leftMargin, margin+2)
}

// runningLines are whose document it is and its title: on one line when both fit, on
// one each when they do not, cut only where the page ends.
func (s *sheet) runningLines() []string {
	title := shown(s.doc.Title)
	if s.doc.Subtitle == "" {
		return []string{s.fitting(title)}
	}
	whose := shown(s.doc.Subtitle)
	if both := whose + " · " + title; s.fitting(both) == both {
		return []string{both}
	}
	return []string{s.fitting(whose), s.fitting(title)}
}

// fitting is a text on one line, cut where the page ends.
func (s *sheet) fitting(text string) string {
	lines := s.SplitText(text, textWidth)
	if len(lines) < 2 {
		return text
	}
	return lines[0] + "…"
}

// foot tells the page and the digest: pages are printed and carried one by one.
func (s *sheet) foot() {
	s.SetXY(leftMargin, sheetHeight-footHeight)
	s.SetFont(family, "", footSize)
	text := s.doc.Digest
	if text != "" {
		text = "Resumo SHA-256: " + text
	}
	s.CellFormat(textWidth*0.8, rowHeight, text, "T", 0, "L", false, 0, "")
	s.CellFormat(textWidth*0.2, rowHeight, "Página "+strconv.Itoa(s.PageNo())+" de "+pages, "T", 0, "R", false, 0, "")
}
