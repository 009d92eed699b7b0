package literal

import (
	"fmt"
	"strings"
	"testing"
)

// split writes AC and then the groups in the given order.
func split(groups []Group, n int) string {
	open, parts := n, []string{}
	for _, g := range groups {
		open -= Count(g, n)
		parts = append(parts, fmt.Sprint(Count(g, n)))
	}
	return fmt.Sprint(open) + "/" + strings.Join(parts, "/")
}

func TestCounts(t *testing.T) {
	pcd10 := []Group{racial("PPP", 25), racial("PI", 3), racial("PQ", 2), disability(10)}
	for _, c := range []struct {
		id     string
		groups []Group
		n      int
		want   string
	}{
		{"T01", federal(), 100, "65/25/3/2/5"},
		{"T03", federal(), 20, "13/5/1/0/1"},
		{"T05", federal(), 50, "31/13/2/1/3"},
		{"T06", federal(), 101, "65/25/3/2/6"},
		{"T09", federal(), 1, "1/0/0/0/0"},
		{"T10", federal(), 2, "1/1/0/0/0"},
		{"T11", federal(), 4, "3/1/0/0/0"},
		{"T12", federal(), 5, "3/1/0/0/1"},
		{"T14", federal(), 16, "11/4/0/0/1"},
		{"T14", federal(), 17, "11/4/1/0/1"},
		{"T15", federal(), 24, "15/6/1/0/2"},
		{"T15", federal(), 25, "15/6/1/1/2"},
		{"T16", federal(), 18, "11/5/1/0/1"},
		{"T17", federal(), 30, "18/8/1/1/2"},
		{"T18", federal(), 8480, "5512/2120/254/170/424"},
		{"T19", federal(), 1100, "715/275/33/22/55"},
		{"T19", federal(), 1110, "721/278/33/22/56"},
		{"T20", pcd10, 20, "12/5/1/0/2"},
		{"T22", federal(), 27, "16/7/1/1/2"},
		{"T23", federal(), 14, "9/4/0/0/1"},
		{"T25", pcd10, 48, "29/12/1/1/5"},
		{"T28", oldLaw(), 83, "61/17/5"},
		{"T29", oldLaw(), 55, "41/11/3"},
		{"T31", oldLaw(), 1500, "1125/300/75"},
		{"T72", federal(), 12, "8/3/0/0/1"},
		{"C07", federal(), 63, "40/16/2/1/4"},
		{"C08", federal(), 59, "38/15/2/1/3"},
		{"49", federal(), 49, "32/12/1/1/3"},
		{"exemplo-minimo", federal(), 6, "3/2/0/0/1"},
	} {
		equal(t, fmt.Sprint(c.id, " n=", c.n), split(c.groups, c.n), c.want)
	}
}

// R-06 "meio": half-up without minimum.
func TestDisabilityHalfUp(t *testing.T) {
	half := Group{Code: "PcD", Share: percent(5), Disability: true}
	for n, want := range map[int]int{9: 0, 10: 1, 29: 1, 30: 2, 125: 6} {
		equal(t, fmt.Sprint("n=", n), fmt.Sprint(Count(half, n)), fmt.Sprint(want))
	}
}

// I-01's two lists: where 25+3+2 one by one is not 30 % rounded.
func TestThirtyPercent(t *testing.T) {
	short, over := "", ""
	for n := 2; n <= 100; n++ {
		parts := Count(racial("PPP", 25), n) + Count(racial("PI", 3), n) + Count(racial("PQ", 2), n)
		switch total := Count(racial("30", 30), n); {
		case parts < total:
			short += fmt.Sprint(n, " ")
		case parts > total:
			over += fmt.Sprint(n, " ")
		}
	}
	equal(t, "one short", short, "5 9 12 13 15 16 45 49 65 69 72 73 ")
	equal(t, "one over", over, "18 26 27 28 30 31 34 38 50 51 54 58 78 84 86 87 88 90 91 94 98 ")
}
