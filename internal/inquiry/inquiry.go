package inquiry

import (
	"certame"
	"certame/edital"
	"certame/fraud"
	"certame/internal/intake"
	"certame/internal/intake/proceedings"
)

// Proceeding is the proceeding about one person.
type Proceeding struct {
	ID      string
	Case    fraud.Case
	entries []proceedings.Entry
}

// Input is what the folder brought.
type Input struct {
	Terms      *edital.Terms
	Roll       *certame.Roll
	Entries    []proceedings.Entry
	ValidUntil certame.Date // NoDate for what the edital says
}

// Gather puts together the facts about each person, in the order in which the
// file names them, and refuses those that cannot have happened.
func Gather(in Input) ([]*Proceeding, error) {
	var list []*Proceeding
	index := map[string]*Proceeding{}
	var problems []intake.Problem
	for _, e := range in.Entries {
		p := index[e.ID]
		if p == nil {
			p = &Proceeding{ID: e.ID, Case: fraud.CaseOf(in.Terms, int(in.Roll.Post[e.Person]), e.ID, e.Group)}
			if in.ValidUntil != certame.NoDate {
				p.Case.ValidUntil = in.ValidUntil
			}
			index[e.ID], list = p, append(list, p)
		}
		if e.Group != p.Case.Group {
			problems = append(problems, intake.Problem{
				File: e.File, Line: e.Line, Column: "grupo", Value: e.Group, What: "o processo da inscrição " + e.ID + " é sobre " + p.Case.Group, Remedy: "Um processo por pessoa, sobre uma autodeclaração: escreva o mesmo grupo em todas as linhas dela.",
			})
		}
		p.entries = append(p.entries, e)
	}
	for _, p := range list {
		problems = append(problems, p.impossible()...)
	}
	return list, intake.Refuse(problems)
}

// On is the proceeding as it was known on a day.
func (p *Proceeding) On(today certame.Date) fraud.State {
	var known []fraud.Fact
	for _, e := range p.entries {
		if e.Fact.On <= today {
			known = append(known, e.Fact)
		}
	}
	return fraud.Fold(p.Case, known)
}
