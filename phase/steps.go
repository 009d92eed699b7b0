package phase

import (
	"slices"

	"certame"
	"certame/law"
	"certame/trace"
)

// record writes the steps of one phase at one post: how many reached the
// minimum, where the cut fell, how many went on only by the option, and how many
// stand on both lists.
func (r *runner) record(result *Result) {
	phase := &r.Terms.Phases[result.Phase]
	subject := r.Where + "/fase " + phase.Code
	n := r.count(result)
	r.sink.Step(trace.Step{
		ID: "phase/minimum[" + subject + "]", Rule: "R-13", Subject: subject, Basis: law.MinimumScore.In(r.Terms.Regime.ID),
		Inputs: []trace.Input{
			{Name: "em_disputa", Value: trace.Int(n.took), Source: "passo:phase"},
			{Name: "com_nota", Value: trace.Int(n.marked), Source: "candidatos"},
			{Name: "minimo", Value: trace.Mark(phase.Minimum), Source: "edital:fases", Decisive: true},
		},
		Verdict: trace.Applied, Value: trace.Int(n.minimum),
	})
	if phase.Barrier != nil {
		r.recordCut(result, subject, n)
	}
	r.sink.Step(trace.Step{
		ID: "phase/lists[" + subject + "]", Rule: "R-15", Subject: subject, Basis: law.PhaseLists.In(r.Terms.Regime.ID),
		Inputs:  []trace.Input{{Name: "na_ampla", Value: trace.Int(n.open), Source: "passo:phase"}, {Name: "so_pela_reserva", Value: trace.Int(n.option), Source: "passo:phase"}},
		Verdict: trace.Applied, Value: trace.Int(n.both),
	})
}

func (r *runner) recordCut(result *Result, subject string, n tally) {
	step := trace.Step{
		ID: "phase/barrier[" + subject + "]", Rule: "R-13", Subject: subject,
		Basis:          slices.Concat([]law.Provision{law.EditalRegraCpt}, law.AlsoInOpen.In(r.Terms.Regime.ID)),
		Interpretation: law.I32, DecidedBy: r.Terms.DecidedBy("fases.barreira.nota"),
		Inputs:  []trace.Input{{Name: "manter", Value: trace.Int(result.Cut.Keep), Source: "edital:fases", Decisive: true}},
		Verdict: trace.Applied, Value: trace.Int(n.inside),
	}
	if result.Cut.Limited {
		step.Inputs = append(step.Inputs, trace.Input{Name: "nota_do_corte", Value: trace.Mark(result.Cut.Last), Source: "passo:phase", Decisive: true})
	}
	r.sink.Step(step)
	r.sink.Step(trace.Step{
		ID: "phase/optantes[" + subject + "]", Rule: "R-14", Subject: subject, Basis: law.OptanteGoesOn.In(r.Terms.Regime.ID),
		Interpretation: law.I35, DecidedBy: r.Terms.DecidedBy("fases.barreira.optantes"),
		Inputs:  []trace.Input{{Name: "optantes_com_o_minimo", Value: trace.Int(n.optantes), Source: "passo:phase", Decisive: true}},
		Verdict: trace.Applied, Value: trace.Int(n.option),
	})
}

// tally counts the people of a phase.
type tally struct{ took, marked, minimum, inside, open, option, both, optantes int }

func (r *runner) count(result *Result) (n tally) {
	for i, p := range r.Members {
		fact := &result.Facts[i]
		n.took += one(fact.Took)
		n.marked += one(fact.Took && fact.Mark != certame.NoScore)
		n.minimum += one(fact.Minimum)
		n.inside += one(fact.Inside)
		n.open += one(fact.Way == WayOpen)
		n.option += one(fact.Way == WayOption)
		n.optantes += one(fact.Minimum && r.claims(p) != 0)
		n.both += one(fact.Way == WayOpen && r.claims(p) != 0)
	}
	return n
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
