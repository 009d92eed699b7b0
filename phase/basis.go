package phase

import (
	"certame"
	"certame/law"
)

// StopBasis is the dispositivo behind a stop, under a regime. The barrier itself
// comes from the edital: the law only says whom it may not stop.
func StopBasis(s certame.Stop, regime law.Regime) []law.Provision {
	switch s {
	case certame.StopCut:
		return []law.Provision{law.EditalRegraCpt}
	case certame.StopGroupCut:
		return law.OptanteGoesOn.In(regime)
	case certame.StopOptionLost:
		return law.OptionLost.In(regime)
	}
	return law.MinimumScore.In(regime)
}

// Basis is the dispositivo behind what became of a person in a phase.
func (f *Fact) Basis(regime law.Regime, optante bool) []law.Provision {
	switch {
	case f.Way == WayOption:
		return law.OptanteGoesOn.In(regime)
	case f.Way == WayOpen && optante:
		return law.PhaseLists.In(regime)
	case f.Way != NoWay: // the minimum and the cut of who did not opt are the edital's
		return []law.Provision{law.EditalRegraCpt}
	}
	return StopBasis(f.Stop, regime)
}
