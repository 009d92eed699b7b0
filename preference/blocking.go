package preference

import (
	"slices"

	"certame"
	"certame/appointment"
)

// Pair is a candidate and a post that would rather have each other.
type Pair struct {
	Candidate Candidate
	Post      certame.PostIndex
}

// Blocking lists the pairs that would rather have each other: each post looks at
// everybody who wants it, whether they asked or not, and must take exactly those
// it has. None is what the allocation promises; with chains of reversion or
// overlapping groups for which the promise does not hold, this says whether it
// held all the same.
func (a *Allocation) Blocking() (out []Pair) {
	for i := range a.m.Posts {
		out = a.blockingAt(certame.PostIndex(i), out)
	}
	return out
}

func (a *Allocation) blockingAt(i certame.PostIndex, out []Pair) []Pair {
	post := &a.m.Posts[i]
	var pool []appointment.Rank
	for rank, set := range post.classOf {
		if set != noClass && a.wants(i, appointment.Rank(rank)) {
			pool = append(pool, appointment.Rank(rank))
		}
	}
	for j, m := range post.choose(pool) {
		_, has := slices.BinarySearch(a.taken[i], pool[j])
		if has != (m != certame.NoModality) {
			out = append(out, Pair{post.Who[pool[j]], i})
		}
	}
	return out
}
