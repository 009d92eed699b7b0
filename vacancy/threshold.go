package vacancy

import (
	"certame"
	"certame/law"
)

// thresholdBasis: the reservation applies from two seats of the pool on
// below, options are still accepted and seats are reserved when later
// ones bring the total to the threshold.
var thresholdBasis = [...]law.Provision{
	law.Lei15142Art5Cpt, law.Dec12536Art20Cpt,
	law.Lei15142Art5Par3, law.Lei15142Art5Par4,
	law.Portmd1286Art3Cpt,
}

// Reserves reports whether the reservation for g applies to n seats.
func Reserves(g certame.Group, n int) bool { return n >= g.MinVacancies }
