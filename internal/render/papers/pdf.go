package papers

import (
	"bytes"
	"strconv"
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
	for i, line := range p.all() {
		line = strings.Map(printable, line)
		switch {
		case i == 0:
			f.SetFont(family, "B", titleSize)
			f.MultiCell(0, lineHeight+1, line, "", "L", false)
			f.SetFont(family, "", bodySize)
		case line == "":
			f.Ln(lineHeight)
		case strings.Contains(line, "\t"):
			row(f, strings.Split(line, "\t"))
		default:
			f.MultiCell(0, lineHeight, line, "", "L", false)
		}
	}
	return f
}

// printable replaces what the fonts cannot show: a reason may bring anything, and
// a paper is never refused for it.
func printable(r rune) rune {
	if r > 0xFFFF || (r < ' ' && r != '\t') {
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

// foot numbers the page, and repeats on each that the paper is restricted: pages
// are copied one by one.
func (p *Paper) foot(f *fpdf.Fpdf) {
	text := "Página " + strconv.Itoa(f.PageNo()) + " de {nb}"
	if p.Restricted {
		text = "Acesso restrito · " + text
	}
	f.SetY(-margin + lineHeight)
	f.SetFont(family, "", bodySize-2)
	f.CellFormat(0, lineHeight, text, "", 0, "R", false, 0, "")
}

// row writes cells of the same width side by side; the row is as tall as its
// tallest cell, and never broken between two pages.
func row(f *fpdf.Fpdf, cells []string) {
	width := (sheetWidth - 2*margin) / float64(len(cells))
	lines := 1
	for _, cell := range cells {
		lines = max(lines, len(f.SplitText(cell, width)))
	}
	_, bottom := f.GetPageSize()
	if f.GetY()+float64(lines)*lineHeight > bottom-margin {
		f.AddPage()
	}
	top := f.GetY()
	for i, cell := range cells {
		f.SetXY(margin+float64(i)*width, top)
		f.MultiCell(width, lineHeight, cell, "", "L", false)
	}
	f.SetXY(margin, top+float64(lines)*lineHeight)
}
