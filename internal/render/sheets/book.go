package sheets

import (
	"fmt"
	"strconv"

	"certame/internal/render/grid"
	"certame/internal/render/inert"
)

// Book is a workbook.
type Book struct {
	About  [][2]string // what it is, line by line, on the first sheet
	Tables []grid.Table
	Title  string // what it is and of whom, on every printed page
	Digest string // of what it was made of, at the foot

	rowLimit int // of a sheet; 0 is that of the format
}

// maxRows is the size of a sheet in both formats.
const maxRows = 1_048_576

func (b *Book) limit() int {
	if b.rowLimit > 0 {
		return b.rowLimit
	}
	return maxRows
}

// about is the first sheet as a table.
func (b *Book) about() grid.Table {
	var rows [][]string
	for _, line := range b.About {
		rows = append(rows, line[:])
	}
	columns := []grid.Column{{Name: "item", Kind: grid.Text}, {Name: "valor", Kind: grid.Text}}
	return grid.Table{Name: "sobre", Columns: columns, Rows: grid.RowsOf(rows)}
}

// all are the tables in the order of the sheets.
func (b *Book) all() []grid.Table {
	var list []grid.Table
	if len(b.About) > 0 {
		list = append(list, b.about())
	}
	list = append(list, b.Tables...)
	return named(append(list, grid.Dictionary(b.Tables)))
}

// writer is a format: sheets are opened one after another and filled row by row.
type writer interface {
	open(name string, columns []grid.Column) error
	row(cells []cell) error
	close() error // of the sheet
}

// cell is a value as a spreadsheet takes it: a number or a text.
type cell struct {
	text   string // what is shown, or the number with a dot
	number bool
	places int // decimal places of the number
}

// fill writes every table, breaking those that do not fit in one sheet.
func (b *Book) fill(w writer) error {
	for _, t := range b.all() {
		if err := b.sheet(w, t); err != nil {
			return fmt.Errorf("%s: %w", t.Name, err)
		}
	}
	return nil
}

func (b *Book) sheet(w writer, t grid.Table) error {
	if err := w.open(t.Name, t.Columns); err != nil {
		return err
	}
	sheet, rows, cells := 1, 1, make([]cell, len(t.Columns))
	for row, err := range t.Rows {
		if err != nil {
			return err
		}
		if rows == b.limit() {
			if err := w.close(); err != nil {
				return err
			}
			sheet, rows = sheet+1, 1
			if err := w.open(t.Name+" ("+strconv.Itoa(sheet)+")", t.Columns); err != nil {
				return err
			}
		}
		for i, c := range t.Columns {
			cells[i] = cellOf(row[i], c.Kind)
		}
		if err := w.row(cells); err != nil {
			return err
		}
		rows++
	}
	return w.close()
}

// missing is a mark that nobody gave.
const missing = "-"

// cellOf makes a number only of what is one: a missing mark, "-", stays text.
func cellOf(text string, kind grid.Kind) cell {
	if kind.Numeric() {
		if places, ok := plainNumber(text); ok {
			return cell{text, true, places}
		}
	}
	if kind == grid.Identifier || text == missing {
		return cell{text: text} // the reader of candidates let no formula in, and a sign more would be another number
	}
	return cell{text: inert.Cell(text)}
}

// plainNumber recognises digits with an optional sign and dot, and counts the
// digits after it.
func plainNumber(text string) (places int, ok bool) {
	dot, digits := -1, 0
	for i, c := range text {
		switch {
		case c >= '0' && c <= '9':
			digits++
		case c == '.' && dot < 0 && digits > 0:
			dot = i
		case c == '-' && i == 0:
		default:
			return 0, false
		}
	}
	if dot >= 0 {
		places = len(text) - dot - 1
	}
	return places, digits > 0 && places != 0 == (dot >= 0) && digits <= 15
}
