package web

import (
	"net/http"
	"reflect"
	"strings"

	"certame/internal/auth/roles"
	"certame/internal/render/grid"
)

// Every table of every page can be saved: the address of the page, with the table and
// the format, gives the table instead of the page.
const (
	tableAsked  = "tabela"
	formatAsked = "formato"
)

// restricted is what it takes to take away a table of a contest's own pages; what the
// public reads, the public may save.
const restricted roles.Permission = "exportar.restrito"

// maySave says whether who asks may save the tables of the page.
func (v *visit) maySave() bool {
	return v.r.Method == http.MethodGet && (!strings.Contains(v.route.Pattern, "/certames/{certame}") || v.may(restricted))
}

// saved gives the table that the address asks for, if it asks for one of the page's.
func (v *visit) saved(data any) (is bool, err error) {
	name := v.r.URL.Query().Get(tableAsked)
	if name == "" || v.r.Method != http.MethodGet {
		return false, nil
	}
	for _, t := range tablesOf(reflect.ValueOf(data)) {
		if t.ID == name {
			if !v.maySave() {
				return true, forbidden()
			}
			return true, v.giveTable(t.grid(), name)
		}
	}
	return true, notFound("tabela")
}

// offer adds to each table of a page, that has no way of its own, the ways to save it.
func (v *visit) offer(data any) {
	if !v.maySave() {
		return
	}
	for _, t := range tablesOf(reflect.ValueOf(data)) {
		if t.ID == "" || len(t.Download) > 0 || len(t.Rows) == 0 {
			continue
		}
		for _, format := range [...]string{"csv", "xlsx", "pdf", "json"} {
			q := v.r.URL.Query()
			q.Set(tableAsked, t.ID)
			q.Set(formatAsked, format)
			t.Download = append(t.Download, Link{Text: formatNames[format], Address: v.r.URL.Path + "?" + q.Encode()})
		}
	}
}

// addressable is a copy of what a page is written from whose tables can be added to.
func addressable(data any) any {
	value := reflect.ValueOf(data)
	if value.Kind() != reflect.Struct {
		return data
	}
	copied := reflect.New(value.Type())
	copied.Elem().Set(value)
	return copied.Interface()
}

var tableType = reflect.TypeFor[Table]()

// tablesOf finds the tables among what a page is written from: those that can be
// changed in place are, so that a page shows what is offered.
func tablesOf(data reflect.Value) (list []*Table) {
	switch data.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !data.IsNil() {
			return tablesOf(data.Elem())
		}
	case reflect.Slice:
		if hasTable(data.Type().Elem()) {
			for i := range data.Len() {
				list = append(list, tablesOf(data.Index(i))...)
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
				list = append(list, tablesOf(data.Field(i))...)
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

// grid is the table as it is saved: the words that the page shows.
func (t *Table) grid() grid.Table {
	out := grid.Table{Name: t.ID, Title: t.Caption}
	for _, c := range t.Columns {
		out.Columns = append(out.Columns, grid.Column{Name: c.Text, Kind: grid.Text, Class: grid.Restricted})
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
