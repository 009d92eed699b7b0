package vacancy

import (
	"slices"
	"testing"

	"certame/edital"
	"certame/law"
	"certame/trace"

	"pgregory.net/rapid"

	"certame"
)

func federalGroups(t testing.TB) []certame.Group {
	t.Helper()
	return edital.Resolve(edital.Declared{Published: certame.MustDate(2026, 2, 10), Regime: law.RegimeDec12536}, trace.Discard).Groups
}

// Ten editais of one seat, and one of twelve, put together by name and whole.
func TestJoin(t *testing.T) {
	groups := federalGroups(t)
	totals := []int{12, 1, 1, 6, 1}
	apart := Join(groups, totals, []string{"a", "b", "c", "d", "e"})
	byName := Join(groups, totals, []string{"x", "y", "y", "x", "y"})
	whole := Join(groups, totals, []string{"", "", "", "", ""})
	// 12 → 3/0/0 PcD 1; 6 → 2/0/0/1; 18 → 5/1/0/1; 3 → 1/0/0/0; 21 → 5/1/0/2.
	for i, c := range []struct{ got, want []int }{
		{apart.Counts, []int{5, 0, 0, 2}}, {byName.Counts, []int{6, 1, 0, 1}}, {whole.Counts, []int{5, 1, 0, 2}},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%d: %v, want %v", i, c.got, c.want)
		}
	}
	if len(apart.Sets) != 5 || len(whole.Sets) != 1 || !slices.Equal(byName.Sets[0], []int{0, 3}) || !slices.Equal(byName.Sets[1], []int{1, 2, 4}) {
		t.Errorf("%v %v %v", apart.Sets, byName.Sets, whole.Sets)
	}
}

// Fewest is the smallest set there is: compared with every set of the parts.
func TestFewest(t *testing.T) {
	groups := federalGroups(t)
	rapid.Check(t, func(t *rapid.T) {
		totals := rapid.SliceOfN(rapid.IntRange(0, 20), 1, 9).Draw(t, "totals")
		g := groups[rapid.IntRange(0, len(groups)-1).Draw(t, "group")]
		best := len(totals) + 1
		for set := 1; set < 1<<len(totals); set++ {
			sum, n := 0, 0
			for i, total := range totals {
				if set>>i&1 == 1 {
					sum, n = sum+total, n+1
				}
			}
			if Count(g, sum) > 0 {
				best = min(best, n)
			}
		}
		got, sum := Fewest(g, totals), 0
		for _, i := range got {
			sum += totals[i]
		}
		switch {
		case best == 1 || best > len(totals):
			if got != nil {
				t.Fatalf("%v, want none", got)
			}
		case len(got) != best || Count(g, sum) == 0:
			t.Fatalf("%v of %d seats, want %d parts", got, sum, best)
		}
	})
}
