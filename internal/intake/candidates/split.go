package candidates

import "bytes"

// piece is a run of whole rows of the file.
type piece struct {
	data  []byte
	line  int // line number of its first line, from 1
	rows  int // upper bound: line ends inside it
	start int // index of its first row in the columns
}

// split cuts data into about n pieces at line ends that stand outside quotes:
// a line end is outside when an even number of quotes precedes it.
func split(data []byte, firstLine, n int) []piece {
	var pieces []piece
	line, row := firstLine, 0
	for len(data) > 0 {
		size := max(len(data)/max(n-len(pieces), 1), 1)
		end := cut(data, size)
		p := piece{data: data[:end], line: line, start: row}
		p.rows = bytes.Count(p.data, []byte{'\n'})
		line += p.rows
		if end == len(data) && data[end-1] != '\n' {
			p.rows++
		}
		row += p.rows
		pieces = append(pieces, p)
		data = data[end:]
	}
	return pieces
}

// cut is the first place at or after size where a row ends outside quotes.
func cut(data []byte, size int) int {
	if size >= len(data) {
		return len(data)
	}
	inside := bytes.Count(data[:size], []byte{'"'})%2 == 1
	for i, c := range data[size:] {
		switch {
		case c == '"':
			inside = !inside
		case c == '\n' && !inside:
			return size + i + 1
		}
	}
	return len(data)
}
