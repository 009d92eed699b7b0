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
			Code: "vagas.lista_curta", Severity: trace.Erro, Where: wherePost(p), Blocks: true,
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
				Code: "vagas.lista_difere", Severity: trace.Alerta, Where: wherePost(p),
				Basis: law.Alternation.In(t.Regime.ID),
				Params: []trace.Param{
					trace.P("modalidade", trace.Word(t.Code(certame.Modality(m)))),
					trace.P("lista", trace.Int(n)), trace.P("calculada", trace.Int(counts[m])),
				},
			})
		}
	}
	if inBlocks(labels) {
		sink.Finding(trace.Finding{
			Code: "vagas.ordem_em_blocos", Severity: trace.Alerta, Where: wherePost(p),
			Basis: law.HinderingMeasure.In(t.Regime.ID),
		})
	}
}

// inBlocks reports whether the order calls all of one list before another
// (all optantes first, for instance): each modality stands in a single run,
// though some modality has more than one seat.
func inBlocks(labels []certame.Modality) bool {
	runs := slices.Compact(slices.Clone(labels))
	distinct := slices.Clone(runs)
	slices.Sort(distinct)
	distinct = slices.Compact(distinct)
	return len(distinct) > 1 && len(runs) == len(distinct) && len(labels) > 3
}
