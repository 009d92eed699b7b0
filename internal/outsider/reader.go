package outsider

import (
	"bytes"
	"slices"
)

// table is one CSV of the package: the columns it must begin with, or have, and
// what is done with each row.
type table struct {
	file    string
	columns []string                               // must begin with these
	header  func(names []string) *Divergence       // may be nil
	row     func(line int, f [][]byte) *Divergence // f has the columns of the header
	room    func() *Refusal                        // asked before each row is kept
}

// rowEater cuts what it eats into rows and gives them to a table, until something
// differs; from then on it only swallows, so that the digest is still taken.
type rowEater struct {
	table
	fields  [][]byte
	line    int
	width   int
	found   *Divergence
	refusal *Refusal
}

func (r *rowEater) stopped() bool { return r.found != nil || r.refusal != nil }

func (r *rowEater) eat(buffer []byte) (rest int) {
	if !r.stopped() {
		rest = len(r.rows(buffer))
	}
	if rest > maxRow && !r.stopped() {
		r.found = differs(2, r.file, r.line+1, "a linha passa de %d bytes", maxRow)
	}
	if r.stopped() {
		return 0
	}
	return rest
}

// rows takes every whole row and gives back the rest.
func (r *rowEater) rows(buffer []byte) []byte {
	for !r.stopped() {
		fields, n, err := cutRow(buffer, r.fields[:0])
		r.fields = fields
		if err != nil {
			r.found = differs(2, r.file, r.line+1, "%v", err)
		}
		if n == 0 {
			break
		}
		r.take(fields)
		r.line += 1 + bytes.Count(buffer[:n-1], []byte("\n"))
		buffer = buffer[n:]
	}
	return buffer
}

// take gives one row to the table; the first one is the header.
func (r *rowEater) take(fields [][]byte) {
	switch {
	case r.line == 0:
		r.found = r.start(fields)
	case len(fields) != r.width:
		r.found = differs(2, r.file, r.line+1, "a linha tem %d colunas, e o cabeçalho tem %d", len(fields), r.width)
	default:
		if r.refusal = r.room(); r.refusal == nil {
			r.found = r.row(r.line+1, fields)
		}
	}
}

// start checks the header against the contract.
func (r *rowEater) start(fields [][]byte) *Divergence {
	r.width = len(fields)
	var names []string
	for _, f := range fields {
		names = append(names, string(f))
	}
	for i, want := range r.columns {
		if i >= len(names) || names[i] != want {
			got := "nada"
			if i < len(names) {
				got = cutText(names[i])
			}
			return differs(2, r.file, 1, "a coluna %d devia ser %s, e é %s", i+1, want, got)
		}
	}
	sorted := slices.Sorted(slices.Values(names))
	if len(slices.Compact(sorted)) != len(names) {
		return differs(2, r.file, 1, "há duas colunas de mesmo nome")
	}
	if r.header != nil {
		return r.header(names)
	}
	return nil
}

func (r *rowEater) end(rest int) {
	switch {
	case r.stopped():
	case rest > 0:
		r.found = differs(2, r.file, r.line+1, "a última linha não termina")
	case r.line == 0:
		r.found = differs(2, r.file, 0, "o arquivo está vazio, sem cabeçalho")
	}
}
