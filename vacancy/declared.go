package vacancy

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// declaredSum adds the declared tables of a pool by modality.
func declaredSum(t *edital.Terms, pool Pool) []int {
	sum := make([]int, t.Modalities())
	for _, post := range pool.Posts {
		for m, n := range tableOf(&t.Posts[post]) {
			sum[m] += n
		}
	}
	return sum
}

// tableOf is the declared table of a post, when it adds up to its total.
func tableOf(p *edital.Post) []int {
	if p.Table == nil || sumOf(p.Table) != p.Vacancies {
		return nil
	}
	return p.Table
}

func sumOf(table []int) (sum int) {
	for _, n := range table {
		sum += n
	}
	return sum
}

// reportSum is R-07: a table whose parts do not add up to the total is an error,
// and the count of the total is used instead. When the parts are exactly those
// of another total, the finding says which: a board once announced 1,110 seats
// with the table of 1,100.
func reportSum(t *edital.Terms, p *edital.Post, sink trace.Sink) {
	if p.Table == nil || tableOf(p) != nil {
		return
	}
	sum := sumOf(p.Table)
	code := "vagas.quadro_soma"
	if slices.Equal(p.Table, Counts(t.Groups, sum)) {
		code = "vagas.quadro_de_outro_total"
	}
	sink.Finding(trace.Finding{
		Code: code, Severity: trace.Erro, Where: t.Place(p), Blocks: true, Basis: law.Shares.In(t.Regime.ID),
		Params: []trace.Param{trace.P("soma", trace.Int(sum)), trace.P("total", trace.Int(p.Vacancies))},
	})
}

// checkDeclared is R-07: a declared table is accepted; each departure from
// is reported with both numbers.
func checkDeclared(t *edital.Terms, pool Pool, declared []int, where string, sink trace.Sink) {
	computed := Counts(t.Groups, pool.Total)
	if t.Rounding == edital.RoundTotal {
		checkRoundedTotal(t, pool, declared, where, sink)
		checkDisabilityCap(t, pool, declared, where, sink)
		return
	}
	for m := 1; m < len(computed); m++ {
		if declared[m] != computed[m] {
			sink.Finding(differs(t, certame.Modality(m), declared[m], computed[m], pool, where))
		}
	}
	checkBelow(t, pool, declared, computed, where, sink)
	checkDisabilityCap(t, pool, declared, where, sink)
}

// checkRoundedTotal is I-01, "total": the groups of the law together have the
// whole share rounded once; the table says which of them takes the difference.
func checkRoundedTotal(t *edital.Terms, pool Pool, declared []int, where string, sink trace.Sink) {
	total, federal := t.Regime.ID.Value(law.TotalReserved)
	have, _ := racial(t, declared)
	if !federal || have == total.Share().HalfUp(pool.Total) {
		return
	}
	sink.Finding(trace.Finding{
		Code: "vagas.quadro_difere_do_total", Severity: trace.Erro, Where: where, Blocks: true, Basis: total.Basis,
		Params: []trace.Param{
			trace.P("declarada", trace.Int(have)), trace.P("devida", trace.Int(total.Share().HalfUp(pool.Total))),
			trace.P("total", trace.Int(pool.Total)), trace.P("percentual", trace.Share(total.Share())),
		},
	})
}

func differs(t *edital.Terms, m certame.Modality, declared, computed int, pool Pool, where string) trace.Finding {
	g := t.Group(m)
	return trace.Finding{
		Code: "vagas.quadro_difere", Severity: trace.Alerta, Where: where,
		Basis: RoundingBasis(t.Regime.ID, *g, pool.Total),
		Params: []trace.Param{
			trace.P("grupo", trace.Word(g.Code)), trace.P("declarada", trace.Int(declared)),
			trace.P("calculada", trace.Int(computed)), trace.P("exato", trace.Share(g.Share.Times(pool.Total))),
		},
	}
}

// checkBelow refuses a declared reserve below the law in its sum. A sum that is
// only the fraction dropped (16 of 83 at 20 %, where the law gives 17) stays
// the warning of checkDeclared: nothing but the rounding is in dispute. Below
// that, the share itself is short (2 of 55 at 20 %), and so is no reserve at all.
func checkBelow(t *edital.Terms, pool Pool, declared, computed []int, where string, sink trace.Sink) {
	total, federal := t.Regime.ID.Value(law.TotalReserved)
	have, _ := racial(t, declared)
	owed, _ := racial(t, computed)
	if !federal || have >= owed || have > 0 && have >= total.Share().Floor(pool.Total) {
		return
	}
	severity := trace.Erro
	if t.Rationale != "" {
		severity = trace.Alerta
	}
	sink.Finding(trace.Finding{
		Code: "vagas.quadro_abaixo_da_lei", Severity: severity, Where: where, Basis: total.Basis,
		Params: []trace.Param{
			trace.P("declarada", trace.Int(have)), trace.P("devida", trace.Int(owed)),
			trace.P("total", trace.Int(pool.Total)), trace.P("percentual", trace.Share(total.Share())),
		},
	})
}

// checkDisabilityCap warns of more than the ceiling for pessoas com deficiência.
func checkDisabilityCap(t *edital.Terms, pool Pool, declared []int, where string, sink trace.Sink) {
	m := t.WithRole(certame.RoleDisability)
	if m == certame.NoModality || t.Group(m).Cap.IsZero() || t.Regime.ID == law.RegimeOwn {
		return
	}
	limit := t.Group(m).Cap.Floor(pool.Total)
	if declared[m] <= limit {
		return
	}
	sink.Finding(trace.Finding{
		Code: "vagas.pcd_acima_do_teto", Severity: trace.Alerta, Where: where,
		Basis:  []law.Provision{law.Lei8112Art5Par2},
		Params: []trace.Param{trace.P("declarada", trace.Int(declared[m])), trace.P("limite", trace.Int(limit)), trace.P("total", trace.Int(pool.Total))},
	})
}

// checkWidePool compares the sum of the declared tables with the pool's own
// count, and asks for a table where one is missing (R-45, "declarada").
func checkWidePool(t *edital.Terms, pool Pool, sink trace.Sink) {
	if Places(t, pool) && !placed(t, pool) {
		sink.Finding(unplaced(t, pool))
		return
	}
	if Places(t, pool) {
		checkIgnoredTables(t, pool, sink)
	}
	for _, post := range pool.Posts {
		if p := &t.Posts[post]; tableOf(p) == nil {
			sink.Finding(trace.Finding{
				Code: "vagas.politica_de_distribuicao", Severity: trace.Erro, Where: t.Place(p), Blocks: true,
				Basis:  law.WiderPool.In(t.Regime.ID),
				Params: []trace.Param{trace.P("escopo", trace.Word(string(t.Scope)))},
			})
			return
		}
	}
	checkDeclared(t, pool, declaredSum(t, pool), pool.Name, sink)
}

// placed reports whether the policy of the edital has made the tables.
func placed(t *edital.Terms, pool Pool) bool { return t.Posts[pool.Posts[0]].Placed != "" }

// unplaced says what the tables wait for: the marks, which is as it should be, or
// a draw, which should have been held before the edital.
func unplaced(t *edital.Terms, pool Pool) trace.Finding {
	f := trace.Finding{Code: "vagas.distribuicao_apos_notas", Severity: trace.Nota, Where: pool.Name, Basis: law.WiderPool.In(t.Regime.ID)}
	if t.Placing == edital.DistributionDraw {
		f.Code, f.Severity, f.Blocks = "vagas.sorteio_nao_realizado", trace.Erro, true
		f.Params = []trace.Param{trace.P("pasta", trace.Word(t.DrawFolder))}
	}
	if t.Preference && t.Placing == edital.DistributionMarks {
		f.Code, f.Severity, f.Blocks = "vagas.distribuicao_com_preferencias", trace.Erro, true
	}
	return f
}

// checkIgnoredTables: the edital declares tables and also a policy that makes
// others.
func checkIgnoredTables(t *edital.Terms, pool Pool, sink trace.Sink) {
	for _, post := range pool.Posts {
		if t.Declared.Posts[post].Table != nil {
			sink.Finding(trace.Finding{
				Code: "vagas.quadro_e_distribuicao", Severity: trace.Alerta, Where: t.Place(&t.Posts[post]), Blocks: t.Rationale == "",
				Basis:  law.WiderPool.In(t.Regime.ID),
				Params: []trace.Param{trace.P("politica", trace.Word(string(t.Placing)))},
			})
			return
		}
	}
}
