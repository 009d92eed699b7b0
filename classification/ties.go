package classification

import (
	"certame"
	"certame/edital"
	"certame/law"
	"certame/tiebreak"
	"certame/trace"
)

// reportTies is the end of R-18: a tie that survives the edital's list blocks
// definitive publication. One finding a post, with the first tie as example.
func reportTies(t *edital.Terms, r *certame.Roll, l *Lists, where string, sink trace.Sink) {
	reportMissingColumns(t, r, l, where, sink)
	if len(l.Ties) == 0 {
		return
	}
	people := 0
	for _, tie := range l.Ties {
		people += tie.Last - tie.First + 1
	}
	first := l.Ties[0]
	sink.Finding(trace.Finding{
		Code: "classificacao.empate", Severity: trace.Alerta, Where: where, Blocks: true, Basis: tieBasis,
		Params: []trace.Param{
			trace.P("empates", trace.Int(len(l.Ties))), trace.P("pessoas", trace.Int(people)),
			trace.P("posicao", trace.Int(first.First+1)),
			trace.P("inscricao", trace.Word(string(r.IDs.At(l.Order[first.First])))),
			trace.P("outra", trace.Word(string(r.IDs.At(l.Order[first.First+1])))),
		},
	})
}

var tieBasis = []law.Provision{law.Lei10741Art27Par1u, law.CppArt440Cpt}

// reportMissingColumns: a criterion of the edital for which the file has no
// column, when some tie reached it. The next criterion decided in its place,
// and nobody asked for that.
func reportMissingColumns(t *edital.Terms, r *certame.Roll, l *Lists, where string, sink trace.Sink) {
	list := ranking(t, r)
	for _, tb := range t.TieBreaks {
		if read := tiebreak.Reader(t, r, tb); read != nil {
			list = append(list, criterion{Rule: tb, Read: read})
			continue
		}
		if !anyEqual(list, l.Order) {
			return // nobody is tied here, nor further down
		}
		sink.Finding(missingColumn(tb, where))
	}
}

// missingColumn blocks, except for jurado: without the column nobody proved jury
// service, which is what is usual.
func missingColumn(tb edital.TieBreak, where string) trace.Finding {
	f := trace.Finding{
		Code: "classificacao.criterio_sem_dado", Severity: trace.Alerta, Where: where, Blocks: true, Basis: tieBasis,
		Params: []trace.Param{trace.P("criterio", trace.Word(tieName(tb)))},
	}
	if tb.Rule == edital.TieJuror {
		f.Severity, f.Blocks = trace.Nota, false
	}
	return f
}

// anyEqual reports whether two neighbours are equal under every criterion.
func anyEqual(list []criterion, order []certame.Person) bool {
	for i := 1; i < len(order); i++ {
		if compareBy(list, order[i-1], order[i]) == 0 {
			return true
		}
	}
	return false
}

func tieName(tb edital.TieBreak) string {
	if tb.Rule == edital.TieComponent {
		return tb.Component
	}
	return string(tb.Rule)
}

// Separates says which criterion put a before b, or that it was the mark; ok is
// false when nothing separates them.
func Separates(t *edital.Terms, r *certame.Roll, a, b certame.Person) (rule edital.TieBreak, byMark, ok bool) {
	for _, c := range criteria(t, r) {
		if c.Read(a) != c.Read(b) {
			return c.Rule, c.Rule == edital.TieBreak{}, true
		}
	}
	return edital.TieBreak{}, false, false
}
