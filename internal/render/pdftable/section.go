package pdftable

// section writes a table. Its heading and header begin every page it takes.
func (s *sheet) section(t *Section) error {
	s.measure(t)
	s.Ln(4)
	if !s.room(6 * rowHeight) {
		s.AddPage()
	}
	s.head(t, "")
	for row, err := range t.Rows {
		if err != nil {
			return err
		}
		s.row(t, row)
	}
	return s.Error()
}

func (s *sheet) head(t *Section, more string) {
	s.paragraph(textWidth, sectionSize, "B", t.Title+more)
	s.Ln(0.6)
	s.SetFont(family, "B", bodySize)
	s.SetFillColor(232, 232, 232)
	lines, tallest := s.laid(t, titles(t))
	top, left, height := s.GetY(), leftMargin, float64(tallest)*rowHeight+0.6
	for i, c := range t.Columns {
		s.SetXY(left, top)
		s.CellFormat(s.widths[i], height, "", "B", 0, "", true, 0, "")
		s.cell(left, top+height-0.3-rowHeight*float64(len(lines[i])), s.widths[i], lines[i], align(c))
		left += s.widths[i]
	}
	s.SetXY(leftMargin, top+height)
	s.SetFont(family, "", bodySize)
}

func align(c Column) string {
	if c.Right {
		return "R"
	}
	return "L"
}

// row writes one row, as tall as its longest cell and never broken between two
// pages.
func (s *sheet) row(t *Section, cells []string) {
	lines, tallest := s.laid(t, cells)
	height := float64(tallest) * rowHeight
	if !s.room(height) {
		s.AddPage()
		s.head(t, " (continuação)")
	}
	top, left := s.GetY(), leftMargin
	for i, c := range t.Columns {
		s.cell(left, top, s.widths[i], lines[i], align(c))
		left += s.widths[i]
	}
	s.SetDrawColor(200, 200, 200)
	s.Line(leftMargin, top+height, leftMargin+textWidth, top+height)
	s.SetXY(leftMargin, top+height)
}

// laid are cells cut in lines, and how many the longest has.
func (s *sheet) laid(t *Section, cells []string) (lines [][]string, tallest int) {
	lines, tallest = make([][]string, len(t.Columns)), 1
	for i := range t.Columns {
		lines[i] = s.broken(shown(cells[i]), s.widths[i])
		tallest = max(tallest, len(lines[i]))
	}
	return lines, tallest
}

// cell writes lines one under another.
func (s *sheet) cell(left, top, width float64, lines []string, side string) {
	for n, line := range lines {
		s.SetXY(left, top+float64(n)*rowHeight)
		s.CellFormat(width, rowHeight, line, "", 0, side, false, 0, "")
	}
}

// broken cuts a text in lines that fit. Nearly every cell fits, and the library's
// cutting is slow.
func (s *sheet) broken(text string, width float64) []string {
	if s.GetStringWidth(text) <= width-2*padding {
		return []string{text}
	}
	return s.SplitText(text, width)
}
