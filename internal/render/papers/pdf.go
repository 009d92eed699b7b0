package papers

import (
	"bytes"
	"strings"
	"time"
	"unicode"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
)

// The sheet, in millimetres: A4 with the margins of an official letter.
const (
	margin     = 25.0
	sheetWidth = 210.0
	lineHeight = 6.0
	bodySize   = 11.0 // points
	titleSize  = 14.0
)

// PDF writes the paper on A4 pages, numbered, with its fonts inside, so that every
// reader shows the accents. It carries no hour: the same paper gives the same bytes.
func (p *Paper) PDF() ([]byte, error) {
	var b bytes.Buffer
	err := p.pages(true).Output(&b)
	return b.Bytes(), err
}

func (p *Paper) pages(compressed bool) *fpdf.Fpdf {
	f := p.sheet(compressed)
	lines := p.all()
	for i := range lines {
		lines[i] = together(lines[i])
	}
	for i := 0; i < len(lines); {
		if rows := rowsAt(lines, i); len(rows) > 0 {
			tableOf(f, rows)
			i += len(rows)
			continue
		}
		paragraph(f, i, lines[i])
		i++
	}
	return f
}

// paragraph writes a line that is not a row: the title, the warning and headings
// stand out from the text.
func paragraph(f *fpdf.Fpdf, at int, line string) {
	heading, isHeading := strings.CutPrefix(line, headingMark)
	switch {
	case at == 0:
		styled(f, "B", titleSize, lineHeight+1, line)
	case line == together(restrictedNote):
		styled(f, "B", bodySize-1.5, lineHeight, line)
	case isHeading:
		f.Ln(lineHeight / 3)
		keep(f, 3)
		styled(f, "B", bodySize, lineHeight, heading)
	case line == "":
		f.Ln(lineHeight)
	default:
		f.MultiCell(0, lineHeight, strings.Map(printable, line), "", "L", false)
	}
}

func styled(f *fpdf.Fpdf, style string, size, height float64, line string) {
	f.SetFont(family, style, size)
	f.MultiCell(0, height, strings.Map(printable, line), "", "L", false)
	f.SetFont(family, "", bodySize)
}

// keep begins a page unless so many lines are left: a heading does not stay alone.
func keep(f *fpdf.Fpdf, lines float64) {
	if !room(f, lines*lineHeight) {
		f.AddPage()
	}
}

// together keeps what is cited in one piece: no line ends between «Lei», «nº» and the
// number.
func together(line string) string {
	return strings.NewReplacer("Lei nº ", "Lei\u00a0nº\u00a0", "Decreto nº ", "Decreto\u00a0nº\u00a0", "nº ", "nº\u00a0", "art. ", "art.\u00a0", "arts. ", "arts.\u00a0", "§ ", "§\u00a0").Replace(line)
}

// printable replaces what the fonts cannot show: a reason may bring anything, and
// a paper is never refused for it.
func printable(r rune) rune {
	if r > 0xFFFF || r < ' ' {
		return unicode.ReplacementChar
	}
	return r
}

const family = "go"

func (p *Paper) sheet(compressed bool) *fpdf.Fpdf {
	f := fpdf.New("P", "mm", "A4", "")
	f.AddUTF8FontFromBytes(family, "", goregular.TTF)
	f.AddUTF8FontFromBytes(family, "B", gobold.TTF)
	f.SetCompression(compressed)
	f.SetCatalogSort(true)
	f.SetCreationDate(time.Unix(0, 0).UTC())
	f.SetModificationDate(time.Unix(0, 0).UTC())
	f.SetTitle(strings.Map(printable, p.Title), true)
	f.SetLang("pt-BR")
	f.SetMargins(margin, margin, margin)
	f.SetAutoPageBreak(true, margin)
	f.AliasNbPages("")
	f.SetFooterFunc(func() { p.foot(f) })
	f.AddPage()
	f.SetFont(family, "", bodySize)
	return f
}
