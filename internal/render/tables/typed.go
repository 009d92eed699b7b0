package tables

import (
	"io"
	"strings"

	"certame/internal/render/grid"
)

// bufferRows is how many bytes of rows are kept before they are handed on.
const bufferRows = 1 << 16

// WriteTyped writes a typed table as CSV in either dialect.
func WriteTyped(w io.Writer, style Style, t grid.Table) error {
	names := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		names[i] = c.Name
	}
	r := begin(style, names)
	for row, err := range t.Rows {
		if err != nil {
			return err
		}
		for i, c := range t.Columns {
			r.typed(row[i], c.Kind)
		}
		r.end()
		if len(r.buf) >= bufferRows {
			if _, err := w.Write(r.buf); err != nil {
				return err
			}
			r.buf = r.buf[:0]
		}
	}
	_, err := w.Write(r.buf)
	return err
}

// typed writes a cell that is in the form of machines. Numbers are never
// defused: below zero they begin with a sign.
func (r *row) typed(cell string, kind grid.Kind) {
	switch kind {
	case grid.Identifier:
		r.id([]byte(cell))
	case grid.Decimal:
		r.word(strings.Replace(cell, ".", string(r.style.decimal), 1))
	case grid.Integer, grid.YesNo:
		r.word(cell)
	default:
		r.text(cell)
	}
}
