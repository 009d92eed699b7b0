package reconcile

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// Without those out of place all the others are in order, and no smaller number
// of people explains the difference: every smaller set is tried.
func TestOutOfPlaceIsLeast(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		places := rapid.SliceOfN(rapid.IntRange(0, 8), 0, 9).Draw(t, "places")
		out := outOfPlace(places)
		var rest []int
		for i, p := range places {
			if !out[i] {
				rest = append(rest, p)
			}
		}
		if !slices.IsSorted(rest) || len(rest) != longest(places) {
			t.Fatalf("%v: %v are in place, and %d could be", places, rest, longest(places))
		}
	})
}

// longest is the length of the longest run in order, by trying every subset.
func longest(places []int) (best int) {
	for subset := range 1 << len(places) {
		var run []int
		for i, p := range places {
			if subset>>i&1 == 1 {
				run = append(run, p)
			}
		}
		if slices.IsSorted(run) {
			best = max(best, len(run))
		}
	}
	return best
}
