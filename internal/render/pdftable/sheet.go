package pdftable

import (
	"time"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
)

// The sheet, in millimetres: A4, with room to bind at the left.
const (
	leftMargin  = 18.0
	margin      = 14.0
	sheetWidth  = 210.0
	sheetHeight = 297.0
	textWidth   = sheetWidth - leftMargin - margin
	footHeight  = 12.0
	rowHeight   = 4.6
	padding     = 1.6
	family      = "go"
)

// Sizes of the letters, in points.
const (
	titleSize   = 14.0
	sectionSize = 10.5
	bodySize    = 8.5
	footSize    = 7.0
)

// pages stands for the number of pages until it is known. It has two spaces
// together, which no shown text has: a person called {nb} keeps the name.
const pages = "{  nb}"

// sheet is a document being laid on pages.
type sheet struct {
	*fpdf.Fpdf
	doc    *Document
	widths []float64 // of the section being written
}

func newSheet(d *Document) *sheet {
	s := &sheet{Fpdf: fpdf.New("P", "mm", "A4", ""), doc: d}
	s.AddUTF8FontFromBytes(family, "", goregular.TTF)
	s.AddUTF8FontFromBytes(family, "B", gobold.TTF)
	s.SetCatalogSort(true)
	s.SetCreationDate(time.Unix(0, 0).UTC()) // blanked in the archive: the same list gives the same bytes
	s.SetModificationDate(time.Unix(0, 0).UTC())
	s.SetTitle(shown(d.Title), true)
	s.SetProducer(producer, true)
	s.SetLang("pt-BR")
	s.SetXmpMetadata(metadata(shown(d.Title)))
	s.AddOutputIntent(fpdf.OutputIntentType{SubtypeIdent: fpdf.OutputIntent_GTS_PDFA1, OutputConditionIdentifier: "sRGB", ICCProfile: profile})
	s.SetMargins(leftMargin, margin, margin)
	s.SetCellMargin(padding)
	s.SetAutoPageBreak(false, 0)
	s.SetLineWidth(0.1)
	s.AliasNbPages(pages)
	s.SetHeaderFunc(s.running)
	s.SetFooterFunc(s.foot)
	return s
}

// room reports whether so many millimetres are left on the page.
func (s *sheet) room(height float64) bool {
	return s.GetY()+height <= sheetHeight-footHeight-2
}
