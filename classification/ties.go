package classification

import (
	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// reportTies is the end of R-18: a tie that survives the edital's list blocks
// definitive publication. One finding a post, with the first tie as example.
func reportTies(t *edital.Terms, r *certame.Roll, l *Lists, where string, sink trace.Sink) {
	if len(l.Ties) == 0 {
		return
	}
	people := 0
	for _, tie := range l.Ties {
		people += tie.Last - tie.First + 1
	}
	first := l.Ties[0]
	sink.Finding(trace.Finding{
		Code: "classificacao.empate", Severity: trace.Alerta, Where: where, Blocks: true,
		Basis: []law.Provision{law.Lei10741Art27Par1u, law.CppArt440Cpt},
		Params: []trace.Param{
			trace.P("empates", trace.Int(len(l.Ties))), trace.P("pessoas", trace.Int(people)),
			trace.P("posicao", trace.Int(first.First+1)),
			trace.P("inscricao", trace.Word(string(r.IDs.At(l.Order[first.First])))),
			trace.P("outra", trace.Word(string(r.IDs.At(l.Order[first.First+1])))),
		},
	})
	for _, tb := range t.TieBreaks {
		if reader(t, r, tb) == nil {
			sink.Finding(trace.Finding{
				Code: "classificacao.criterio_sem_dado", Severity: trace.Alerta, Where: where,
				Basis:  []law.Provision{law.Lei10741Art27Par1u},
				Params: []trace.Param{trace.P("criterio", trace.Word(tieName(tb)))},
			})
		}
	}
}

func tieName(tb edital.TieBreak) string {
	if tb.Rule == edital.TieComponent {
		return tb.Component
	}
	return string(tb.Rule)
}

// Separates says which criterion put a before b: the index into the edital's
// list, -1 for the mark itself, or ok false when nothing separates them.
func Separates(t *edital.Terms, r *certame.Roll, a, b certame.Person) (rule edital.TieBreak, byMark, ok bool) {
	for i, c := range criteria(t, r) {
		if c.read(a) != c.read(b) {
			return c.rule, i == 0, true
		}
	}
	return edital.TieBreak{}, false, false
}
