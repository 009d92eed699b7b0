package edital

import (
	"certame/law"
	"certame/trace"
)

// recordInterpretations writes down, for every open point that the edital's
// keys settle, which reading is in force and who decided: the edital or the
// default. The program never chooses silently.
func recordInterpretations(t *Terms, sink trace.Sink) {
	for _, c := range t.Choices() {
		record, _ := c.ID.Record()
		step := trace.Step{
			ID: "edital/interpretacao[" + string(c.ID) + "]", Rule: string(c.ID), Basis: record.Provisions,
			Interpretation: c.ID, DecidedBy: t.DecidedBy(c.Key), Subject: "edital",
			Inputs:  []trace.Input{{Name: c.Key, Value: trace.Word(c.Value), Source: t.DecidedBy(c.Key) + ":" + c.Key, Decisive: true}},
			Verdict: trace.Applied, Value: trace.Word(c.Value),
		}
		for _, o := range record.Options {
			if o.Value != c.Value {
				step.Rejected = append(step.Rejected, trace.Alternative{Value: trace.Word(o.Value), Why: "leitura_nao_adotada"})
			}
		}
		sink.Step(step)
	}
}

// Choice is the reading in force of one interpretation.
type Choice struct {
	ID         law.Interpretation
	Key, Value string
}

// Choices lists the readings in force of the points that the keys of the edital
// settle.
func (t *Terms) Choices() []Choice {
	choices := []Choice{
		{law.I01, "arredondamento", string(t.Rounding)},
		{law.I03, "ordem", string(t.Order)},
		{law.I08, "multiplas", pick(t.Multiple.Accumulates, "acumula_pcd", "inclui_pcd")},
		{law.I09, "multiplas", pick(t.Multiple.Relative, "posicao_relativa", "posicao_absoluta")},
		{law.I10, "ac_esgotada", string(t.Exhausted)},
		{law.I11, "compensacao", string(t.Compensate)},
		{law.I14, "multiplas", pick(t.Multiple.Outcome, "por_resultado", "literal")},
	}
	if t.Regime.ID == law.RegimePortariaMD {
		choices = append(choices, Choice{law.I07, "multiplas", equalShares(t.Multiple)})
	}
	return choices
}

// equalShares is the reading of I-07: the ordinance has no rule for equal
// percentages, and until the edital gives one the tie is a pending matter.
func equalShares(m Multiple) string {
	if !m.Position {
		return "pendencia"
	}
	return pick(m.Relative, "posicao_relativa", "posicao_absoluta")
}

func pick(cond bool, yes, no string) string {
	if cond {
		return yes
	}
	return no
}
