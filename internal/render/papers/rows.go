package papers

import (
	"strings"
	"unicode/utf8"
)

// rowsAt are the rows of the table that begins at a line: those that follow one
// another with as many cells. None when the line is not a row.
func rowsAt(lines []string, at int) (rows [][]string) {
	for _, line := range lines[at:] {
		cells := strings.Split(line, "\t")
		if len(cells) == 1 || len(rows) > 0 && len(cells) != len(rows[0]) {
			break
		}
		rows = append(rows, cells)
	}
	return rows
}

// textGap is what stands between two columns of a text.
const textGap = "    "

// writeRows writes a table as text, each column as wide as its widest cell.
func writeRows(b *strings.Builder, rows [][]string) {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			line.WriteString(cell + strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell)) + textGap)
		}
		b.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
}
