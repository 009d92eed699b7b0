package report

import (
	"certame/contest"
	"certame/phase"
)

// phasesTable is how many people came to each phase that took place, reached its
// minimum and went on, in every post together; nil without phases. Who they are
// is in fases.csv. The optantes are not told apart: under five, a figure would
// point at a person (S24).
func (v *view) phasesTable() *grid {
	if v.Phases == nil {
		return nil
	}
	g := &grid{
		ID: "t-fases", Caption: "Pessoas em cada fase, somando " + v.word("os cargos"), Corner: "Fase",
		Columns: []string{"Chegaram", "Com a nota mínima", "Seguiram"},
		Note:    "Quem, com que nota e por quê: fases.csv.",
	}
	for f := range v.Terms.Phases {
		if line, held := v.phaseLine(f); held {
			g.Rows = append(g.Rows, counted(v.Terms.Phases[f].Title(), line[:]))
		}
	}
	if len(g.Rows) == 0 {
		return nil
	}
	return g
}

func (v *view) phaseLine(f int) (line [3]int, held bool) {
	for _, p := range v.Posts {
		for at := range p.Phases.Results {
			if result := &p.Phases.Results[at]; result.Phase == f {
				addPhase(&line, p, result, at)
				held = true
			}
		}
	}
	return line, held
}

func addPhase(line *[3]int, p *contest.Post, result *phase.Result, at int) {
	for i, fact := range result.Facts {
		stop := p.Phases.StopAt[i]
		if !fact.Took || (stop >= 0 && stop < at) {
			continue
		}
		line[0]++
		if fact.Minimum {
			line[1]++
		}
		if stop != at {
			line[2]++
		}
	}
}
