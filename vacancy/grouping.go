package vacancy

import (
	"cmp"
	"slices"

	"certame"
	"certame/edital"
)

// Joining is one way of putting parts together: the parts of each set, and the
// seats of each group when the percentages apply to whole sets.
type Joining struct {
	Sets   [][]int
	Counts []int // by group, index Modality-1
}

// Join puts together the parts that have the same key, in the order of the first
// of each (Lei 15.142/2025, art. 5º, § 1º; Decreto, art. 20, §§ 1º e 3º).
func Join(groups []certame.Group, totals []int, keys []string) Joining {
	out := Joining{Counts: make([]int, len(groups))}
	place := map[string]int{}
	for i, key := range keys {
		at, known := place[key]
		if !known {
			at = len(out.Sets)
			place[key] = at
			out.Sets = append(out.Sets, nil)
		}
		out.Sets[at] = append(out.Sets[at], i)
	}
	for _, set := range out.Sets {
		sum := 0
		for _, i := range set {
			sum += totals[i]
		}
		for g := range groups {
			out.Counts[g] += Count(groups[g], sum)
		}
	}
	return out
}

// Fewest is the fewest parts that put together give the group its first seat, the
// largest first and then in their order; nil when one alone does, or not even all
// of them do.
func Fewest(g certame.Group, totals []int) []int {
	order := make([]int, len(totals))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(totals[b], totals[a]) })
	sum := 0
	for k, i := range order {
		if sum += totals[i]; Count(g, sum) > 0 {
			if k == 0 {
				return nil
			}
			return slices.Sorted(slices.Values(order[:k+1]))
		}
	}
	return nil
}

// Reserved is what the edital gives each modality in a pool, and whether it says
// so itself: the sum of the tables when every post has one, the count of the total
// otherwise.
func Reserved(t *edital.Terms, pool Pool) (counts []int, declared bool) {
	for _, post := range pool.Posts {
		if tableOf(&t.Posts[post]) == nil {
			return Counts(t.Groups, pool.Total), false
		}
	}
	return declaredSum(t, pool), true
}
