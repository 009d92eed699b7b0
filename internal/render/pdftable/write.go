package pdftable

import (
	"bytes"
	"io"
)

// Write lays the document on pages and writes them as an archive.
func Write(w io.Writer, d *Document) error {
	s := newSheet(d)
	s.AddPage()
	s.opening()
	for i := range d.Sections {
		if err := s.section(&d.Sections[i]); err != nil {
			return err
		}
	}
	var pages bytes.Buffer
	if err := s.Output(&pages); err != nil {
		return err
	}
	archived, err := archive(pages.Bytes())
	if err != nil {
		return err
	}
	_, err = w.Write(archived)
	return err
}

// opening is the title, the code and the notes, on the first page only.
func (s *sheet) opening() {
	width := textWidth
	if s.doc.QR != "" {
		s.code(s.doc.QR, sheetWidth-margin-qrSize, margin)
		width -= qrSize + 4
	}
	s.paragraph(width, titleSize, "B", s.doc.Title)
	s.paragraph(width, sectionSize, "", s.doc.Subtitle)
	s.Ln(2)
	for _, note := range s.doc.Notes {
		s.paragraph(width, bodySize, "", note)
		s.Ln(0.8)
	}
	if s.doc.QR != "" {
		s.SetY(max(s.GetY(), margin+qrSize))
	}
}

func (s *sheet) paragraph(width, size float64, style, text string) {
	if text == "" {
		return
	}
	s.SetFont(family, style, size)
	s.SetX(leftMargin)
	s.MultiCell(width, size*0.46, shown(text), "", "L", false)
}
