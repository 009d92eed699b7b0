package candidates

import (
	"bytes"
	"fmt"

	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/delimited"
)

// Correction is a table of corrected marks that a fact cites: a row a person, and
// any of the columns of marks that the roll has. An empty cell leaves the mark as
// it was; «-» takes it away.
type Correction struct {
	Raw   []byte
	Shown string
	Terms *edital.Terms
	Roll  *certame.Roll
	Index Index
}

// finalColumn is the mark of an edital without phases.
const finalColumn = "nota_final"

// Apply writes the corrected marks into the roll.
func (c *Correction) Apply() error {
	p := PhaseFile{Raw: c.Raw, Shown: c.Shown, Terms: c.Terms, Roll: c.Roll, Index: c.Index}
	columns := c.columns()
	s, ok := p.open(columns)
	if ok && len(columns) == 0 {
		s.refuse(1, "", "", "nenhuma coluna de notas conhecida na primeira linha", "As colunas são as de notas de candidatos.csv, como nota_final.")
		ok = false
	}
	if !ok {
		return s.refused()
	}
	s.each(func(person certame.Person, fields [][]byte) {
		for i, column := range columns {
			c.correct(s, person, column, fields[s.at[i+1]])
		}
	})
	c.Roll.Places = max(c.Roll.Places, s.places)
	return s.refused()
}

// correct writes the mark of a person, and, where they put several posts in order,
// of each of their posts: one for all, or one for each.
func (c *Correction) correct(s *sheet, person certame.Person, column wanted, field []byte) {
	rows, parts := c.Roll.Applications(person), [][]byte{field}
	if c.Roll.Preferences != nil {
		parts = bytes.Split(field, []byte{'|'})
	}
	if len(parts) != 1 && len(parts) != len(rows) {
		s.refuse(s.line, column.name, string(field), fmt.Sprintf("%d notas para %d opções de %s", len(parts), len(rows), c.Terms.Word("cargo")),
			"Uma nota só, quando vale para todas as opções, ou uma para cada, na ordem da coluna cargo de candidatos.csv, separadas por «|»; vazia, a nota fica como está.")
		return
	}
	for i, row := range rows {
		if text := trim(parts[min(i, len(parts)-1)]); len(text) > 0 {
			c.marks(column.column)[row] = s.score(text, column.name, true)
		}
	}
}

// columns are the columns of marks of the roll that the header names.
func (c *Correction) columns() (out []wanted) {
	text, _ := intake.Decode(c.Raw)
	first, _, _ := bytes.Cut(text, []byte{'\n'})
	t := delimited.Tokens{Data: first, Separator: delimited.SeparatorOf(first)}
	for _, raw := range t.Row(nil) {
		if name := word(bytes.TrimSpace(raw)); name == finalColumn || c.Roll.Component(name) != nil {
			out = append(out, wanted{name, name})
		}
	}
	return out
}

func (c *Correction) marks(column string) []certame.Score {
	if column == finalColumn {
		return c.Roll.Score
	}
	return c.Roll.Component(column)
}
