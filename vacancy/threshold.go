package vacancy

import (
	"certame"
	"certame/law"
)

// Reserves reports whether the reservation for g applies to n seats of the pool
// . Below the threshold options are still accepted, and seats are
// reserved when later ones bring the total to it (Lei 15.142/2025, art. 5º, §§
// 3º and 4º).
func Reserves(g certame.Group, n int) bool { return n >= g.MinVacancies }

// ThresholdBasis is the dispositivo behind the threshold of g at n seats.
func ThresholdBasis(regime law.Regime, g certame.Group, n int) []law.Provision {
	switch {
	case g.Role == certame.RoleDisability:
		return []law.Provision{law.Lei8112Art5Par2}
	case !Reserves(g, n):
		return law.ThresholdMissed.In(regime)
	}
	return law.ThresholdReached.In(regime)
}
