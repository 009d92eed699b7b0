package classification

import (
	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// settleModalities is R-30 (Decreto, art. 21; Portaria, art. 2º, § 5º): who has
// several valid options is classified only in the one with the highest
// percentage of the edital. The other lists keep the person as information
// (art. 21, § 3º).
//
// With por_resultado (I-14) nothing is settled here: the person stays on every
// list and takes the highest percentage at which the rank reaches a seat.
func (l *Lists) settleModalities(t *edital.Terms, r *certame.Roll, seats []int, where string, sink trace.Sink) {
	positions := l.positions(len(t.Groups))
	for i, p := range l.Order {
		set := claims(r, p)
		if set.Len() < 2 {
			continue
		}
		if t.Multiple.Outcome {
			reportOutcomeTie(t, set, where, sink)
			continue
		}
		l.Final[i] = l.single(t, set, Rank(i), positions, seats, where, sink)
	}
}

// reportOutcomeTie: with por_resultado, equal percentages leave open which of two
// seats the person takes; the order of grupos decided.
func reportOutcomeTie(t *edital.Terms, set certame.GroupSet, where string, sink trace.Sink) {
	list := set.Modalities()
	for i, m := range list {
		for _, other := range list[:i] {
			if t.Group(m).Share.Cmp(t.Group(other).Share) == 0 {
				sink.Finding(trace.Finding{
					Code: "classificacao.posicoes_iguais", Severity: trace.Alerta, Where: where, Blocks: true, Basis: law.SingleModality.In(t.Regime.ID),
					Params: []trace.Param{trace.P("a", trace.Word(t.Code(other))), trace.P("b", trace.Word(t.Code(m)))},
				})
				return
			}
		}
	}
}

// positions is, by group, the place (from 1) of each rank on the specific list,
// computed before anybody is removed.
func (l *Lists) positions(groups int) []map[Rank]int {
	out := make([]map[Rank]int, groups)
	for g, list := range l.Specific {
		out[g] = make(map[Rank]int)
		for place, rank := range list {
			if l.Final[rank].Len() > 1 {
				out[g][rank] = place + 1
			}
		}
	}
	return out
}

func (l *Lists) single(t *edital.Terms, set certame.GroupSet, i Rank, positions []map[Rank]int, seats []int, where string, sink trace.Sink) certame.GroupSet {
	kept := certame.GroupSet(0)
	if d := t.WithRole(certame.RoleDisability); t.Multiple.Accumulates && d != certame.NoModality && set.Has(d) {
		kept = kept.With(d) // I-08, acumula_pcd
		set &^= kept
	}
	best := certame.NoModality
	for _, m := range set.Modalities() {
		if best == certame.NoModality || better(t, m, best, i, positions, seats) {
			best = m
		}
	}
	if best == certame.NoModality {
		return kept
	}
	reportEqualShares(t, set, best, i, positions, where, sink)
	return kept.With(best)
}

// better reports whether m is preferred to than: higher percentage; equal
// percentages go to the better relative position on the specific list (art.
// 21, § 2º), absolute by default or divided by the seats (I-09).
func better(t *edital.Terms, m, than certame.Modality, i Rank, positions []map[Rank]int, seats []int) bool {
	if c := t.Group(m).Share.Cmp(t.Group(than).Share); c != 0 {
		return c > 0
	}
	a, b := positions[m-1][i], positions[than-1][i]
	if !t.Multiple.Relative {
		return a < b
	}
	if seats[m] == 0 || seats[than] == 0 {
		return seats[m] > seats[than]
	}
	return a*seats[than] < b*seats[m]
}

// reportEqualShares: equal percentages with equal positions are settled by no
// text, and the Defence ordinance has no rule even for unequal positions (I-07)
// until the edital gives one.
func reportEqualShares(t *edital.Terms, set certame.GroupSet, best certame.Modality, i Rank, positions []map[Rank]int, where string, sink trace.Sink) {
	for _, m := range set.Modalities() {
		if m == best || t.Group(m).Share.Cmp(t.Group(best).Share) != 0 {
			continue
		}
		code := ""
		switch {
		case positions[m-1][i] == positions[best-1][i] && !t.Multiple.Relative:
			code = "classificacao.posicoes_iguais"
		case t.Regime.ID == law.RegimePortariaMD && !t.Multiple.Position:
			code = "classificacao.percentuais_iguais"
		}
		if code != "" {
			sink.Finding(trace.Finding{
				Code: code, Severity: trace.Alerta, Where: where, Blocks: true, Basis: law.SingleModality.In(t.Regime.ID),
				Params: []trace.Param{trace.P("a", trace.Word(t.Code(best))), trace.P("b", trace.Word(t.Code(m)))},
			})
			return
		}
	}
}
