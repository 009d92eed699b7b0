package candidates

import (
	"strings"

	"certame"
	"certame/edital"
)

// Index finds people by their registration numbers.
type Index map[string]certame.Person

// NewIndex reads the numbers of a roll.
func NewIndex(r *certame.Roll) Index {
	index := make(Index, r.Len())
	for p := range certame.Person(r.Len()) {
		index[string(r.IDs.At(p))] = r.Head(p)
	}
	return index
}

// PhaseFile is a file beside candidatos.csv that speaks of one phase: its marks,
// or who was called to go on from it.
type PhaseFile struct {
	Raw   []byte
	Shown string
	Terms *edital.Terms
	Phase int
	Roll  *certame.Roll
	Index Index
}

// ParseMarks adds the marks of fase_<codigo>.csv to the roll. Who is not in the
// file was not assessed in the phase.
func (p *PhaseFile) ParseMarks() error {
	columns := phaseColumns(&p.Terms.Phases[p.Phase])
	s, ok := p.open(columns)
	if !ok {
		return s.refused()
	}
	marks := make([]certame.Column, len(columns))
	for i, c := range columns {
		marks[i] = certame.Column{Name: c.column, Scores: missingMarks(p.Roll.Len())}
	}
	s.each(func(person certame.Person, fields [][]byte) {
		for i, c := range columns {
			marks[i].Scores[person] = s.score(trim(fields[s.at[i+1]]), c.name, true)
		}
	})
	if err := s.refused(); err != nil {
		return err
	}
	p.Roll.Components = append(p.Roll.Components, marks...)
	p.Roll.Places = max(p.Roll.Places, s.places)
	return nil
}

func missingMarks(n int) []certame.Score {
	scores := make([]certame.Score, n)
	for i := range scores {
		scores[i] = certame.NoScore
	}
	return scores
}

// ParseCalled reads convocadas_<codigo>.csv: one registration number a row.
func (p *PhaseFile) ParseCalled() (certame.Call, error) {
	s, ok := p.open(nil)
	if !ok {
		return certame.Call{}, s.refused()
	}
	call := certame.Call{Phase: p.Phase, Called: make([]bool, p.Roll.Len())}
	s.each(func(person certame.Person, _ [][]byte) { call.Called[person] = true })
	return call, s.refused()
}

// wanted is one column of marks: as the file may name it, and as the roll does.
type wanted struct{ name, column string }

func phaseColumns(phase *edital.Phase) []wanted {
	if len(phase.Components) == 0 {
		return []wanted{{"nota", phase.Column}}
	}
	out := make([]wanted, len(phase.Components))
	for i := range phase.Components {
		column := phase.Components[i].Column
		out[i] = wanted{"nota_" + strings.TrimPrefix(column, phase.Column+"_"), column}
	}
	return out
}
