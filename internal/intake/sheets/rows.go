package sheets

import "slices"

// Header are the names of the columns, as the sheet writes them.
func (s *Sheet) Header() []string { return slices.Clone(s.header) }

// Place is where a column stands, by our name for it.
func (s *Sheet) Place(name string) (at int, has bool) {
	at, has = s.columns[name]
	return at, has
}

// Cells are those of a row, in the order of the sheet.
func (r Row) Cells() []string { return slices.Clone(r.cells) }
