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
	hiddenCount
)

// AllHidden lists all of it.
func AllHidden() []Hidden {
	out := make([]Hidden, hiddenCount)
	for i := range out {
		out[i] = Hidden(i)
	}
	return out
}

// Basis is why it is not published: race and ethnicity are sensitive data, and in
// the Forces the ordinance restricts the reasons of a decision in so many words.
func (h Hidden) Basis(regime law.Regime) []law.Provision {
	basis := []law.Provision{law.Lei13709Art11Cpt}
	if h == HiddenReasons && regime == law.RegimePortariaMD {
		return slices.Concat([]law.Provision{law.Portmd1286Art10Par3}, basis)
	}
	return basis
}
