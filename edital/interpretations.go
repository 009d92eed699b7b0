package edital

import (
	"certame/law"
	"certame/trace"
)

// recordInterpretations writes down, for every open point that the edital's
// keys settle, which reading is in force and who decided: the edital or the
// default. The program never chooses silently.
func recordInterpretations(t *Terms, sink trace.Sink) {
	for _, c := range choices(t) {
		record, _ := c.id.Record()
		step := trace.Step{
			ID: "edital/interpretacao[" + string(c.id) + "]", Rule: string(c.id), Basis: record.Provisions,
			Interpretation: c.id, DecidedBy: t.DecidedBy(c.key), Subject: "edital",
			Inputs:  []trace.Input{{Name: c.key, Value: trace.Word(c.value), Source: t.DecidedBy(c.key) + ":" + c.key, Decisive: true}},
			Verdict: trace.Applied, Value: trace.Word(c.value),
		}
		for _, o := range record.Options {
			if o.Value != c.value {
				step.Rejected = append(step.Rejected, trace.Alternative{Value: trace.Word(o.Value), Why: "leitura_nao_adotada"})
			}
		}
		sink.Step(step)
	}
}

type choice struct {
	id         law.Interpretation
	key, value string
}

func choices(t *Terms) []choice {
	return []choice{
		{law.I01, "arredondamento", string(t.Rounding)},
		{law.I03, "ordem", string(t.Order)},
		{law.I08, "multiplas", pick(t.Multiple.Accumulates, "acumula_pcd", "inclui_pcd")},
		{law.I09, "multiplas", pick(t.Multiple.Relative, "posicao_relativa", "posicao_absoluta")},
		{law.I10, "ac_esgotada", string(t.Exhausted)},
		{law.I11, "compensacao", string(t.Compensate)},
		{law.I14, "multiplas", pick(t.Multiple.Outcome, "por_resultado", "literal")},
	}
}

func pick(cond bool, yes, no string) string {
	if cond {
		return yes
	}
	return no
}
