package vacancy

import (
	"certame"
	"certame/law"
)

// RoundingBasis is the dispositivo that rounds the share of g over n seats: up
// or down under the regime's own article, or the norms on pessoas com
// deficiência.
func RoundingBasis(regime law.Regime, g certame.Group, n int) []law.Provision {
	if g.Role == certame.RoleDisability {
		return []law.Provision{law.Dec9508Art1Par3, law.Lei8112Art5Par2}
	}
	up := g.Share.HalfUp(n) > g.Share.Floor(n)
	switch {
	case regime == law.RegimeLei12990:
		return []law.Provision{law.Lei12990Art1Par2}
	case regime == law.RegimePortariaMD && up:
		return []law.Provision{law.Portmd1286Art3Par3Inc1}
	case regime == law.RegimePortariaMD:
		return []law.Provision{law.Portmd1286Art3Par3Inc2}
	case up:
		return []law.Provision{law.Lei15142Art5Par2Inc1}
	}
	return []law.Provision{law.Lei15142Art5Par2Inc2}
}
