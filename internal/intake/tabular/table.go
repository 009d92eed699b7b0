package tabular

import (
	"context"
	"os"
)

// Type is what the format itself says of a cell. Text formats say nothing.
type Type uint8

// The types.
const (
	Plain   Type = iota
	Number       // a number: its mark is a dot, its zeros on the left are lost
	Date         // a date, written yyyy-mm-dd
	Failure      // an error of the spreadsheet, or a formula without value
)

// Row is one row of a table, valid until the next.
type Row struct {
	Line    int
	Record  int // number of the record, in a text that has several on a line
	Cells   [][]byte
	Types   []Type // nil when all are Plain
	Hidden  bool
	Problem string // what keeps the row from being understood; pt-BR
	Remedy  string // what to do about it
}

// Key tells a row from all others of its file.
func (r *Row) Key() int {
	if r.Record > 0 {
		return r.Record
	}
	return r.Line
}

// Type is the type of a cell.
func (r *Row) Type(i int) Type {
	if i >= len(r.Types) {
		return Plain
	}
	return r.Types[i]
}

// Part is a stretch of rows; parts may be read side by side, each in order.
type Part struct {
	Size int // bytes, for the bar
	Each func(ctx context.Context, advance func(bytes int), visit func(*Row) error) error
}

// Table is a sheet, a text file or a list of a text.
type Table struct {
	Name    string
	Hidden  bool
	Columns []string // named by the format; nil when the header is among the rows
	Kind    string   // what it holds, when the reading of a text already knows
	Notes   []string // what the reading had to decide, pt-BR
	Parts   []Part
}

// InMemory is a table of rows already read.
func InMemory(columns []string, rows []Row) Table {
	return Table{Columns: columns, Parts: []Part{{Size: len(rows), Each: func(ctx context.Context, advance func(int), visit func(*Row) error) error {
		defer advance(len(rows))
		for i := range rows {
			row := rows[i]
			if err := visit(&row); err != nil {
				return err
			}
		}
		return ctx.Err()
	}}}}
}

// Each reads every row in order.
func (t *Table) Each(ctx context.Context, visit func(*Row) error) error {
	for _, p := range t.Parts {
		if err := p.Each(ctx, func(int) {}, visit); err != nil {
			return err
		}
	}
	return nil
}

// Book is a file that was opened. Text and Markup are set when it is a text
// without columns or an XML document, which others understand.
type Book struct {
	Path     string
	Format   string // csv, xlsx, ods, json, pdf, texto, xml
	Encoding string
	Size     int64
	Tables   []Table
	Text     []byte
	file     *os.File
}

// Close lets the file go. It was only read: there is nothing to tell.
func (b *Book) Close() {
	if b.file != nil {
		b.file.Close()
	}
}

// ColumnLimit is far beyond any sheet a person reads.
const ColumnLimit = 512
