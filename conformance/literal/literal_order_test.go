package literal

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

func join(labels []string) string { return strings.Join(labels, " ") }

// positions writes where a label stands.
func positions(labels []string, code string) string {
	return fmt.Sprint(seatsOf(labels, code))
}

// T01: the published hundred (legal.md §2.1), row by row.
const hundred = `
AC PPP AC AC PcD PPP AC AC AC PPP
AC AC AC PPP AC AC PI PPP AC AC
PcD PPP AC AC PQ PPP AC AC AC PPP
AC AC AC PPP AC AC AC PPP AC AC
PcD PPP AC AC AC PPP AC AC PI PPP
AC AC AC PPP AC AC AC PPP AC AC
PcD PPP AC AC AC PPP AC AC AC PPP
AC AC AC PPP PQ AC AC PPP AC AC
PcD PPP AC PI AC PPP AC AC AC PPP
AC AC AC PPP AC AC AC PPP AC AC`

func TestFirstHundred(t *testing.T) {
	order := Order(federal(), 100)
	equal(t, "T01 PI", positions(order, "PI"), "[17 49 84]")
	equal(t, "T01 PQ", positions(order, "PQ"), "[25 75]")
	equal(t, "T01 PcD", positions(order, "PcD"), "[5 21 41 61 81]")
	equal(t, "T01", join(order), join(strings.Fields(hundred)))
}

func TestOrders(t *testing.T) {
	two := Order(federal(), 200)[100:]
	equal(t, "next PI", positions(two, "PI"), "[17 49 84]")
	equal(t, "next PQ", positions(two, "PQ"), "[25 75]")
	equal(t, "next PcD", positions(two, "PcD"), "[1 21 41 61 81]")
	equal(t, "T02", join(Order(federal(), 8)), "AC PPP AC AC PcD PPP AC AC")
	equal(t, "T03", positions(Order(federal(), 20), "PI"), "[17]")
	equal(t, "T04 at 49", positions(Order(federal(), 49), "PI"), "[17]")
	equal(t, "T04 at 50", positions(Order(federal(), 50), "PI"), "[17 49]")
	equal(t, "T06", positions(Order(federal(), 101), "PcD"), "[5 21 41 61 81 101]")
	equal(t, "T32 N", positions(Order(oldLaw(), 20), "N"), "[3 8 13 18]")
	equal(t, "T32 PcD", positions(Order(oldLaw(), 20), "PcD"), "[5]")
	equal(t, "single 30 %", positions(Order([]Group{racial("30", 30), disability(5)}, 29), "30"),
		"[2 4 9 12 15 19 22 25 29]")
	twenty := Order([]Group{racial("PPP", 20), racial("PI", 8), racial("PQ", 2), disability(5)}, 57)
	equal(t, "20/8/2 PI", positions(twenty, "PI"), "[7 19 32 44 57]")
}

func TestDeclaredCounts(t *testing.T) {
	t07 := OrderWithCounts(federal(), map[string]int{"AC": 3, "PcD": 1}, 4)
	equal(t, "T07", join(t07), "AC AC AC PcD")
	t08 := OrderWithCounts(federal(), map[string]int{"PPP": 11, "PI": 1, "PQ": 1, "PcD": 2}, 45)
	equal(t, "T08 PcD", positions(t08, "PcD"), "[5 21]")
	equal(t, "T08 PPP", positions(t08, "PPP"), "[2 6 10 14 18 22 26 30 34 38 42]")
	equal(t, "T08 PI, PQ", positions(t08, "PI")+positions(t08, "PQ"), "[17][25]")
	beyond := OrderWithCounts(federal(), map[string]int{"PPP": 2, "PcD": 2}, 6)
	equal(t, "R-10 PcD first, beyond goes last", join(beyond), "AC PPP AC PPP PcD PcD")
}

// For every N the labels contain exactly the counts.
func TestLabelsAreCounts(t *testing.T) {
	regimes := [][]Group{
		federal(), oldLaw(),
		{racial("30", 30), disability(5)},
		{racial("PPP", 25), racial("PI", 3), racial("PQ", 2), disability(10)},
		{racial("PPP", 20), racial("PI", 8), racial("PQ", 2), disability(5)},
	}
	for i, groups := range regimes {
		for n := 0; n <= 300; n++ {
			got, want, rest := map[string]int{}, map[string]int{}, n
			for _, label := range Order(groups, n) {
				got[label]++
			}
			for _, g := range groups {
				want[g.Code] = Count(g, n)
				rest -= want[g.Code]
			}
			want["AC"] = rest
			maps.DeleteFunc(want, func(_ string, count int) bool { return count == 0 })
			equal(t, fmt.Sprint("regime ", i, " n=", n), fmt.Sprint(got), fmt.Sprint(want))
		}
	}
}

// where the order of N is not a prefix of the order of N+1.
func TestPrefixes(t *testing.T) {
	var broken []int
	for n := range 400 {
		if !slices.Equal(Order(federal(), n), Order(federal(), n+1)[:n]) {
			broken = append(broken, n)
		}
	}
	equal(t, "R-09", fmt.Sprint(broken), "[49 149 249 349]")
}

// B.3 item 8: without PcD, one more seat at 49 costs AC one.
func TestFortyNine(t *testing.T) {
	three := federal()[:3]
	equal(t, "B.3-8 at 49", split(three, 49), "35/12/1/1")
	equal(t, "B.3-8 at 50", split(three, 50), "34/13/2/1")
}
