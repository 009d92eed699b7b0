package pseudonym

import (
	"strings"

	"certame/internal/intake/delimited"
)

// column is a column of a sheet.
type column struct {
	role role
	name string // of a column of marks: what it is shifted by
}

// ownSheet replaces the cells of a sheet of a contest's folder, whose header is
// its first line. A sheet without a column of ours has every cell replaced, those
// of the first line too.
func (m *Mapping) ownSheet(text string, phase string) string {
	first, _, _ := strings.Cut(text, "\n")
	separator := delimited.SeparatorOf([]byte(first))
	columns, ours := ownColumns(strings.TrimRight(first, "\r"), separator, phase)
	if ours {
		m.known.add(first)
	}
	return rewrite(text, separator, func(line, at int, value string) string {
		switch {
		case line == 1 && ours:
			return value
		case !ours || at >= len(columns):
			return m.cell(other, "", value)
		}
		return m.cell(columns[at].role, columns[at].name, value)
	})
}

// ownColumns reads a header. In the file of a phase, nota is the mark of the phase
// and nota_<prova> that of a test of it.
func ownColumns(header string, separator byte, phase string) (columns []column, ours bool) {
	rewrite(header, separator, func(_, _ int, value string) string {
		field := strings.ReplaceAll(fold(value), " ", "_")
		c := column{roleOf(field), field}
		if c.role == mark && phase != "" {
			c.name = "nota_" + phase + strings.TrimPrefix(strings.TrimPrefix(field, "nota_"+phase), "nota")
		}
		ours = ours || c.role != other
		columns = append(columns, c)
		return value
	})
	return columns, ours
}
