package preference_test

import (
	"math/big"

	"certame/conformance/literal"
)

// literalGroups are the same groups in the words of the literal implementation.
func literalGroups() []literal.Group {
	share := func(n int64) *big.Rat { return big.NewRat(n, 100) }
	return []literal.Group{
		{Code: "PPP", Share: share(25)},
		{Code: "PI", Share: share(3)},
		{Code: "PQ", Share: share(2)},
		{Code: "PcD", Share: share(5), Rounding: literal.CeilCapped, Cap: share(20), Disability: true},
	}
}
