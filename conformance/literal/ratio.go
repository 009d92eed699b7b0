package literal

import "math/big"

// whole is n as an exact ratio.
func whole(n int) *big.Rat { return big.NewRat(int64(n), 1) }

// times is a × b.
func times(a, b *big.Rat) *big.Rat { return new(big.Rat).Mul(a, b) }

// over is a ÷ b.
func over(a, b *big.Rat) *big.Rat { return new(big.Rat).Quo(a, b) }

// floor is the greatest integer not above a non-negative r.
func floor(r *big.Rat) int {
	return int(new(big.Int).Quo(r.Num(), r.Denom()).Int64())
}

// ceil is the least integer not below a non-negative r.
func ceil(r *big.Rat) int {
	if r.IsInt() {
		return floor(r)
	}
	return floor(r) + 1
}

// fraction is what a non-negative r has beyond its floor.
func fraction(r *big.Rat) *big.Rat {
	return new(big.Rat).Sub(r, whole(floor(r)))
}

// half is one half.
func half() *big.Rat { return big.NewRat(1, 2) }

// midpoint is k − 1/2.
func midpoint(k int) *big.Rat {
	return new(big.Rat).Sub(whole(k), half())
}
