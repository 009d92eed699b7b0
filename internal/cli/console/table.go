package console

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// columnGap is what stands between two columns of a table.
const columnGap = "  "

// Table writes rows in aligned columns, the first of them the header. Columns of
// numbers are aligned to the right, so that units stand under units; the first
// column says what the row is about, and is never one of them.
func Table(w io.Writer, rows [][]string) {
	widths, right := columnWidths(rows), numberColumns(rows)
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			if i > 0 {
				line.WriteString(columnGap)
			}
			blank := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))
			if right[i] {
				line.WriteString(blank + cell)
				continue
			}
			line.WriteString(cell + blank)
		}
		fmt.Fprintln(w, strings.TrimRight(line.String(), " "))
	}
}

func columnWidths(rows [][]string) []int {
	var widths []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	return widths
}

// numberColumns tells the columns in which every cell under the header is a
// number, or is empty.
func numberColumns(rows [][]string) []bool {
	numbers, filled := make([]bool, len(columnWidths(rows))), make([]bool, len(columnWidths(rows)))
	for i := range numbers {
		numbers[i] = i > 0
	}
	for _, row := range rows[min(1, len(rows)):] {
		for i, cell := range row {
			numbers[i] = numbers[i] && isNumber(cell)
			filled[i] = filled[i] || cell != ""
		}
	}
	for i := range numbers {
		numbers[i] = numbers[i] && filled[i]
	}
	return numbers
}

// isNumber takes amounts as people read them: 1.234, −2, 7,5%, and one that
// becomes another, 3 → 4. Leading zeros are of codes, which are not amounts.
func isNumber(cell string) bool {
	for part := range strings.SplitSeq(cell, " → ") {
		part = strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(part, "−"), "-"), "%")
		if strings.Trim(part, "0123456789.,") != "" || len(part) > 1 && part[0] == '0' && part[1] != ',' {
			return false
		}
	}
	return true
}
