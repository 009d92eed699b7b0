package contest

import (
	"certame"
	"certame/edital"
	"certame/trace"
)

// checkReplacement: the spreadsheet says who left and not when, and in the Forces
// the seat of who left after the matrícula finds nobody (I-38). Somebody has to
// look at the dates before the next is called.
func (c *Contest) checkReplacement(p *Post, where string, sink trace.Sink) {
	until, ends := c.Terms.LastReplacement()
	if !ends {
		return
	}
	left, first := 0, certame.Nobody
	for _, person := range p.Lists.Members {
		if !leaves(c.Roll.State[person]) {
			continue
		}
		if left++; first == certame.Nobody || c.Roll.IDs.Compare(person, first) < 0 {
			first = person
		}
	}
	if left == 0 {
		return
	}
	sink.Finding(trace.Finding{
		Code: "vagas.reposicao_ate_a_matricula", Severity: trace.Alerta, Where: where, Basis: edital.ReplacementBasis(),
		Params: []trace.Param{
			trace.P("pessoas", trace.Int(left)), trace.P("inscricao", trace.Word(string(c.Roll.IDs.At(first)))), trace.P("data", trace.Day(until)),
		},
	})
}

// leaves reports whether a state is of who leaves a seat behind: the others never
// reached one.
func leaves(s certame.State) bool {
	return s == certame.StateWithdrawn || s == certame.StateVoided || s == certame.StateDeceased || s == certame.StateFraud
}
