package edital

import (
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

// ReversionBasis is the dispositivo behind the chains of a choice.
func ReversionBasis(r Reversion, regime law.Regime) []law.Provision {
	switch {
	case regime == law.RegimePortariaMD:
		return []law.Provision{law.Portmd1286Art2Par1, law.Portmd1286Art2Par2, law.Portmd1286Art2Par3}
	case r == ReversionDecree:
		return []law.Provision{law.Dec12536Art3Par1, law.Dec12536Art3Par2, law.Dec12536Art3Par3, law.Lei15142Art8Cpt}
	case r == ReversionCPNU2:
		return []law.Provision{law.Dec12536Art23Par1u, law.Lei15142Art8Cpt}
	case regime == law.RegimeLei12990:
		return []law.Provision{law.Lei12990Art3Par3}
	}
	return []law.Provision{law.Lei15142Art8Cpt}
}

// ReversionBasisOf is the dispositivo behind the reversion of one group's seat.
func ReversionBasisOf(r Reversion, regime law.Regime, empty certame.Role) []law.Provision {
	if r != ReversionDecree {
		return ReversionBasis(r, regime)
	}
	military := regime == law.RegimePortariaMD
	switch {
	case empty == certame.RoleQuilombola && military:
		return []law.Provision{law.Portmd1286Art2Par1, law.Portmd1286Art2Par3}
	case empty == certame.RoleIndigena && military:
		return []law.Provision{law.Portmd1286Art2Par2, law.Portmd1286Art2Par3}
	case empty == certame.RoleQuilombola:
		return []law.Provision{law.Dec12536Art3Par1, law.Dec12536Art3Par3}
	case empty == certame.RoleIndigena:
		return []law.Provision{law.Dec12536Art3Par2, law.Dec12536Art3Par3}
	}
	return []law.Provision{law.Lei15142Art8Cpt}
}
