package publication

import (
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

// phaseOrders numbers people by the private criteria alone, when some cut of a
// phase breaks its ties; zero otherwise.
func phaseOrders(o *contest.Outcome, people []certame.Person) []int {
	out := make([]int, len(people))
	order := make([]int, len(people))
	for i := range order {
		order[i] = i
	}
	compare := privately(o)
	slices.SortStableFunc(order, func(a, b int) int { return compare(people[a], people[b]) })
	number := 0
	for i, at := range order {
		if i == 0 || compare(people[order[i-1]], people[at]) != 0 {
			number++
		}
		out[at] = number
	}
	return out
}
