package literal

import (
	"math/big"
	"slices"
)

// handOutByRemainder is "maior_resto": the seats are split by largest remainder
// among all the groups of D 3 §4; what a group has no people for is split again
// among those that still have somebody, until nothing moves.
func handOutByRemainder(w World, now []string, seats []int) []string {
	groups := proportionalGroups(w)
	for len(groups) > 0 && len(seats) > 0 {
		parts := largestRemainder(groups, len(seats))
		for _, g := range groups {
			for range min(parts[g.Code], len(fill(w, now).unseated(w, g.Code))) {
				now = relabel(now, seats[0], g.Code)
				seats = seats[1:]
			}
		}
		groups = groupsWithPeople(w, now)
	}
	return now
}

// largestRemainder gives each group the floor of its part of the seats and then
// one more to the largest fractions, ties to the higher percentage.
func largestRemainder(groups []Group, seats int) map[string]int {
	parts, left := map[string]int{}, seats
	for _, g := range groups {
		parts[g.Code] = floor(exactPart(groups, g, seats))
		left -= parts[g.Code]
	}
	if len(groups) > 0 {
		for _, g := range largestFractionFirst(groups, seats)[:left] {
			parts[g.Code]++
		}
	}
	return parts
}

// exactPart is seats × p ÷ the sum of the percentages.
func exactPart(groups []Group, g Group, seats int) *big.Rat {
	sum := new(big.Rat)
	for _, each := range groups {
		sum.Add(sum, each.Share)
	}
	return times(whole(seats), over(g.Share, sum))
}

// largestFractionFirst orders the groups by what the floor took from them.
func largestFractionFirst(groups []Group, seats int) []Group {
	sorted := fallingShare(groups)
	slices.SortStableFunc(sorted, func(a, b Group) int {
		return fraction(exactPart(groups, b, seats)).Cmp(fraction(exactPart(groups, a, seats)))
	})
	return sorted
}
