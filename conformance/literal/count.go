package literal

import "math/big"

// Rounding says how a fraction of a seat becomes a whole number.
type Rounding int

const (
	// HalfUp is L 5 §2: a fraction of one half or more goes up.
	HalfUp Rounding = iota
	// CeilCapped is R-06 "teto": min(ceil(p×N), floor(cap×N)).
	CeilCapped
)

// Group is one reserve of the edital.
type Group struct {
	Code       string
	Share      *big.Rat
	Rounding   Rounding
	Cap        *big.Rat // nil when HalfUp
	Disability bool     // PcD: first in the order of seats, last in reversion and in R-35
}

// Count is how many of n seats the group has. n is every seat
// ever opened; the threshold of R-03 is the caller's.
func Count(g Group, n int) int {
	product := times(g.Share, whole(n))
	if g.Rounding == HalfUp {
		return halfUp(product)
	}
	return min(ceil(product), floor(times(g.Cap, whole(n))))
}

// halfUp is L 5 §2.
func halfUp(r *big.Rat) int {
	if fraction(r).Cmp(half()) >= 0 {
		return floor(r) + 1
	}
	return floor(r)
}
