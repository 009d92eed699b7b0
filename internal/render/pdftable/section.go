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

// measure shares the width among the columns.
func (s *sheet) measure(t *Section) {
	total := 0.0
	for _, c := range t.Columns {
		total += c.Share
	}
	s.widths = s.widths[:0]
	for _, c := range t.Columns {
		s.widths = append(s.widths, textWidth*c.Share/total)
	}
}

func (s *sheet) head(t *Section, more string) {
	s.paragraph(textWidth, sectionSize, "B", t.Title+more)
	s.Ln(0.6)
	s.SetFont(family, "B", bodySize)
	s.SetFillColor(232, 232, 232)
	s.SetX(leftMargin)
	for i, c := range t.Columns {
		s.CellFormat(s.widths[i], rowHeight+0.6, shown(c.Title), "B", 0, align(c), true, 0, "")
	}
	s.Ln(-1)
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
	lines := make([][]string, len(t.Columns))
	tallest := 1
	for i := range t.Columns {
		lines[i] = s.broken(shown(cells[i]), s.widths[i])
		tallest = max(tallest, len(lines[i]))
	}
	height := float64(tallest) * rowHeight
	if !s.room(height) {
		s.AddPage()
		s.head(t, " (continuação)")
	}
	top, left := s.GetY(), leftMargin
	for i, c := range t.Columns {
		for n, line := range lines[i] {
			s.SetXY(left, top+float64(n)*rowHeight)
			s.CellFormat(s.widths[i], rowHeight, line, "", 0, align(c), false, 0, "")
		}
		left += s.widths[i]
	}
	s.SetDrawColor(200, 200, 200)
	s.Line(leftMargin, top+height, leftMargin+textWidth, top+height)
	s.SetXY(leftMargin, top+height)
}

// broken cuts a text in lines that fit. Nearly every cell fits, and the library's
// cutting is slow.
func (s *sheet) broken(text string, width float64) []string {
	if s.GetStringWidth(text) <= width-2*padding {
		return []string{text}
	}
	return s.SplitText(text, width)
}
