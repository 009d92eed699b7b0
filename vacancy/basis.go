package vacancy

import (
	"certame"
	"certame/law"
)

// RoundingBasis is the dispositivo that rounds the share of g over n seats: up
// or down under the regime's own article, or the norms on pessoas com
// deficiência.
func RoundingBasis(regime law.Regime, g certame.Group, n int) []law.Provision {
	switch {
	case g.Role == certame.RoleDisability:
		return []law.Provision{law.Dec9508Art1Par3, law.Lei8112Art5Par2}
	case g.Share.Floor(n) == g.Share.Ceil(n):
		return law.Shares.In(regime) // a whole number: nothing to round
	case g.Share.HalfUp(n) > g.Share.Floor(n):
		return law.RoundsUp.In(regime)
	}
	return law.RoundsDown.In(regime)
}
