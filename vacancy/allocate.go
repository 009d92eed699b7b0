package vacancy

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// Allocation is the seats of one post: how many of each modality (the open
// competition first) and the label of each seat in order.
type Allocation struct {
	Counts   []int
	Labels   []certame.Modality
	Declared bool // the counts are those of a declared table
	Edital   int  // how many of the labels are seats of the edital; the others opened later
	// Numbers is the number of the seat of each label; nil when they are 1, 2, 3…
	Numbers []int
}

// Allocate gives every post its seats, writes down each count with its article
// and reports what departs from the law. Posts of a pool wider than a post must
// declare their tables: placing the pool's seats among posts is a policy of
// the edital, never of the program.
func Allocate(t *edital.Terms, sink trace.Sink) []Allocation {
	out := make([]Allocation, len(t.Posts))
	for i := range t.Posts {
		out[i] = allocatePost(t, i, sink)
	}
	for _, pool := range Pools(t) {
		recordPool(t, pool, sink)
		checkPool(t, pool, sink)
	}
	checkSplitting(t, sink)
	checkTwins(t, sink)
	return out
}

func allocatePost(t *edital.Terms, post int, sink trace.Sink) Allocation {
	p := &t.Posts[post]
	reportSum(t, p, sink)
	counts := tableOf(p)
	if counts == nil {
		counts = Counts(t.Groups, p.Vacancies)
	}
	if counts[certame.OpenCompetition] < 0 {
		sink.Finding(trace.Finding{
			Code: "vagas.negativas", Severity: trace.Erro, Where: t.Place(p), Blocks: true,
			Basis:  law.Shares.In(t.Regime.ID),
			Params: []trace.Param{trace.P("total", trace.Int(p.Vacancies))},
		})
		counts = append([]int{p.Vacancies}, make([]int, len(t.Groups))...)
	}
	labels := label(t, p, counts, sink)
	seats := Allocation{CountLabels(labels, t.Modalities()), labels, tableOf(p) != nil, len(labels), nil}
	sink.Step(orderStep(t, p, seats))
	return seats
}

// orderStep writes which rule ordered the seats, and how many of each modality
// it ordered.
func orderStep(t *edital.Terms, p *edital.Post, seats Allocation) trace.Step {
	where := t.Place(p)
	step := trace.Step{
		ID: "vacancy/order[" + where + "]", Rule: "R-08", Basis: law.Alternation.In(t.Regime.ID), Subject: where,
		Interpretation: law.I03, DecidedBy: t.DecidedBy("ordem"), Verdict: trace.Applied, Value: trace.Word(string(t.Order)),
	}
	if t.Order == edital.OrderSeries && seats.Declared {
		step.Value = trace.Word(string(edital.OrderMGI)) // the declared counts prevail
	}
	source := "passo:vacancy/round"
	switch {
	case t.Order == edital.OrderList:
		source = "edital:ordem"
	case p.Placed != "":
		source = "passo:vacancy/distribuicao"
	case seats.Declared:
		source = "edital:cargos/" + p.Code + "/quadro"
	case t.WithRole(certame.RoleDisability) != certame.NoModality:
		step.Basis = slices.Concat(step.Basis, law.DisabilityPositions.In(t.Regime.ID))
	}
	for m, n := range seats.Counts {
		step.Inputs = append(step.Inputs, trace.Input{Name: t.Code(certame.Modality(m)), Value: trace.Int(n), Source: source, Decisive: true})
	}
	return step
}

// label applies the edital's rule of order (I-03).
func label(t *edital.Terms, p *edital.Post, counts []int, sink trace.Sink) []certame.Modality {
	switch t.Order {
	case edital.OrderList:
		return listed(t, p, counts, sink)
	case edital.OrderSpread:
		return Spread(t.Groups, counts)
	case edital.OrderSeries:
		if tableOf(p) == nil {
			return series(t, p, counts, sink)
		}
		sink.Finding(trace.Finding{
			Code: "vagas.serie_com_quadro", Severity: trace.Alerta, Where: t.Place(p), Basis: law.Alternation.In(t.Regime.ID),
		})
	}
	return OrderWithCounts(t.Groups, counts, p.Vacancies)
}

func series(t *edital.Terms, p *edital.Post, counts []int, sink trace.Sink) []certame.Modality {
	labels := Series(t.Groups, p.Vacancies)
	for m, n := range CountLabels(labels, t.Modalities()) {
		if m > 0 && n > counts[m] {
			sink.Finding(trace.Finding{
				Code: "vagas.serie_continua", Severity: trace.Alerta, Where: t.Place(p),
				Basis: law.Alternation.In(t.Regime.ID),
				Params: []trace.Param{
					trace.P("grupo", trace.Word(t.Code(certame.Modality(m)))),
					trace.P("serie", trace.Int(n)), trace.P("calculada", trace.Int(counts[m])),
				},
			})
		}
	}
	return labels
}
