package contest

import (
	"certame"
	"certame/edital"
	"certame/law"
	"certame/phase"
	"certame/trace"
)

// recordWeights writes the weights of a post that has its own: the same marks give
// another final mark there.
func (c *Contest) recordWeights(post int, to trace.Sink) {
	p := &c.Terms.Posts[post]
	if p.Phases == nil {
		return
	}
	step := trace.Step{
		ID: "phase/weights[" + c.Terms.Place(p) + "]", Rule: "R-13", Subject: c.Terms.Place(p),
		Basis: []law.Provision{law.EditalRegraCpt}, Verdict: trace.Applied, Value: trace.Word("pesos"),
	}
	weight := func(code string, w int64) {
		step.Inputs = append(step.Inputs, trace.Input{Name: code, Value: trace.Int(int(w)), Source: "edital:cargos/" + p.Code + "/pesos", Decisive: true})
	}
	for i := range p.Phases {
		f := &p.Phases[i]
		if !f.Eliminatory {
			weight(f.Code, f.Weight)
		}
		for j := range f.Components {
			weight(f.Code+"_"+f.Components[j].Code, f.Components[j].Weight)
		}
	}
	to.Step(step)
}

// account shows how the final mark was made at a post with weights of its own.
func (e *explainer) account() {
	own := e.o.Terms.Posts[e.p.Index].Phases
	final := e.o.Roll.Score[e.person]
	if own == nil || final == certame.NoScore || e.p.Phases.Final == nil {
		return
	}
	params := []trace.Param{e.postCode(), trace.P("final", trace.Mark(final))}
	for i := range own {
		mark := phase.Total(e.o.informed, &own[i], e.person)
		if own[i].Eliminatory || mark == certame.NoScore { // a phase to come counts nothing yet
			continue
		}
		params = append(params, trace.P("peso", trace.Int(int(own[i].Weight))), trace.P("fase", trace.Word(own[i].Title())), trace.P("nota", trace.Mark(mark)))
		params = append(params, e.tests(&own[i])...)
	}
	e.say("conta_da_nota", []law.Provision{law.EditalRegraCpt}, params...)
}

func (e *explainer) tests(f *edital.Phase) (params []trace.Param) {
	for i := range f.Components {
		c := &f.Components[i]
		params = append(params, trace.P("peso_da_prova", trace.Int(int(c.Weight))), trace.P("prova", trace.Word(c.Code)),
			trace.P("nota_da_prova", trace.Mark(e.o.informed.Component(c.Column)[e.person])))
	}
	return params
}
