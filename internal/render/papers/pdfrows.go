package papers

import (
	"strings"

	"codeberg.org/go-pdf/fpdf"
)

// columnGap separates two columns of a page, in millimetres.
const columnGap = 5.0

// tableOf writes rows side by side. In two columns the first is what the second is
// called; in more, the first row is the header, said again on each page.
func tableOf(f *fpdf.Fpdf, rows [][]string) {
	widths := pageWidths(f, rows)
	headed := len(rows[0]) > 2
	for i, cells := range rows {
		if !room(f, rowHeight(f, widths, cells)) {
			f.AddPage()
			if headed && i > 0 {
				row(f, widths, rows[0], len(widths))
			}
		}
		row(f, widths, cells, boldCells(headed, i, widths))
	}
}

// boldCells is how many cells of a row stand out: all of a header, and the name of a
// row of two; what is so wide that it had to be cut is no name.
func boldCells(headed bool, at int, widths []float64) int {
	switch {
	case headed && at == 0:
		return len(widths)
	case headed || widths[0] >= widest(len(widths)):
		return 0
	}
	return 1
}

// widest is how wide a column but the last may be.
func widest(columns int) float64 { return (sheetWidth - 2*margin) * 1.2 / float64(columns) }

func room(f *fpdf.Fpdf, height float64) bool {
	_, bottom := f.GetPageSize()
	return f.GetY()+height <= bottom-margin
}

// rowHeight is measured in bold, the wider: a row is never taller than its place.
func rowHeight(f *fpdf.Fpdf, widths []float64, cells []string) float64 {
	f.SetFont(family, "B", bodySize)
	defer f.SetFont(family, "", bodySize)
	lines := 1
	for i, cell := range cells {
		lines = max(lines, len(f.SplitText(strings.Map(printable, cell), widths[i]-columnGap/2)))
	}
	return float64(lines) * lineHeight
}

// row writes cells side by side, as tall as the tallest and never broken between two
// pages; the first so many in bold.
func row(f *fpdf.Fpdf, widths []float64, cells []string, bold int) {
	height, top, left := rowHeight(f, widths, cells), f.GetY(), margin
	for i, cell := range cells {
		f.SetFont(family, map[bool]string{true: "B"}[i < bold], bodySize)
		f.SetXY(left, top)
		f.MultiCell(widths[i]-columnGap/2, lineHeight, strings.Map(printable, cell), "", "L", false)
		left += widths[i]
	}
	f.SetFont(family, "", bodySize)
	f.SetXY(margin, top+height)
}

// pageWidths gives each column the width of its widest cell, and the last what is
// left; one so wide that it would leave nothing gets its even share.
func pageWidths(f *fpdf.Fpdf, rows [][]string) []float64 {
	text := sheetWidth - 2*margin
	widths, left := make([]float64, len(rows[0])), text
	f.SetFont(family, "B", bodySize)
	for i := range widths[1:] {
		for _, cells := range rows {
			widths[i] = max(widths[i], f.GetStringWidth(strings.Map(printable, cells[i]))+columnGap)
		}
		widths[i] = min(widths[i], widest(len(widths)))
		left -= widths[i]
	}
	widths[len(widths)-1] = left
	f.SetFont(family, "", bodySize)
	return widths
}
