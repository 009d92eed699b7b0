package review

import (
	"bytes"
	"strings"

	"certame/internal/intake/profile"
)

// header is where the names of the columns are.
type header struct {
	names []string
	line  int // of its last row; the body comes after
	found bool
}

// findHeader looks for the row that names columns: most of its cells are words
// that name fields, and none is a number. Titles above it name none.
func findHeader(rows []kept, list []profile.Profile) header {
	best, at := 1, -1
	for i, r := range rows {
		if score := headerScore(r.cells, list); score > best {
			best, at = score, i
		}
	}
	if at < 0 {
		at = unknownHeader(rows)
	}
	if at < 0 {
		return header{}
	}
	h := header{names: rows[at].cells, line: rows[at].line, found: true}
	if at+1 < len(rows) {
		if names, ok := under(h.names, rows[at+1].cells); ok {
			h.names, h.line = names, rows[at+1].line
		}
	}
	return h
}

// unknownHeader finds a header of words that nobody knows: words above columns
// of figures.
func unknownHeader(rows []kept) int {
	for i := range min(len(rows)-2, 6) {
		if headsFigures(rows[i].cells, rows[i+1:]) {
			return i
		}
	}
	return -1
}

func headsFigures(names []string, below []kept) bool {
	filled := 0
	for _, c := range names {
		if c == "" {
			continue
		}
		if filled++; hasFigureFirst(c) {
			return false
		}
	}
	for i, name := range names {
		figures := 0
		for _, r := range below {
			if i < len(r.cells) && r.cells[i] != "" && hasFigureFirst(r.cells[i]) {
				figures++
			}
		}
		if name != "" && figures*10 >= len(below)*9 {
			return filled >= 2
		}
	}
	return false
}

func headerScore(cells []string, list []profile.Profile) int {
	filled := 0
	for _, c := range cells {
		if c == "" {
			continue
		}
		if filled++; hasFigureFirst(c) {
			return 0
		}
	}
	if p, _ := profile.Recognise(list, cells); p != nil {
		return 1000
	}
	known := profile.Known((&profile.Profile{}).Assign(cells))
	if known*3 < filled || filled < 2 {
		return 0
	}
	return known
}

// hasFigureFirst tells the cell of a row of data.
func hasFigureFirst(cell string) bool {
	return cell[0] >= '0' && cell[0] <= '9' && !strings.ContainsAny(cell[1:], "ºª° ")
}

// under joins a second row of names below merged ones: "Classificação" over AC,
// PPP and PcD.
func under(names, below []string) ([]string, bool) {
	gaps, filled := 0, 0
	for i, c := range below {
		if c == "" {
			continue
		}
		if filled++; hasFigureFirst(c) {
			return nil, false
		}
		if i >= len(names) || names[i] == "" {
			gaps++
		}
	}
	if gaps == 0 || filled < 2 || profile.Known((&profile.Profile{}).Assign(below)) < 2 {
		return nil, false
	}
	out, last := make([]string, max(len(names), len(below))), ""
	for i := range out {
		if i < len(names) && names[i] != "" {
			last = names[i]
		}
		if out[i] = last; i < len(below) && below[i] != "" {
			out[i] = strings.TrimSpace(last + " " + below[i])
		}
	}
	return out, true
}

// isHeaderAgain tells a header repeated on each page.
func isHeaderAgain(cells [][]byte, names []string) bool {
	if len(cells) != len(names) {
		return false
	}
	filled := 0
	for i, c := range cells {
		if c = bytes.TrimSpace(c); string(c) != names[i] {
			return false
		}
		if len(c) > 0 {
			filled++
		}
	}
	return filled > 1
}
