package tabular

import (
	"bytes"

	"certame/internal/intake/delimited"
)

// Separators are the signs that programs write between columns.
var Separators = []byte{';', '\t', '|', ','}

// FindSeparator is the sign that cuts most of the first rows into the same
// number of fields; zero when none does. The comma comes last and must cut
// nearly all alike: prose has commas too.
func FindSeparator(text []byte) (separator byte, fields int) {
	for _, sign := range Separators {
		width, alike, rows := widths(text, sign)
		share := 60
		if sign == ',' {
			share = 85
		}
		if width >= 2 && alike >= 2 && alike*100 >= rows*share {
			return sign, width
		}
	}
	return 0, 0
}

const rowsWeighed = 300

// widths gives the commonest number of fields of the first rows, how many rows
// have it, and how many rows there are.
func widths(text []byte, sign byte) (width, alike, rows int) {
	t := delimited.Tokens{Data: text, Separator: sign}
	counts := map[int]int{}
	var fields [][]byte
	for rows < rowsWeighed && !t.Done() {
		fields = t.Row(fields)
		if len(fields) == 1 && len(bytes.TrimSpace(fields[0])) == 0 {
			continue
		}
		rows++
		n := len(fields)
		counts[n]++
		if counts[n] > alike || counts[n] == alike && n > width {
			width, alike = n, counts[n]
		}
	}
	return width, alike, rows
}
