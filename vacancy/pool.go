package vacancy

import (
	"certame"
	"certame/edital"
	"certame/trace"
)

// Pool is a set of posts over which the percentages are applied together.
type Pool struct {
	Name  string
	Posts []int
	Total int
}

// Pools lists the pools of the edital, in the order of their first post.
func Pools(t *edital.Terms) []Pool {
	var pools []Pool
	for i := range t.Posts {
		p := &t.Posts[i]
		for p.Pool >= len(pools) {
			pools = append(pools, Pool{Name: poolName(t, p)})
		}
		pool := &pools[p.Pool]
		pool.Posts = append(pool.Posts, i)
		pool.Total += p.Vacancies
	}
	return pools
}

func poolName(t *edital.Terms, p *edital.Post) string {
	switch t.Scope {
	case edital.ScopeNotice:
		return t.Word("edital")
	case edital.ScopeName:
		return t.NamePlace(p.Name)
	}
	if p.Of != "" {
		return t.Word("cargo") + " " + p.Of
	}
	return t.Place(p)
}

// recordPool writes the memory of calculation: threshold, exact share, rounded
// number, and the neighbour that lost.
func recordPool(t *edital.Terms, pool Pool, sink trace.Sink) {
	for _, post := range pool.Posts {
		if t.Posts[post].Placed != "" {
			sink.Step(placedStep(t, &t.Posts[post]))
		}
	}
	for i := range t.Groups {
		g := &t.Groups[i]
		subject := pool.Name + "/" + g.Code
		sink.Step(thresholdStep(t, *g, pool, subject))
		if Reserves(*g, pool.Total) {
			sink.Step(roundStep(t, *g, pool, subject))
		}
	}
}

func thresholdStep(t *edital.Terms, g certame.Group, pool Pool, subject string) trace.Step {
	step := trace.Step{
		ID: "vacancy/threshold[" + subject + "]", Rule: "R-03", Basis: ThresholdBasis(t.Regime.ID, g, pool.Total), Subject: subject,
		Inputs: []trace.Input{
			{Name: "total", Value: trace.Int(pool.Total), Source: "edital:cargos", Decisive: true},
			{Name: "minimo_de_vagas", Value: trace.Int(g.MinVacancies), Source: "parametro:minimo_de_vagas", Decisive: true},
		},
		Verdict: trace.Applied, Value: trace.Word("reserva"),
	}
	if !Reserves(g, pool.Total) {
		step.Verdict, step.Value = trace.NotApplicable, trace.Word("sem_reserva")
	}
	return step
}

func roundStep(t *edital.Terms, g certame.Group, pool Pool, subject string) trace.Step {
	exact := g.Share.Times(pool.Total)
	n := Count(g, pool.Total)
	other := g.Share.Floor(pool.Total)
	if n == other {
		other = g.Share.Ceil(pool.Total)
	}
	step := trace.Step{
		ID: "vacancy/round[" + subject + "]", Rule: "R-04", Basis: RoundingBasis(t.Regime.ID, g, pool.Total), Subject: subject,
		Inputs: []trace.Input{
			{Name: "percentual", Value: trace.Share(g.Share), Source: "edital:grupos", Decisive: true},
			{Name: "total", Value: trace.Int(pool.Total), Source: "edital:cargos", Decisive: true},
			{Name: "exato", Value: trace.Share(exact), Source: "passo:vacancy/threshold[" + subject + "]"},
		},
		Verdict: trace.Applied, Value: trace.Int(n),
	}
	if g.Rounding == certame.CeilCapped {
		step.Rule = "R-06"
	}
	if other != n {
		step.Rejected = []trace.Alternative{{Value: trace.Int(other), Why: "arredondamento", Basis: step.Basis}}
	}
	return step
}
