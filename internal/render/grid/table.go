package grid

import "iter"

// Kind is what the cells of a column hold.
type Kind string

// The kinds, by the names they have in the data dictionary.
const (
	Text       Kind = "texto"
	Identifier Kind = "identificador" // text that looks like a number: zeros and letters are kept
	Integer    Kind = "inteiro"
	Decimal    Kind = "decimal"
	YesNo      Kind = "sim_nao"
)

// Numeric reports whether the cells are numbers.
func (k Kind) Numeric() bool { return k == Integer || k == Decimal }

// Class says who may read a column.
type Class string

// The classes, from what everybody may read to what nobody may.
const (
	Public     Class = "publico"
	Restricted Class = "restrito" // those who work on the contest, and the person
	Sensitive  Class = "sensivel" // race, ethnicity or health (Lei 13.709/2018, art. 5º, II)
)

// Column is one column of a table.
type Column struct {
	Name  string
	Kind  Kind
	Class Class
	Means string // pt-BR, for the dictionary
	Right bool   // on pages at the right, though the cells are texts: numbers as people write them
}

// Table is columns and rows. The cells of a row are what machines write: decimal
// dot, "sim" or "nao", text as it is. A row is valid until the next one; an error
// ends the rows.
type Table struct {
	Name    string // of the file, without extension
	Title   string // for people
	Columns []Column
	Rows    iter.Seq2[[]string, error]
}

// RowsOf are rows that are already in memory.
func RowsOf(rows [][]string) iter.Seq2[[]string, error] {
	return func(yield func([]string, error) bool) {
		for _, row := range rows {
			if !yield(row, nil) {
				return
			}
		}
	}
}
