package edital

import (
	"slices"

	"certame"
	"certame/law"
	"certame/trace"
)

// resolveChains is R-34: where the seats of a group go when its list has nobody
// left. Groups a contest does not have are skipped.
func resolveChains(t *Terms, sink trace.Sink) [][]certame.Modality {
	chains := make([][]certame.Modality, len(t.Groups))
	for i := range t.Groups {
		if t.Reversion == ReversionDeclared {
			chains[i] = declaredChain(t, t.Groups[i].Code)
			continue
		}
		for _, role := range chainRoles(t.Reversion, t.Groups[i].Role) {
			if m := t.WithRole(role); m != certame.NoModality {
				chains[i] = append(chains[i], m)
			}
		}
		chains[i] = append(chains[i], certame.OpenCompetition)
	}
	checkChains(t, chains, sink)
	sink.Step(trace.Step{
		ID: "edital/reversao", Rule: "R-34", Basis: ReversionBasis(t.Reversion, t.Regime.ID), Subject: "edital",
		Verdict: trace.Applied, Value: trace.Word(string(t.Reversion)),
		Inputs: []trace.Input{{Name: "reversao", Value: trace.Word(string(t.Reversion)), Source: t.DecidedBy("reversao") + ":reversao", Decisive: true}},
	})
	return chains
}

// chainRoles lists the groups tried before the open competition.
func chainRoles(r Reversion, empty certame.Role) []certame.Role {
	switch {
	case r == ReversionDecree && empty == certame.RoleQuilombola:
		return []certame.Role{certame.RoleIndigena, certame.RolePretaParda}
	case r == ReversionDecree && empty == certame.RoleIndigena:
		return []certame.Role{certame.RoleQuilombola, certame.RolePretaParda}
	case r == ReversionCPNU2 && empty == certame.RoleIndigena:
		return []certame.Role{certame.RoleQuilombola}
	case r == ReversionCPNU2 && empty == certame.RolePretaParda:
		return []certame.Role{certame.RoleIndigena, certame.RoleQuilombola}
	}
	return nil
}

// declaredChain is the chain the edital writes; a group it does not mention
// goes to the open competition (Lei 15.142/2025, art. 8º).
func declaredChain(t *Terms, code string) []certame.Modality {
	for _, c := range t.Chains {
		if c.Code != code {
			continue
		}
		chain := []certame.Modality{}
		for _, to := range c.To {
			if m, ok := t.Modality(to); ok {
				chain = append(chain, m)
			}
		}
		return chain
	}
	return []certame.Modality{certame.OpenCompetition}
}

// checkChains warns of a declared chain that does not reach the open
// competition: its seats may stand empty (Lei 15.142/2025, art. 8º).
func checkChains(t *Terms, chains [][]certame.Modality, sink trace.Sink) {
	for i, chain := range chains {
		if slices.Contains(chain, certame.OpenCompetition) {
			continue
		}
		sink.Finding(trace.Finding{
			Code: "edital.cadeia_sem_ac", Severity: trace.Alerta, Where: t.WhereIs("reversao"),
			Basis:  law.RevertsToOpen.In(t.Regime.ID),
			Params: []trace.Param{trace.P("grupo", trace.Word(t.Groups[i].Code))},
		})
	}
}

// ReversionBasis is the dispositivo behind the chains of a choice.
func ReversionBasis(r Reversion, regime law.Regime) []law.Provision {
	switch r {
	case ReversionDecree:
		quilombola, indigena := law.RevertsQuilombola.In(regime), law.RevertsIndigena.In(regime)
		return slices.Compact(slices.Sorted(slices.Values(slices.Concat(quilombola, indigena, law.RevertsToOpen.In(regime)))))
	case ReversionDeclared:
		return []law.Provision{law.EditalRegraCpt}
	case ReversionCPNU2:
		return []law.Provision{law.Dec12536Art23Par1u, law.Lei15142Art8Cpt}
	}
	return law.RevertsToOpen.In(regime)
}

// ReversionBasisOf is the dispositivo behind the reversion of one group's seat.
func ReversionBasisOf(r Reversion, regime law.Regime, empty certame.Role) []law.Provision {
	switch {
	case r != ReversionDecree:
		return ReversionBasis(r, regime)
	case empty == certame.RoleQuilombola:
		return law.RevertsQuilombola.In(regime)
	case empty == certame.RoleIndigena:
		return law.RevertsIndigena.In(regime)
	}
	return law.RevertsToOpen.In(regime)
}
