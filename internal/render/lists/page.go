package lists

import (
	_ "embed"
	"html/template"
	"io"
	"strings"

	"certame/internal/render/inert"
	"certame/internal/render/pdftable"
)

//go:embed page.html.tmpl
var pageText string

var pageTemplate = template.Must(template.New("page").Parse(pageText))

// page is the document as one page of HTML: what the PDF says, for those who read
// with the ears or on a telephone. It asks for nothing from anywhere, and asks the
// engines of search to leave it alone.
type page struct {
	*pdftable.Document
	Sections []pageSection
}

type pageSection struct {
	Title   string
	Columns []pdftable.Column
	Cells   [][]string
}

// HTML writes the document as one page.
func (d *Document) HTML(w io.Writer, digest string) error {
	p := page{Document: d.Pages(digest, "")}
	for _, s := range p.Document.Sections {
		section := pageSection{Title: s.Title, Columns: s.Columns}
		for row, err := range s.Rows {
			if err != nil {
				return err
			}
			cells := make([]string, len(row))
			for i, cell := range row {
				cells[i] = inert.Line(cell)
			}
			section.Cells = append(section.Cells, cells)
		}
		p.Sections = append(p.Sections, section)
	}
	for i, note := range p.Notes {
		p.Notes[i] = strings.Replace(note, "ao pé de cada página", "ao pé da página", 1)
	}
	return pageTemplate.Execute(w, p)
}
