package edital

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// resolveGroups completes the groups with the defaults of the regime: share,
// rounding, cap, threshold and kind of confirmation.
func resolveGroups(t *Terms, sink trace.Sink) []certame.Group {
	declared := t.Declared.Groups
	if declared == nil {
		declared = DefaultGroups(t.Regime.ID)
		if t.Regime.ID == law.RegimeLei15142 {
			sink.Finding(trace.Finding{
				Code: "edital.divisao_nao_declarada", Severity: trace.Erro, Where: "edital.yaml",
				Basis: []law.Provision{law.Lei15142Art1Par1, law.Dec12536Art25Cpt},
			})
		}
	}
	groups := make([]certame.Group, len(declared))
	for i, d := range declared {
		groups[i] = resolveGroup(t, d, sink)
	}
	return groups
}

func resolveGroup(t *Terms, d DeclaredGroup, sink trace.Sink) certame.Group {
	role := RoleOf(d.Code)
	g := certame.Group{
		Code: d.Code, Role: role, Label: d.Label, MinVacancies: 1,
		Confirmation: defaultConfirmation(role), Collision: 0,
	}
	if g.Label == "" {
		g.Label = defaultLabel(t.Regime.ID, d.Code, role)
	}
	for _, n := range t.Names {
		if n.Code == d.Code {
			g.Label = n.Name
		}
	}
	applyLegalDefaults(t, &g)
	applyDeclared(d, &g)
	if d.Share == nil && g.Share.IsZero() {
		sink.Finding(trace.Finding{
			Code: "edital.percentual_ausente", Severity: trace.Erro, Where: t.WhereIs("grupos/" + d.Code),
			Basis: law.Shares.In(t.Regime.ID), Params: []trace.Param{trace.P("grupo", trace.Word(d.Code))},
		})
	}
	return g
}

func applyLegalDefaults(t *Terms, g *certame.Group) {
	if p, ok := shareParameter(t.Regime.ID, g.Role); ok {
		g.Share = p.Share()
	}
	if p, ok := t.Regime.ID.Value(law.Threshold); ok && g.Role != certame.RoleDisability && g.Role != certame.RoleOther {
		g.MinVacancies = p.Number()
	}
	if g.Role == certame.RoleDisability {
		g.Rounding, g.Cap = certame.CeilCapped, certame.Percent(20)
		if p, ok := t.Regime.ID.Value(law.CapDisability); ok {
			g.Cap = p.Share()
		}
	}
}

func applyDeclared(d DeclaredGroup, g *certame.Group) {
	assign(&g.Share, d.Share)
	assign(&g.Rounding, d.Rounding)
	assign(&g.Cap, d.Cap)
	assign(&g.MinVacancies, d.MinVacancies)
	assign(&g.Confirmation, d.Confirmation)
	assign(&g.Collision, d.Collision)
	if g.Rounding == certame.CeilCapped && g.Cap.IsZero() && d.Cap == nil {
		g.Cap = certame.Percent(100)
	}
}

func assign[T any](field *T, declared *T) {
	if declared != nil {
		*field = *declared
	}
}

// shareParameter is the percentage the regime gives to a role.
func shareParameter(regime law.Regime, role certame.Role) (law.Parameter, bool) {
	switch role {
	case certame.RolePretaParda:
		return regime.Value(law.SharePretaParda)
	case certame.RoleIndigena:
		return regime.Value(law.ShareIndigena)
	case certame.RoleQuilombola:
		return regime.Value(law.ShareQuilombola)
	case certame.RoleJoint:
		return regime.Value(law.ShareJoint)
	case certame.RoleDisability:
		return regime.Value(law.MinimumDisability)
	}
	return law.Parameter{}, false
}

func defaultConfirmation(role certame.Role) certame.ConfirmationKind {
	switch role {
	case certame.RolePretaParda, certame.RoleJoint:
		return certame.ConfirmationPhenotype
	case certame.RoleDisability:
		return certame.ConfirmationBiopsychosocial
	}
	return certame.ConfirmationDocuments
}

// defaultLabel names the groups of the law as the regime's own text does.
func defaultLabel(regime law.Regime, code string, role certame.Role) string {
	switch role {
	case certame.RolePretaParda:
		if regime == law.RegimePortariaMD || regime == law.RegimeLei12990 {
			return "pessoas negras"
		}
		return "pessoas pretas e pardas"
	case certame.RoleIndigena:
		return "indígenas"
	case certame.RoleQuilombola:
		return "quilombolas"
	case certame.RoleJoint:
		return "pessoas pretas e pardas, indígenas e quilombolas"
	case certame.RoleDisability:
		return "pessoas com deficiência"
	}
	return code
}
