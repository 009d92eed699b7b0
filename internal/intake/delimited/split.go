package delimited

import "bytes"

// Piece is a run of whole rows of the file.
type Piece struct {
	Data  []byte
	Line  int // line number of its first line, from 1
	Rows  int // upper bound: line ends inside it
	Start int // upper bound of the rows before it
}

// Split cuts data into about n pieces at line ends that stand outside quotes:
// a line end is outside when an even number of quotes precedes it.
func Split(data []byte, firstLine, n int) []Piece {
	var pieces []Piece
	line, row := firstLine, 0
	for len(data) > 0 {
		size := max(len(data)/max(n-len(pieces), 1), 1)
		end := cut(data, size)
		p := Piece{Data: data[:end], Line: line, Start: row}
		p.Rows = bytes.Count(p.Data, []byte{'\n'})
		line += p.Rows
		if end == len(data) && data[end-1] != '\n' {
			p.Rows++
		}
		row += p.Rows
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
