package publication

import (
	"cmp"
	"slices"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/tiebreak"
)

// PublicCriteria are the tie-breaks that stay in the rules of the package: those
// by marks, up to the first that looks at something private. After them comes the
// order that the rest gave.
func PublicCriteria(t *edital.Terms) (out []edital.TieBreak) {
	for _, tb := range t.TieBreaks {
		if tb.Rule != edital.TieComponent {
			break
		}
		out = append(out, tb)
	}
	return out
}

// privately compares two people by the criteria that are not published.
func privately(o *contest.Outcome) func(a, b certame.Person) int {
	all := tiebreak.Criteria(o.Terms, o.Roll)
	kept := len(PublicCriteria(o.Terms))
	rest := slices.DeleteFunc(slices.Clone(all), func(c tiebreak.Criterion) bool {
		return slices.Contains(o.Terms.TieBreaks[:kept], c.Rule)
	})
	return func(a, b certame.Person) int { return tiebreak.Compare(rest, a, b) }
}

// tieOrders is, by row, the order that the private criteria gave among people of
// equal mark in each post: of those on its lists, and of those that a public fact
// names, who may have been on them when somebody was appointed. Whom nothing
// separates share a number, except where people put posts in order: there the order
// of the rows is not that of the list, and the list is public.
func tieOrders(o *contest.Outcome, shown func(certame.Person) bool) []int32 {
	out := make([]int32, o.Roll.Len())
	compare := privately(o)
	for _, members := range o.Members {
		if o.Phases != nil {
			phaseOrders(out, members, compare)
			continue
		}
		listed := slices.DeleteFunc(slices.Clone(members), func(row certame.Person) bool { return !shown(row) })
		slices.SortStableFunc(listed, func(a, b certame.Person) int {
			return cmp.Or(cmp.Compare(o.Roll.Score[b], o.Roll.Score[a]), compare(a, b))
		})
		equal := func(i, j int) bool {
			return i >= 0 && j < len(listed) && o.Roll.Score[listed[i]] == o.Roll.Score[listed[j]]
		}
		for i, row := range listed {
			switch {
			case equal(i-1, i):
				if out[row] = out[listed[i-1]]; o.Preferred != nil || compare(listed[i-1], row) != 0 {
					out[row]++
				}
			case equal(i, i+1):
				out[row] = 1
			}
		}
	}
	return out
}

// phaseOrders numbers everybody of a post by the private criteria alone: the cut of
// a phase that breaks its ties may fall between any two.
func phaseOrders(out []int32, members []certame.Person, compare func(a, b certame.Person) int) {
	order := slices.Clone(members)
	slices.SortStableFunc(order, compare)
	number := int32(0)
	for i, row := range order {
		if i == 0 || compare(order[i-1], row) != 0 {
			number++
		}
		out[row] = number
	}
}
