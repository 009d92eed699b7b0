package edital

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// disabilityFloor is the number of seats from which, at the legal share and cap,
// pessoas com deficiência always have one: no edital may ask for more.
const disabilityFloor = 5

// checkGroupKeys holds the threshold, the rounding and the cap of the groups of
// the law to the law's own: otherwise a key of the edital
// would switch the reservation off.
func checkGroupKeys(t *Terms, sink trace.Sink) {
	threshold, federal := t.Regime.ID.Value(law.Threshold)
	if !federal {
		return
	}
	for i := range t.Groups {
		g := &t.Groups[i]
		switch {
		case g.Role == certame.RoleDisability:
			checkDisabilityKeys(t, g, sink)
		case g.Role == certame.RoleOther:
		case g.MinVacancies > threshold.Number():
			sink.Finding(groupKey(t, g, "minimo_vagas", threshold.Basis))
		case g.Rounding != certame.HalfUp:
			sink.Finding(groupKey(t, g, "arredondamento", law.RoundsUp.In(t.Regime.ID)))
		}
	}
}

func checkDisabilityKeys(t *Terms, g *certame.Group, sink trace.Sink) {
	limit, ok := t.Regime.ID.Value(law.CapDisability)
	switch {
	case !ok:
	case g.MinVacancies > disabilityFloor:
		sink.Finding(groupKey(t, g, "minimo_vagas", []law.Provision{law.Dec9508Art1Par1}))
	case g.Rounding == certame.CeilCapped && (g.Cap.Cmp(limit.Share()) > 0 || g.Cap.IsZero()):
		sink.Finding(groupKey(t, g, "teto", limit.Basis))
	}
}

func groupKey(t *Terms, g *certame.Group, key string, basis []law.Provision) trace.Finding {
	severity := trace.Erro
	if t.Rationale != "" {
		severity = trace.Alerta
	}
	return trace.Finding{
		Code: "edital.chave_contraria_a_lei", Severity: severity, Basis: basis, Where: t.WhereIs("grupos/" + g.Code),
		Params: []trace.Param{trace.P("grupo", trace.Word(g.Code)), trace.P("chave", trace.Word(key))},
	}
}
