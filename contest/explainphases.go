package contest

import (
	"certame"
	"certame/classification"
	"certame/law"
	"certame/phase"
	"certame/trace"
)

// StopOf is where and why a member of the post stopped in the phases; ok is false
// for who stands where she stands for another reason.
func (p *Post) StopOf(member int) (result *phase.Result, stop certame.Stop, ok bool) {
	if p.Phases == nil || p.Phases.StopAt[member] < 0 {
		return nil, certame.NotStopped, false
	}
	switch p.Lists.Standing[member] {
	case classification.Unassessed, classification.BelowMinimum, classification.PastCut, classification.PastNumber, classification.OptionLost:
		return &p.Phases.Results[p.Phases.StopAt[member]], p.Phases.Stops[member], true
	}
	return nil, certame.NotStopped, false
}

// stopped explains where a person stopped in the phases, with the minimum and
// the cut of that phase.
func (e *explainer) stopped(member int) bool {
	result, stop, ok := e.p.StopOf(member)
	if !ok {
		return false
	}
	declared := &e.o.Terms.PhasesAt(int(e.p.Index))[result.Phase]
	title := trace.P("fase", trace.Word(declared.Title()))
	e.say("parou_na_fase", phase.StopBasis(stop, e.regime), e.postCode(), title,
		trace.P("inscricao", trace.Word(string(e.o.Roll.IDs.At(e.person)))),
		trace.P("nota", trace.Mark(result.Facts[member].Mark)), trace.P("parada", trace.Int(int(stop))))
	if declared.Minimum != certame.NoScore {
		e.say("fase_minimo", law.MinimumScore.In(e.regime), title, trace.P("minimo", trace.Mark(declared.Minimum)))
	}
	if result.Cut.Limited {
		e.say("fase_corte", []law.Provision{law.EditalRegraCpt}, title,
			trace.P("lugares", trace.Int(result.Cut.Keep)), trace.P("corte", trace.Mark(result.Cut.Last)))
	}
	return true
}

// phases says, for a person on the lists, by which right she passed the phases.
func (e *explainer) phases() {
	if e.p.Phases == nil || len(e.p.Phases.Results) == 0 {
		return
	}
	var marks []trace.Param
	for i := range e.p.Phases.Results {
		result := &e.p.Phases.Results[i]
		fact := &result.Facts[e.member]
		title, mark := trace.P("fase", trace.Word(e.o.PhaseTitle(result))), trace.P("nota", trace.Mark(fact.Mark))
		switch fact.Way {
		case phase.WayOption:
			e.say("fase_pela_reserva", law.OptanteGoesOn.In(e.regime), title, mark)
			return
		case phase.WayOrder:
			e.say("fase_por_ordem", []law.Provision{law.EditalRegraCpt}, title)
			return
		}
		marks = append(marks, title, mark)
	}
	e.say("fases_na_ampla", law.PhaseLists.In(e.regime), marks...)
}
