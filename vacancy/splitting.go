package vacancy

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// Splitting is what separate pools do to a group: how many seats the pools give
// it one by one, and how many one pool of them all would.
type Splitting struct {
	Group    certame.Modality
	Separate int
	Joint    int
}

// Split compares, for every group, the totals taken one by one with the totals
// taken together (Lei 15.142/2025, art. 5º, § 1º; Decreto, art. 20, § 1º).
func Split(groups []certame.Group, totals []int) []Splitting {
	sum := 0
	out := make([]Splitting, len(groups))
	for _, n := range totals {
		sum += n
		for i, g := range groups {
			out[i].Separate += Count(g, n)
		}
	}
	for i, g := range groups {
		out[i].Group = certame.Modality(i + 1)
		out[i].Joint = Count(g, sum)
	}
	return out
}

func checkSplitting(t *edital.Terms, sink trace.Sink) {
	pools := Pools(t)
	if len(pools) < 2 {
		return
	}
	totals := make([]int, len(pools))
	for i := range pools {
		totals[i] = pools[i].Total
	}
	for _, s := range Split(t.Groups, totals) {
		if s.Separate >= s.Joint || !IsRacial(t.Group(s.Group).Role) {
			continue
		}
		sink.Finding(trace.Finding{
			Code: "vagas.fracionamento", Severity: trace.Alerta, Where: "edital",
			Basis: law.Splitting.In(t.Regime.ID),
			Params: []trace.Param{
				trace.P("grupo", trace.Word(t.Code(s.Group))), trace.P("separadas", trace.Int(s.Separate)),
				trace.P("reunidas", trace.Int(s.Joint)), trace.P("conjuntos", trace.Int(len(pools))),
			},
		})
	}
}

// checkTwins warns when two posts with the same number of seats declare
// different tables: one reading of the law cannot give both.
func checkTwins(t *edital.Terms, sink trace.Sink) {
	if t.Scope != edital.ScopePost {
		return // the edital itself spreads the seats of a wider pool
	}
	for i := range t.Posts {
		for j := range i {
			a, b := &t.Posts[j], &t.Posts[i]
			if a.Of != "" || b.Of != "" || tableOf(a) == nil || tableOf(b) == nil || a.Vacancies != b.Vacancies || slices.Equal(a.Table, b.Table) {
				continue
			}
			sink.Finding(trace.Finding{
				Code: "vagas.quadros_incoerentes", Severity: trace.Alerta, Where: t.Place(b),
				Basis:  law.RoundsUp.In(t.Regime.ID),
				Params: []trace.Param{trace.P("outro", trace.Word(a.Code)), trace.P("total", trace.Int(b.Vacancies))},
			})
			break
		}
	}
}
