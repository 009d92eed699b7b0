package sheets

import (
	"strconv"
	"strings"

	"certame"
)

// Day reads a date as boards write it: 08/12/2025, 2025-12-08 or 8/12/25. In an
// act of a board the century of two digits is not in doubt, as in a birth date
// it is; the reader says that it completed it.
func (s *Sheet) Day(r Row, name string) (d certame.Date, completed bool) {
	cell := s.Cell(r, name)
	if cell == "" {
		return certame.NoDate, false
	}
	if d, ok := certame.ParseDate([]byte(cell)); ok {
		return d, false
	}
	if d, ok := shortDate(cell); ok {
		return d, true
	}
	s.Refuse(r.Line, name, cell, "data inválida", "Como em 08/12/2025.")
	return certame.NoDate, false
}

func shortDate(text string) (certame.Date, bool) {
	parts := strings.Split(text, "/")
	if len(parts) != 3 {
		return certame.NoDate, false
	}
	var n [3]int
	for i, part := range parts {
		v, err := strconv.ParseUint(part, 10, 16)
		if err != nil || len(part) > 4 || i < 2 && len(part) > 2 {
			return certame.NoDate, false
		}
		n[i] = int(v)
	}
	if len(parts[2]) == 2 {
		n[2] += 2000
	}
	return certame.NewDate(n[2], n[1], n[0])
}

// Whole reads a small number; empty is zero.
func (s *Sheet) Whole(r Row, name string) int {
	cell := s.Cell(r, name)
	if cell == "" {
		return 0
	}
	n, err := strconv.ParseUint(cell, 10, 16)
	if err != nil {
		s.Refuse(r.Line, name, cell, "número inválido", "Só algarismos.")
	}
	return int(n)
}
