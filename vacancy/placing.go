package vacancy

import (
	"slices"
	"strconv"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// Places reports whether a policy of the edital, and not its tables, says in which
// posts of the pool the reserved seats stand.
func Places(t *edital.Terms, pool Pool) bool {
	return len(pool.Posts) > 1 && t.Placing != edital.DistributionDeclared
}

// With is the terms with the tables that a policy made for the posts of a pool.
func With(t *edital.Terms, policy edital.Distribution, pool Pool, tables [][]int) *edital.Terms {
	out := *t
	out.Posts = slices.Clone(t.Posts)
	for i, post := range pool.Posts {
		out.Posts[post].Table, out.Posts[post].Placed = tables[i], policy
	}
	return &out
}

// Ticket names one seat of a post in a draw.
func Ticket(t *edital.Terms, post, seat int) string {
	return t.Place(&t.Posts[post]) + ", vaga " + strconv.Itoa(seat)
}

// Tickets lists every seat of the pools wider than a post, in the order of the
// edital: what is drawn.
func Tickets(t *edital.Terms) (out []string) {
	for _, pool := range Pools(t) {
		if len(pool.Posts) < 2 {
			continue
		}
		for _, post := range pool.Posts {
			for seat := range t.Posts[post].Vacancies {
				out = append(out, Ticket(t, post, seat+1))
			}
		}
	}
	return out
}

// PlaceDrawn places the seats of a pool by a draw of all of them: the first drawn
// are reserved, group by group in the order of placement of R-08 (pessoas com
// deficiência, then by falling percentage), and the rest is open. order is the
// tickets as drawn, those of other pools among them.
func PlaceDrawn(t *edital.Terms, pool Pool, order []string) (tables [][]int, ok bool) {
	owner := map[string]int{}
	tables = emptyTables(t, pool)
	for i, post := range pool.Posts {
		for seat := range t.Posts[post].Vacancies {
			owner[Ticket(t, post, seat+1)] = i
		}
	}
	labels := placingOrder(t, Counts(t.Groups, pool.Total))
	for _, ticket := range order {
		i, mine := owner[ticket]
		if !mine || len(labels) == 0 {
			continue
		}
		delete(owner, ticket) // a ticket counts once
		tables[i][labels[0]]++
		labels = labels[1:]
	}
	return tables, len(labels) == 0
}

// placingOrder is the modality of each seat, as the draw hands them out.
func placingOrder(t *edital.Terms, counts []int) (labels []certame.Modality) {
	for _, m := range append(t.Collision(), certame.OpenCompetition) {
		for range counts[m] {
			labels = append(labels, m)
		}
	}
	return labels
}

func emptyTables(t *edital.Terms, pool Pool) [][]int {
	tables := make([][]int, len(pool.Posts))
	for i := range tables {
		tables[i] = make([]int, t.Modalities())
	}
	return tables
}

// placedStep writes what the policy of the edital gave a post.
func placedStep(t *edital.Terms, p *edital.Post) trace.Step {
	where := t.Place(p)
	step := trace.Step{
		ID: "vacancy/distribuicao[" + where + "]", Rule: "R-45", Basis: law.WiderPool.In(t.Regime.ID), Subject: where,
		Interpretation: law.I45, DecidedBy: t.DecidedBy("distribuicao"), Verdict: trace.Applied, Value: trace.Word(string(p.Placed)),
	}
	source := map[edital.Distribution]string{edital.DistributionMarks: "candidatos", edital.DistributionDraw: "sorteio"}[p.Placed]
	for m, n := range p.Table {
		step.Inputs = append(step.Inputs, trace.Input{Name: t.Code(certame.Modality(m)), Value: trace.Int(n), Source: source, Decisive: true})
	}
	return step
}
