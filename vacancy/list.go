package vacancy

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// listed takes the order the edital writes position by position (I-03,
// "lista"). Departures from the counts and from alternation are reported; the
// edital's text is followed.
func listed(t *edital.Terms, p *edital.Post, counts []int, sink trace.Sink) []certame.Modality {
	if len(t.Labels) < p.Vacancies {
		sink.Finding(trace.Finding{
			Code: "vagas.lista_curta", Severity: trace.Erro, Where: t.Place(p), Blocks: true,
			Basis:  law.Alternation.In(t.Regime.ID),
			Params: []trace.Param{trace.P("posicoes", trace.Int(len(t.Labels))), trace.P("total", trace.Int(p.Vacancies))},
		})
		return OrderWithCounts(t.Groups, counts, p.Vacancies)
	}
	labels := make([]certame.Modality, p.Vacancies)
	for i := range labels {
		labels[i], _ = t.Modality(t.Labels[i])
	}
	checkListed(t, p, labels, counts, sink)
	return labels
}

func checkListed(t *edital.Terms, p *edital.Post, labels []certame.Modality, counts []int, sink trace.Sink) {
	for m, n := range CountLabels(labels, t.Modalities()) {
		if n != counts[m] {
			sink.Finding(trace.Finding{
				Code: "vagas.lista_difere", Severity: trace.Alerta, Where: t.Place(p),
				Basis: law.Alternation.In(t.Regime.ID),
				Params: []trace.Param{
					trace.P("modalidade", trace.Word(t.Code(certame.Modality(m)))),
					trace.P("lista", trace.Int(n)), trace.P("calculada", trace.Int(counts[m])),
				},
			})
		}
	}
	if t.Scope == edital.ScopePost {
		pool := Pool{Name: t.Place(p), Total: p.Vacancies}
		checkBelow(t, pool, CountLabels(labels, t.Modalities()), Counts(t.Groups, p.Vacancies), t.Place(p), sink)
	}
	if inBlocks(labels) {
		sink.Finding(trace.Finding{
			Code: "vagas.ordem_em_blocos", Severity: trace.Alerta, Where: t.Place(p),
			Basis: law.HinderingMeasure.In(t.Regime.ID),
		})
	}
}

// inBlocks reports whether the order calls all of one list before another: a
// group with two seats or more stands whole before the first open seat or after
// the last one.
func inBlocks(labels []certame.Modality) bool {
	first := slices.Index(labels, certame.OpenCompetition)
	if first < 0 {
		return false
	}
	last := len(labels) - 1
	for labels[last] != certame.OpenCompetition {
		last--
	}
	for _, m := range labels {
		if m == certame.OpenCompetition || countOf(labels, m) < 2 {
			continue
		}
		if n := countOf(labels, m); countOf(labels[:first], m) == n || countOf(labels[last:], m) == n {
			return true
		}
	}
	return false
}
