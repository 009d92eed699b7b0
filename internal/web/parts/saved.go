package parts

import (
	"reflect"

	"certame/internal/render/grid"
)

// Addressable is a copy of what a page is written from whose tables can be added to.
func Addressable(data any) any {
	value := reflect.ValueOf(data)
	if value.Kind() != reflect.Struct {
		return data
	}
	copied := reflect.New(value.Type())
	copied.Elem().Set(value)
	return copied.Interface()
}

var tableType = reflect.TypeFor[Table]()

// TablesIn are the tables among what a page is written from: those that can be
// changed in place are, so that a page shows what is offered.
func TablesIn(data any) []*Table { return tablesIn(reflect.ValueOf(data)) }

func tablesIn(data reflect.Value) (list []*Table) {
	switch data.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !data.IsNil() {
			return tablesIn(data.Elem())
		}
	case reflect.Slice:
		if hasTable(data.Type().Elem()) {
			for i := range data.Len() {
				list = append(list, tablesIn(data.Index(i))...)
			}
		}
	case reflect.Struct:
		if data.Type() == tableType {
			if data.CanAddr() {
				return []*Table{data.Addr().Interface().(*Table)}
			}
			t := data.Interface().(Table)
			return []*Table{&t}
		}
		for i := range data.NumField() {
			if f := data.Type().Field(i); f.IsExported() && !f.Anonymous {
				list = append(list, tablesIn(data.Field(i))...)
			}
		}
	}
	return list
}

// hasTable says whether each of a slice is a table, or has one beside what else it is.
func hasTable(of reflect.Type) bool {
	if of == tableType || of.Kind() != reflect.Struct {
		return of == tableType
	}
	for i := range of.NumField() {
		if f := of.Field(i); f.IsExported() && f.Type == tableType {
			return true
		}
	}
	return false
}

// Grid is the table as it is saved: the words that the page shows.
func (t *Table) Grid() grid.Table {
	out := grid.Table{Name: t.ID, Title: t.Caption}
	for _, c := range t.Columns {
		out.Columns = append(out.Columns, grid.Column{Name: c.Text, Kind: grid.Text, Class: grid.Restricted, Right: c.Numeric})
	}
	rows := t.Rows
	if t.Foot != nil {
		rows = append(rows[:len(rows):len(rows)], *t.Foot)
	}
	out.Rows = func(yield func([]string, error) bool) {
		for _, row := range rows {
			cells := make([]string, len(t.Columns))
			for i, cell := range row.Cells[:min(len(row.Cells), len(cells))] {
				if cells[i] = cell.Text; cell.Tag != nil {
					cells[i] = cell.Tag.Text
				}
			}
			if !yield(cells, nil) {
				return
			}
		}
	}
	return out
}
