package runningtext

import (
	"fmt"
	"slices"
	"strings"

	"certame/internal/intake/tabular"
)

// settle notes how many fields the records of each list have: what nearly all
// have, or what was declared.
func (r *reader) settle() {
	for _, l := range r.lists {
		counts, best := map[int]int{}, 0
		for _, one := range l.records {
			if one.broken == "" {
				counts[len(one.fields)]++
			}
		}
		for n, times := range counts {
			if times > counts[best] || times == counts[best] && r.counts[n] > r.counts[best] {
				best = n
			}
		}
		if l.fields = best; len(l.declared) > 1 && counts[len(l.declared)] > 0 {
			l.fields = len(l.declared)
		}
	}
}

// Names of the columns that the text does not write as fields.
const (
	titleColumn    = "cargo"
	judicialColumn = "sub judice"
)

// tables puts together the lists with the same columns.
func (r *reader) tables() []tabular.Table {
	var keys []string
	rows := map[string][]tabular.Row{}
	columns := map[string][]string{}
	number := 0
	for _, l := range r.lists {
		if len(l.records) == 0 {
			continue
		}
		names := l.columns()
		key := strings.Join(names, "\x00")
		if !slices.Contains(keys, key) {
			keys = append(keys, key)
			columns[key] = names
		}
		for _, one := range l.records {
			number++
			row := one.row()
			row.Record = number
			rows[key] = append(rows[key], row)
		}
	}
	var out []tabular.Table
	for _, key := range keys {
		out = append(out, tabular.InMemory(trimTitle(columns[key], rows[key])))
	}
	return out
}

// trimTitle leaves out the column of titles when no list of the table has one.
func trimTitle(columns []string, rows []tabular.Row) ([]string, []tabular.Row) {
	at := len(columns) - 2
	if slices.ContainsFunc(rows, func(r tabular.Row) bool { return len(r.Cells) == len(columns) && len(r.Cells[at]) > 0 }) {
		return columns, rows
	}
	for i := range rows {
		if len(rows[i].Cells) == len(columns) {
			rows[i].Cells = append(rows[i].Cells[:at], rows[i].Cells[at+1:]...)
		}
	}
	return append(columns[:at], columns[at+1:]...), rows
}

// columns are the declared names when they are as many as the fields; otherwise
// only the number of registration is known, since it begins the record.
func (l *list) columns() []string {
	if len(l.declared) == l.fields {
		return append(slices.Clone(l.declared), titleColumn, judicialColumn)
	}
	names := make([]string, max(l.fields, 1), l.fields+3)
	names[0] = "número de inscrição"
	return append(names, titleColumn, judicialColumn)
}

// row is a record as cells; one that has other fields than its list is a
// problem.
func (one *record) row() tabular.Row {
	row := tabular.Row{Line: one.line}
	for _, f := range one.fields {
		row.Cells = append(row.Cells, []byte(f))
	}
	switch l := one.list; {
	case one.broken != "":
		row.Problem = one.broken
	case len(one.fields) != l.fields:
		row.Problem = fmt.Sprintf("o registro tem %d campos, e os desta lista têm %d: falta uma barra, uma vírgula, ou outro texto colou nele", len(one.fields), l.fields)
	case l.uncertain != "":
		row.Problem = l.uncertain
	}
	for len(row.Cells) < one.list.fields {
		row.Cells = append(row.Cells, nil)
	}
	judicial := ""
	if one.list.judicial {
		judicial = "sim"
	}
	row.Cells = append(row.Cells, []byte(one.list.title), []byte(judicial))
	return row
}
