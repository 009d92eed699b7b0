package report

import "certame/internal/locale"

// grid is a table of numbers: the first column names the line, the others are
// figures. Almost every table of the page is one, so that captions, scopes and
// scrolling are right in a single place of the template.
type grid struct {
	ID, Caption, Corner string
	Columns             []string
	Rows                []gridRow
	Foot                *gridRow
	Note                string
}

type gridRow struct {
	Head  string
	Cells []string
}

// counted is a line of whole numbers.
func counted(head string, counts []int) gridRow {
	cells := make([]string, len(counts))
	for i, n := range counts {
		cells[i] = locale.Whole(n)
	}
	return gridRow{head, cells}
}
