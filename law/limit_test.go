package law

import "testing"

// The end points known of both annexes, the line of case T63, and that more
// seats never mean fewer approved.
func TestAnnexes(t *testing.T) {
	for _, c := range []struct {
		annex       Annex
		seats, want int
	}{{AnnexII, 1, 5}, {AnnexII, 30, 60}, {AnnexII, 31, 62}, {AnnexIII, 1, 6}, {AnnexIII, 3, 17}, {AnnexIII, 29, 89}, {AnnexIII, 30, 90}, {AnnexIII, 100, 300}} {
		if got, basis, ok := c.annex.Limit(c.seats); got != c.want || !ok || len(basis) == 0 {
			t.Errorf("annex %s for %d seats is %d (%v, %v)", c.annex, c.seats, got, basis, ok)
		}
	}
	for _, annex := range [...]Annex{AnnexII, AnnexIII} {
		if _, _, ok := annex.Limit(0); ok {
			t.Errorf("annex %s limits no seats", annex)
		}
		last := 0
		for seats := 1; seats <= 200; seats++ {
			got, _, ok := annex.Limit(seats)
			if !ok || got < last {
				t.Errorf("annex %s for %d seats is %d after %d", annex, seats, got, last)
			}
			last = got
		}
	}
}
