package literal

import (
	"fmt"
	"slices"
)

// Order labels n seats: every group gets its count.
func Order(groups []Group, n int) []string {
	counts := map[string]int{}
	for _, g := range groups {
		counts[g.Code] = Count(g, n)
	}
	return OrderWithCounts(groups, counts, n)
}

// OrderWithCounts labels n seats by the same rule with declared counts.
// A count under "AC" is ignored: AC is the rest.
func OrderWithCounts(groups []Group, counts map[string]int, n int) []string {
	labels := make([]string, n)
	for _, g := range placingOrder(groups) {
		for k := 1; k <= counts[g.Code]; k++ {
			place(labels, g.Code, idealPosition(g, k, n))
		}
	}
	return restIsOpen(labels)
}

// placingOrder is R-08's "PcD first, then groups by falling percentage"; equal
// percentages keep the order in which the edital lists the groups.
func placingOrder(groups []Group) []Group {
	var disability, others []Group
	for _, g := range groups {
		if g.Disability {
			disability = append(disability, g)
		} else {
			others = append(others, g)
		}
	}
	return append(fallingShare(disability), fallingShare(others)...)
}

// fallingShare sorts by percentage, the highest first.
func fallingShare(groups []Group) []Group {
	sorted := slices.Clone(groups)
	slices.SortStableFunc(sorted, func(a, b Group) int { return b.Share.Cmp(a.Share) })
	return sorted
}

// idealPosition is where R-08 wants the k-th seat of the group among n seats;
// n+1 stands for "beyond n".
func idealPosition(g Group, k, n int) int {
	if g.Rounding == HalfUp && g.Share.Sign() > 0 {
		return min(ceil(over(midpoint(k), g.Share)), n+1)
	}
	for m := 1; m <= n; m++ {
		if Count(g, m) >= k {
			return m
		}
	}
	return n + 1
}

// place puts the code at the ideal position, else at the nearest free earlier
// one; a position beyond the last goes to the last free one. No
// rule says what to do when nothing earlier is free: the nearest later is taken.
func place(labels []string, code string, ideal int) {
	for position := min(ideal, len(labels)); position >= 1; position-- {
		if labels[position-1] == "" {
			labels[position-1] = code
			return
		}
	}
	for position := ideal; position <= len(labels); position++ {
		if labels[position-1] == "" {
			labels[position-1] = code
			return
		}
	}
	panic(fmt.Sprintf("literal: more reserved seats than the %d seats", len(labels)))
}

// restIsOpen labels AC whatever no group took.
func restIsOpen(labels []string) []string {
	for i, label := range labels {
		if label == "" {
			labels[i] = openList
		}
	}
	return labels
}
