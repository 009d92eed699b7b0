package phase

import (
	"cmp"
	"slices"

	"certame"
	"certame/edital"
	"certame/tiebreak"
)

// cutOpen is the barrier: the best K of the open competition, among those
// who reached the minimum and were inside every open cut before, optantes
// included (Lei 15.142/2025, art. 7º). Who came only by the option would not be
// here without it and takes up no place; nor does who is sub judice.
func (r *runner) cutOpen(result *Result) {
	barrier := r.Terms.Phases[result.Phase].Barrier
	result.Cut = Cut{LastOf: certame.Nobody}
	if barrier != nil {
		if result.Cut.Keep = places(barrier, r.Terms, certame.OpenCompetition, r.Seats); result.Cut.Keep == 0 {
			r.reportZero(result.Phase, certame.OpenCompetition)
		}
	}
	var people []int
	for i, p := range r.Members {
		if result.Facts[i].Minimum && r.open[i] && !r.mirrored(p) {
			people = append(people, i)
		}
	}
	inside := r.cut(&result.Cut, barrier, result, people)
	for i := range r.Members {
		fact := &result.Facts[i]
		fact.Inside = fact.Minimum && r.open[i] && inside(i)
	}
	r.reportTies(result)
}

// places is how many a barrier keeps in a modality; 0 keeps everybody.
func places(b *edital.Barrier, t *edital.Terms, m certame.Modality, seats []int) int {
	switch {
	case b.Multiple > 0:
		return max(b.Multiple*seats[m], b.Floor)
	case m == certame.OpenCompetition:
		return b.Keep
	}
	for _, cell := range b.KeepGroups {
		if cell.Code == t.Code(m) {
			return cell.Seats
		}
	}
	return 0
}

// cut finds the last place kept among people and says who stands at it or
// before. Ties at the last place are kept, unless the edital breaks them; what
// no criterion separates is kept all the same: nobody stops by the order of the
// input.
func (r *runner) cut(c *Cut, b *edital.Barrier, result *Result, people []int) (inside func(int) bool) {
	c.Kept = len(people)
	if b == nil || c.Keep == 0 || len(people) <= c.Keep {
		return func(int) bool { return true }
	}
	compare := r.comparer(b, result)
	slices.SortFunc(people, compare)
	last := people[c.Keep-1]
	c.Limited, c.Last, c.LastOf = true, r.cutMark(b, result, last), r.Members[last]
	for c.Kept = c.Keep; c.Kept < len(people) && compare(people[c.Kept], last) == 0; {
		c.Kept++
	}
	return func(i int) bool { return compare(i, last) <= 0 }
}

// comparer orders members by the mark that decides the cut and, where the edital
// breaks ties, by its criteria.
func (r *runner) comparer(b *edital.Barrier, result *Result) func(a, b int) int {
	var list []tiebreak.Criterion
	if b.TiesBreak {
		list = tiebreak.Criteria(r.Terms, r.Roll)
	}
	return func(x, y int) int {
		if c := cmp.Compare(r.cutMark(b, result, y), r.cutMark(b, result, x)); c != 0 {
			return c
		}
		return tiebreak.Compare(list, r.Members[x], r.Members[y])
	}
}

// cutMark is the mark that decides the cut: of the phase, or the sum so far
// (I-32).
func (r *runner) cutMark(b *edital.Barrier, result *Result, i int) certame.Score {
	if b.Accumulated {
		return r.sum[i]
	}
	return result.Facts[i].Mark
}
