package pdftable

import "iter"

// Document is what one file says.
type Document struct {
	Title, Subtitle string
	Notes           []string // paragraphs before the tables
	Digest          string   // of the content, at the foot of every page
	QR              string   // what the code on the first page says; "" for none
	Sections        []Section
}

// Section is a table under a heading, which is repeated with the header on every
// page.
type Section struct {
	Title   string
	Columns []Column
	Rows    iter.Seq2[[]string, error]
}

// Column is one column of a table.
type Column struct {
	Title string
	Share float64 // of the width of the page, compared with the other columns
	Right bool    // aligned to the right, as numbers are
}
