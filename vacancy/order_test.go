package vacancy

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"certame"
	"certame/conformance/literal"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// federal are the groups of the decree: 25/3/2 and 5 % of pessoas com deficiência.
func federal(t *testing.T) []certame.Group {
	t.Helper()
	return groupsOf(law.RegimeDec12536)
}

func groupsOf(regime law.Regime) []certame.Group {
	record, _ := law.RegimeByID(regime)
	return edital.Resolve(edital.Declared{
		Name: "T", Published: record.From, Regime: regime, AgeOn: certame.NoDate, Groups: edital.DefaultGroups(regime),
	}, trace.Discard).Groups
}

func literalGroups(groups []certame.Group) []literal.Group {
	var out []literal.Group
	for _, g := range groups {
		l := literal.Group{Code: g.Code, Share: big.NewRat(g.Share.Num, g.Share.Den), Disability: g.Role == certame.RoleDisability}
		if g.Rounding == certame.CeilCapped {
			l.Rounding, l.Cap = literal.CeilCapped, big.NewRat(g.Cap.Num, g.Cap.Den)
		}
		out = append(out, l)
	}
	return out
}

func positions(labels []certame.Modality, m certame.Modality) (at []int) {
	for i, label := range labels {
		if label == m {
			at = append(at, i+1)
		}
	}
	return at
}

// The order of the ministry's example: one hundred seats (case T01).
func TestFirstHundredSeats(t *testing.T) {
	labels := Order(federal(t), 100)
	var everyFour []int
	for n := 2; n <= 98; n += 4 {
		everyFour = append(everyFour, n)
	}
	for m, want := range map[certame.Modality][]int{1: everyFour, 2: {17, 49, 84}, 3: {25, 75}, 4: {5, 21, 41, 61, 81}} {
		if got := positions(labels, m); !slices.Equal(got, want) {
			t.Errorf("group %d at %v, want %v", m, got, want)
		}
	}
	if open := len(positions(labels, 0)); open != 65 {
		t.Errorf("%d open seats, want 65", open)
	}
}

// For every total the labels hold exactly the counts, under every regime.
func TestLabelsHoldTheCounts(t *testing.T) {
	for _, regime := range law.Regimes() {
		groups := groupsOf(regime.ID)
		for n := 0; n <= 2000; n++ {
			if got, want := CountLabels(Order(groups, n), len(groups)+1), Counts(groups, n); !slices.Equal(got, want) {
				t.Fatalf("%s, %d seats: labels hold %v, counts are %v", regime.ID, n, got, want)
			}
		}
	}
}

// Position is the first total at which Count reaches k, by search.
func TestPositionIsWhereTheCountGrows(t *testing.T) {
	for _, regime := range law.Regimes() {
		for _, g := range groupsOf(regime.ID) {
			k := 0
			for n := 1; n <= 2000; n++ {
				for Count(g, n) > k {
					k++
					if got := Position(g, k); got != n {
						t.Fatalf("%s %s: seat %d at %d, want %d", regime.ID, g.Code, k, got, n)
					}
				}
			}
		}
	}
}

// Counts and orders are those of the slow implementation, total by total.
func TestOrderAgreesWithLiteral(t *testing.T) {
	groups := federal(t)
	slow := literalGroups(groups)
	for n := 0; n <= 400; n++ {
		for i, g := range groups {
			if n >= g.MinVacancies && Count(g, n) != literal.Count(slow[i], n) {
				t.Fatalf("%s of %d: %d, literal %d", g.Code, n, Count(g, n), literal.Count(slow[i], n))
			}
		}
		if got, want := codes(groups, Order(groups, n)), literal.Order(slow, n); !slices.Equal(got, want) {
			t.Fatalf("%d seats: %v, literal %v", n, got, want)
		}
	}
}

func codes(groups []certame.Group, labels []certame.Modality) []string {
	out := make([]string, len(labels))
	for i, m := range labels {
		if out[i] = edital.OpenCode; m > 0 {
			out[i] = groups[m-1].Code
		}
	}
	return out
}

// Any declared counts, and the spread order, agree too.
func TestDeclaredCountsAgreeWithLiteral(t *testing.T) {
	groups := federal(t)
	slow := literalGroups(groups)
	r := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		counts, named, n := make([]int, 5), map[string]int{}, 0
		for m := range counts {
			counts[m] = r.IntN(6)
			n += counts[m]
			if m > 0 {
				named[groups[m-1].Code] = counts[m]
			}
		}
		if got, want := codes(groups, OrderWithCounts(groups, counts, n)), literal.OrderWithCounts(slow, named, n); !slices.Equal(got, want) {
			t.Fatalf("counts %v: %v, literal %v", counts, got, want)
		}
	}
	for n := 0; n <= 200; n++ {
		if got, want := codes(groups, Spread(groups, Counts(groups, n))), literal.Spread(slow, n); !slices.Equal(got, want) {
			t.Fatalf("spread of %d: %v, literal %v", n, got, want)
		}
	}
}

// Later seats, whatever was frozen: the same as seat by seat in the slow one.
func TestExtendAgreesWithLiteral(t *testing.T) {
	groups := federal(t)
	slow := literalGroups(groups)
	for frozen := 0; frozen <= 160; frozen++ {
		first := Order(groups, frozen)
		for _, more := range []int{0, 1, 2, 3, 7, 30, 100} {
			got := codes(groups, Extend(groups, first, frozen+more))
			want := literal.Extend(slow, codes(groups, first), frozen+more)
			if !slices.Equal(got, want) {
				t.Fatalf("%d frozen, %d more: %v, literal %v", frozen, more, got, want)
			}
		}
	}
}

// Property 9 of the specification names 49 → 50 and its kin. They are exactly
// the totals at which the open competition loses a seat, and at which the order
// is no prefix of the next.
func TestTotalsAtWhichOneMoreSeatTakesAnOpenOne(t *testing.T) {
	groups := federal(t)
	var drops, breaks []int
	for n := 0; n < 1000; n++ {
		if Counts(groups, n+1)[0] < Counts(groups, n)[0] {
			drops = append(drops, n)
		}
		if !slices.Equal(Order(groups, n), Order(groups, n+1)[:n]) {
			breaks = append(breaks, n)
		}
	}
	want := []int{49, 149, 249, 349, 449, 549, 649, 749, 849, 949}
	if !slices.Equal(drops, want) || !slices.Equal(breaks, want) {
		t.Errorf("drops at %v, breaks at %v, want %v", drops, breaks, want)
	}
}

// A continuous series never takes a seat away, at the price of one more at
// those totals.
func TestSeriesIsAlwaysAPrefix(t *testing.T) {
	groups := federal(t)
	for n := 0; n < 600; n++ {
		if !slices.Equal(Series(groups, n), Series(groups, n+1)[:n]) {
			t.Fatalf("the series of %d is no prefix of the next", n)
		}
	}
	if got := CountLabels(Series(groups, 49), 5); !slices.Equal(got, []int{31, 12, 2, 1, 3}) {
		t.Errorf("series of 49 has %v", got)
	}
}

// The frozen 49 keep their labels when seat 50 opens; PI waits for seat 51.
func TestFrozenLabelsStay(t *testing.T) {
	groups := federal(t)
	frozen := Order(groups, 49)
	labels := Extend(groups, frozen, 51)
	if !slices.Equal(labels[:49], frozen) || labels[49] != 1 || labels[50] != 2 {
		t.Errorf("seats 49 to 51 are %v", labels[48:])
	}
}

// With a joint list of 30 % the fifth seat is still of pessoas com deficiência.
func TestFifthSeatIsOfDisability(t *testing.T) {
	groups := groupsOf(law.RegimeLei15142)
	labels := Extend(groups, Order(groups, 4), 6)
	if got := fmt.Sprint(codes(groups, labels)); got != "[AC PPIQ AC AC PcD PPIQ]" {
		t.Errorf("labels %v", got)
	}
}
