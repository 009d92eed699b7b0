package vacancy

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// checkPool reports what the numbers of a pool deserve: an explicit list, each
// check with its rule and article.
func checkPool(t *edital.Terms, pool Pool, sink trace.Sink) {
	if t.Regime.ID != law.RegimeOwn {
		checkThirtyPercent(t, pool, sink)
		checkUnreached(t, pool, sink)
	}
	alone := len(pool.Posts) == 1 // a pool of one post needs no placing
	for _, post := range pool.Posts {
		if tableOf(&t.Posts[post]) != nil && alone && t.Order != edital.OrderList {
			checkDeclared(t, pool, declaredSum(t, pool), t.Place(&t.Posts[post]), sink)
		}
		checkSingle(t, post, sink)
	}
	if !alone {
		checkWidePool(t, pool, sink)
	}
}

// checkThirtyPercent is I-01: the parts rounded one by one against the total.
func checkThirtyPercent(t *edital.Terms, pool Pool, sink trace.Sink) {
	total, ok := t.Regime.ID.Value(law.TotalReserved)
	if !ok || total.Share().IsZero() {
		return
	}
	parts, groups := racial(t, Counts(t.Groups, pool.Total))
	whole := total.Share().HalfUp(pool.Total)
	if groups < 2 || parts == whole || t.Rounding == edital.RoundTotal || racialShare(t).Cmp(total.Share()) != 0 {
		return
	}
	sink.Finding(trace.Finding{
		Code: "vagas.trinta_por_cento", Severity: trace.Alerta, Where: pool.Name,
		Basis: slices.Concat(law.RoundsUp.In(t.Regime.ID), total.Basis),
		Params: []trace.Param{
			trace.P("total", trace.Int(pool.Total)), trace.P("partes", trace.Int(parts)),
			trace.P("conjunto", trace.Int(whole)), trace.P("percentual", trace.Share(total.Share())),
		},
	})
}

// racialShare is the sum of the percentages of the groups of the law.
func racialShare(t *edital.Terms) (sum certame.Ratio) {
	for _, g := range t.Groups {
		if IsRacial(g.Role) {
			sum = sum.Add(g.Share)
		}
	}
	return sum
}

// racial sums the seats of the groups of the law, and counts those groups.
func racial(t *edital.Terms, counts []int) (seats, groups int) {
	for i := range t.Groups {
		if IsRacial(t.Groups[i].Role) {
			seats += counts[i+1]
			groups++
		}
	}
	return seats, groups
}

// IsRacial reports whether the role is one of the groups of Lei 15.142/2025.
func IsRacial(role certame.Role) bool {
	return role >= certame.RolePretaParda && role <= certame.RoleJoint
}

// checkUnreached is I-02: a group that gets nothing in so small a pool.
func checkUnreached(t *edital.Terms, pool Pool, sink trace.Sink) {
	declared := declaredSum(t, pool)
	for i, g := range t.Groups {
		if !IsRacial(g.Role) || pool.Total < 2 || Count(g, pool.Total) > 0 || declared[i+1] > 0 {
			continue
		}
		sink.Finding(trace.Finding{
			Code: "vagas.grupo_sem_vaga", Severity: trace.Nota, Where: pool.Name,
			Basis: law.WiderPool.In(t.Regime.ID),
			Params: []trace.Param{
				trace.P("grupo", trace.Word(g.Code)), trace.P("total", trace.Int(pool.Total)),
				trace.P("primeira", trace.Int(Position(g, 1))),
			},
		})
	}
}

// checkSingle warns of a reserve on the only vacancy of a post.
func checkSingle(t *edital.Terms, post int, sink trace.Sink) {
	p := &t.Posts[post]
	if p.Vacancies != 1 || tableOf(p) == nil || p.Table[certame.OpenCompetition] == 1 {
		return
	}
	sink.Finding(trace.Finding{
		Code: "vagas.vaga_unica_reservada", Severity: trace.Alerta, Where: t.Place(p), Blocks: t.Rationale == "",
		Basis: []law.Provision{law.Stjinf875TeseCpt},
	})
}
