package phase

import (
	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// title names a phase in findings.
func (r *runner) title(f int) trace.Param {
	return trace.P("fase", trace.Word(r.Terms.Phases[f].Title()))
}

// ReportMissing says from which phase on there are no marks yet, which makes the
// result provisional.
func ReportMissing(t *edital.Terms, o *Outcome, where string, sink trace.Sink) {
	sink.Finding(trace.Finding{
		Code: "fases.sem_notas", Severity: trace.Alerta, Where: where, Blocks: true, Basis: law.MinimumScore.In(t.Regime.ID),
		Params: []trace.Param{
			trace.P("fase", trace.Word(t.Phases[o.Missing[0]].Title())), trace.P("faltam", trace.Int(len(o.Missing))),
		},
	})
}

// reportZero: a multiple of no seats keeps nobody; no edital meant that, and the
// barrier is not applied until it says what it meant.
func (r *runner) reportZero(f int, m certame.Modality) {
	r.sink.Finding(trace.Finding{
		Code: "fases.barreira_zero", Severity: trace.Alerta, Where: r.Where, Blocks: true, Basis: []law.Provision{law.EditalRegraCpt},
		Params: []trace.Param{r.title(f), trace.P("modalidade", trace.Word(r.Terms.Code(m)))},
	})
}

// reportTies: an edital that breaks ties at the last place has to separate them.
func (r *runner) reportTies(result *Result) {
	b := r.Terms.Phases[result.Phase].Barrier
	if b == nil || !b.TiesBreak || result.Cut.Kept <= result.Cut.Keep || !result.Cut.Limited {
		return
	}
	r.sink.Finding(trace.Finding{
		Code: "fases.empate_no_corte", Severity: trace.Alerta, Where: r.Where, Blocks: true,
		Basis: []law.Provision{law.Lei10741Art27Par1u, law.CppArt440Cpt},
		Params: []trace.Param{
			r.title(result.Phase), trace.P("lugares", trace.Int(result.Cut.Keep)), trace.P("mantidas", trace.Int(result.Cut.Kept)),
		},
	})
}

// reportLimited says who the number declared by the edital stopped.
func (r *runner) reportLimited(result *Result, allowed []certame.GroupSet) {
	var stopped group
	for i, p := range r.Members {
		fact := &result.Facts[i]
		if fact.Minimum && !fact.Inside && r.Roll.Options[p] != 0 && allowed[i] == 0 && !r.subJudice(p) {
			stopped.add(r.Roll, p)
		}
	}
	if stopped.people == 0 {
		return
	}
	r.sink.Finding(trace.Finding{
		Code: "fases.optantes_detidas", Severity: trace.Alerta, Where: r.Where, Blocks: protects(r.Terms.Regime.ID),
		Basis:  law.OptanteGoesOn.In(r.Terms.Regime.ID),
		Params: append(stopped.params(r.Roll), r.title(result.Phase)),
	})
}

// protects reports whether the law that governs forbids stopping optantes by
// rank.
func protects(regime law.Regime) bool {
	return regime == law.RegimeLei15142 || regime == law.RegimeDec12536 || regime == law.RegimePortariaMD
}

// group counts people and keeps the one with the first registration number, so
// that the example does not depend on the order of the input.
type group struct {
	people int
	first  certame.Person
}

func (g *group) add(r *certame.Roll, p certame.Person) {
	if g.people == 0 || r.IDs.Compare(p, g.first) < 0 {
		g.first = p
	}
	g.people++
}

func (g *group) params(r *certame.Roll) []trace.Param {
	return []trace.Param{
		trace.P("pessoas", trace.Int(g.people)), trace.P("inscricao", trace.Word(string(r.IDs.At(g.first)))),
	}
}
