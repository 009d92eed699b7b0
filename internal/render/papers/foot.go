package papers

import (
	"strconv"
	"strings"

	"codeberg.org/go-pdf/fpdf"
)

// Measures of the foot: it stands in the lower margin, its last line always at the
// same height.
const (
	footSize   = bodySize - 2
	footHeight = 4.4 // of a line, in millimetres
	footLines  = 2   // that the name of the paper may take
	footBottom = 8.0 // left under it, which printers do not reach
)

// foot says on each page what the paper is, of which contest, and that it is
// restricted: pages are copied one by one. The name has lines of its own: beside the
// number of the page it was cut before it came to the contest.
func (p *Paper) foot(f *fpdf.Fpdf) {
	text := "Página " + strconv.Itoa(f.PageNo()) + " de {nb}"
	f.SetFont(family, "", footSize)
	names := p.footNames(f)
	_, height := f.GetPageSize()
	f.SetY(height - footBottom - footHeight*float64(len(names)+1))
	f.SetDrawColor(0, 0, 0)
	for i, name := range names {
		f.CellFormat(0, footHeight, name, map[bool]string{true: "T"}[i == 0], 1, "L", false, 0, "")
	}
	if p.Restricted {
		f.CellFormat(0, footHeight, "Acesso restrito", "", 0, "L", false, 0, "")
		f.SetX(margin)
	}
	f.CellFormat(0, footHeight, text, "", 0, "R", false, 0, "")
}

// footNames is the title, and what it is about when the title does not say, in the
// lines that the foot has.
func (p *Paper) footNames(f *fpdf.Fpdf) []string {
	name := p.Title
	if p.About != "" {
		name += " — " + p.About
	}
	lines := f.SplitText(strings.Map(printable, name), sheetWidth-2*margin)
	if len(lines) > footLines {
		lines = lines[:footLines]
		lines[footLines-1] += "…"
	}
	return lines
}
