package publication

import (
	"slices"

	"certame/law"
)

// Hidden is something that a contest has and that is not published.
type Hidden uint8

// What is not published.
const (
	HiddenReasons  Hidden = iota // reasons, votes, opinions, films and documents of the boards
	HiddenIdentity               // names, CPF, birth
	HiddenTies                   // what breaks ties: age, jury service, hour of birth
	HiddenFailed                 // who was not approved
	HiddenFacts                  // reasons and authors of facts, proceedings, deaths, numbers of cases
	HiddenOrder                  // the order in which each person put posts, further than the result shows it
	hiddenCount
)

// AllHidden lists all of it; only where people put posts in order is there an order
// to hide.
func AllHidden(preference bool) (out []Hidden) {
	for h := range hiddenCount {
		if h != HiddenOrder || preference {
			out = append(out, h)
		}
	}
	return out
}

// Basis is why it is not published: race and ethnicity are sensitive data, and in
// the Forces the ordinance restricts the reasons of a decision in so many words. The
// order of the posts is not sensitive, but more than the purpose takes.
func (h Hidden) Basis(regime law.Regime) []law.Provision {
	if h == HiddenOrder {
		return []law.Provision{law.Lei13709Art6CptInc3}
	}
	basis := []law.Provision{law.Lei13709Art11Cpt}
	if h == HiddenReasons && regime == law.RegimePortariaMD {
		return slices.Concat([]law.Provision{law.Portmd1286Art10Par3}, basis)
	}
	return basis
}
