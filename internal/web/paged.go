package web

import (
	"iter"
	"slices"
	"strings"
	"unicode/utf8"

	"certame/internal/render/grid"
	"certame/internal/render/lists"
	"certame/internal/render/pdftable"
)

// whose is the contest of the page, to stand on every page of what is printed of it.
func (v *visit) whose() string {
	switch {
	case v.about == nil:
		return ""
	case v.about.Agency == "":
		return v.about.Title
	}
	return v.about.Agency + " — " + v.about.Title
}

// sampledRows are those that say how wide a column is.
const sampledRows = 200

// paged is a table on pages; a column is as wide as what is written in it asks for.
func paged(t grid.Table, whose string) *pdftable.Document {
	section := pdftable.Section{Title: t.Title, Rows: readRows(t)}
	widths := widthsOf(t)
	for i, c := range t.Columns {
		section.Columns = append(section.Columns, pdftable.Column{Title: lists.ColumnTitle(c.Name), Share: float64(widths[i] + 2), Right: c.Right || c.Kind.Numeric()})
	}
	return &pdftable.Document{Title: t.Title, Subtitle: whose, Sections: []pdftable.Section{section}}
}

// readRows are the rows as people read them: decimals with a comma.
func readRows(t grid.Table) iter.Seq2[[]string, error] {
	return func(yield func([]string, error) bool) {
		for row, err := range t.Rows {
			row = slices.Clone(row) // those of the table stay as machines write them
			for i := range row {
				if t.Columns[i].Kind == grid.Decimal {
					row[i] = strings.Replace(row[i], ".", ",", 1)
				}
			}
			if !yield(row, err) {
				return
			}
		}
	}
}

// widthsOf are the letters of the longest text of each column, within reason.
func widthsOf(t grid.Table) []int {
	widths := make([]int, len(t.Columns))
	for i, c := range t.Columns {
		widths[i] = utf8.RuneCountInString(c.Name)
	}
	seen := 0
	for row, err := range t.Rows {
		if seen++; err != nil || seen > sampledRows {
			break
		}
		for i, cell := range row {
			widths[i] = max(widths[i], min(40, utf8.RuneCountInString(cell)))
		}
	}
	return widths
}
