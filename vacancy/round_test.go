package vacancy

import (
	"slices"
	"testing"

	"certame/law"
)

// The totals of I-01, as the specification lists them.
func TestPartsAgainstThirtyPercent(t *testing.T) {
	groups := federal(t)
	var short, over []int
	for n := 2; n <= 100; n++ {
		c := Counts(groups, n)
		switch parts, whole := c[1]+c[2]+c[3], (2*30*n+100)/200; {
		case parts < whole:
			short = append(short, n)
		case parts > whole:
			over = append(over, n)
		}
	}
	if want := []int{5, 9, 12, 13, 15, 16, 45, 49, 65, 69, 72, 73}; !slices.Equal(short, want) {
		t.Errorf("one short at %v, want %v", short, want)
	}
	if want := []int{18, 26, 27, 28, 30, 31, 34, 38, 50, 51, 54, 58, 78, 84, 86, 87, 88, 90, 91, 94, 98}; !slices.Equal(over, want) {
		t.Errorf("one over at %v, want %v", over, want)
	}
}

// Counts of real editais and of the boundaries (AC, PPP, PI, PQ, PcD).
func TestCountsOfKnownTotals(t *testing.T) {
	groups := federal(t)
	for n, want := range map[int][]int{
		1: {1, 0, 0, 0, 0}, 2: {1, 1, 0, 0, 0}, 4: {3, 1, 0, 0, 0}, 5: {3, 1, 0, 0, 1}, 14: {9, 4, 0, 0, 1},
		16: {11, 4, 0, 0, 1}, 17: {11, 4, 1, 0, 1}, 18: {11, 5, 1, 0, 1}, 20: {13, 5, 1, 0, 1}, 24: {15, 6, 1, 0, 2},
		25: {15, 6, 1, 1, 2}, 30: {18, 8, 1, 1, 2}, 49: {32, 12, 1, 1, 3}, 50: {31, 13, 2, 1, 3}, 59: {38, 15, 2, 1, 3},
		63: {40, 16, 2, 1, 4}, 8480: {5512, 2120, 254, 170, 424},
	} {
		if got := Counts(groups, n); !slices.Equal(got, want) {
			t.Errorf("%d seats: %v, want %v", n, got, want)
		}
	}
}

// The older law: 20 %, half up, from three seats.
func TestCountsUnderTheOlderLaw(t *testing.T) {
	groups := groupsOf(law.RegimeLei12990)
	for n, want := range map[int][]int{2: {2, 0, 0}, 3: {2, 1, 0}, 20: {15, 4, 1}, 55: {41, 11, 3}, 83: {61, 17, 5}, 1500: {1125, 300, 75}} {
		if got := Counts(groups, n); !slices.Equal(got, want) {
			t.Errorf("%d seats: %v, want %v", n, got, want)
		}
	}
	if got := positions(Order(groups, 20), 1); !slices.Equal(got, []int{3, 8, 13, 18}) {
		t.Errorf("N at %v", got)
	}
}

// Four batches of three are four seats of PPP; twelve seats are three (T72).
func TestBatchesAreNotTheTotal(t *testing.T) {
	split := Split(federal(t), []int{3, 3, 3, 3})
	if split[0].Separate != 4 || split[0].Joint != 3 {
		t.Errorf("PPP: %d apart, %d together", split[0].Separate, split[0].Joint)
	}
}
