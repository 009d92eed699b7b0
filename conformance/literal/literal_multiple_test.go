package literal

import "testing"

func option(g string, p int64) Option { return Option{g, percent(p)} }

// T48, T49, T50, C26 and I-09.
func TestSingleModality(t *testing.T) {
	none := map[string]int{}
	ppp, pi, pq, pcd := option("PPP", 25), option("PI", 3), option("PQ", 2), option("PcD", 5)
	equal(t, "T48", SingleModality([]Option{pcd, ppp}, none, none, false), "PPP")
	equal(t, "T49", SingleModality([]Option{pi, pcd}, none, none, false), "PcD")
	equal(t, "PI over PQ", SingleModality([]Option{pq, pi}, none, none, true), "PI")
	equal(t, "one option", SingleModality([]Option{pq}, none, none, true), "PQ")
	equal(t, "no option", SingleModality(nil, none, none, false), "")
	five := []Option{option("PI", 5), pcd}
	rank := map[string]int{"PI": 2, "PcD": 4}
	equal(t, "T50", SingleModality(five, rank, none, false), "PI")
	equal(t, "I-09 2/1 against 4/4", SingleModality(five, rank, map[string]int{"PI": 1, "PcD": 4}, true), "PcD")
	equal(t, "I-09 same ratio", SingleModality(five, rank, map[string]int{"PI": 1, "PcD": 2}, true), "")
	equal(t, "no seat is worst", SingleModality(five, rank, map[string]int{"PcD": 1}, true), "PcD")
	equal(t, "same position", SingleModality(five, map[string]int{"PI": 3, "PcD": 3}, none, false), "")
}

// I-14 "por_resultado" is circular with two people: one PI seat, no PI; x and y
// both confirmed in PPP and PQ. Whoever chooses last makes the other wrong.
func TestOutcomeReadingIsCircular(t *testing.T) {
	as := func(x, y string) string { return show(world("PI", "x:"+x+"! y:"+y+"!")) }
	equal(t, "y PPP: x reaches the seat as PPP", as("PPP", "PPP"), "x=PPP")
	equal(t, "x PPP: y reaches it only as PQ", as("PPP", "PQ"), "y=PQ")
	equal(t, "y PQ: x reaches it only as PQ", as("PQ", "PQ"), "x=PQ")
	equal(t, "x PQ: y reaches nothing and is PPP again", as("PQ", "PPP"), "x=PQ")
}
