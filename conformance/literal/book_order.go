package literal

import (
	"cmp"
	"slices"
)

// inForce are the numbers of the facts that have effect. An estorno looks back
// only, so the last fact is always in force and the others follow from it: a
// fact is out when an estorno of it that is itself in force comes later in the
// book. Days do not matter here: what was written by mistake never happened.
func inForce(facts []Fact) []int {
	reversed := map[int]bool{}
	var kept []int
	for n := len(facts); n >= 1; n-- {
		if reversed[n] {
			continue
		}
		if facts[n-1].Kind == "estorno" {
			reversed[facts[n-1].Target] = true
		}
		kept = append(kept, n)
	}
	slices.Reverse(kept)
	return kept
}

// effectOrder is the order in which the facts in force have effect: by day and,
// on one day, by number.
func effectOrder(facts []Fact) []int {
	order := inForce(facts)
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Compare(facts[a-1].Day, facts[b-1].Day)
	})
	return order
}

// canBeReversed is the first half of the row of estorno: the fact exists, was
// registered before, and is not already reversed. The other half (no later fact
// depends on it) is the replay.
func canBeReversed(facts []Fact, n int) bool {
	return n >= 1 && n <= len(facts) && slices.Contains(inForce(facts), n)
}
