package vacancy

import (
	"certame"
)

// Count is the number of seats reserved for g among all the n seats of the
// pool, edital's and later ones together (R-04 to R-06; Lei 15.142/2025, art.
// 1º, § 2º, and art. 5º, § 2º). It is never applied to a batch: four batches
// of three seats would give PPP four seats, twelve seats give three.
func Count(g certame.Group, n int) int {
	if !Reserves(g, n) {
		return 0
	}
	if g.Rounding == certame.CeilCapped {
		return min(g.Share.Ceil(n), g.Cap.Floor(n))
	}
	return g.Share.HalfUp(n)
}

// Position is the ideal place of the k-th seat of g (k from 1): the smallest
// number of seats at which Count reaches k. For a half-up share it is
// ⌈(k − 1/2) ÷ p⌉. Zero when no number of seats reaches k.
func Position(g certame.Group, k int) int {
	if g.Share.IsZero() || (g.Rounding == certame.CeilCapped && g.Cap.IsZero()) {
		return 0
	}
	if g.Rounding == certame.CeilCapped {
		byShare := g.Share.InverseFloor(k-1) + 1
		return max(byShare, g.Cap.InverseCeil(k), g.MinVacancies)
	}
	return max(g.Share.InverseHalf(k), g.MinVacancies)
}

// Counts is the number of seats of every modality, the open competition first:
// what no group is owed is open to everybody. The open count is negative when
// the groups together are owed more than n.
func Counts(groups []certame.Group, n int) []int {
	counts := make([]int, len(groups)+1)
	counts[certame.OpenCompetition] = n
	for i, g := range groups {
		counts[i+1] = Count(g, n)
		counts[certame.OpenCompetition] -= counts[i+1]
	}
	return counts
}
