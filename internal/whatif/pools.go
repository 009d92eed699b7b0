package whatif

import (
	"certame"
	"certame/contest"
	"certame/edital"
	"certame/vacancy"
)

// Pool is a set of posts over which the percentages would be applied together:
// how many seats each modality has with the tables of today and how many it would
// have. In which posts they would be is a policy of the edital, and so it
// is not said here who would take them.
type Pool struct {
	Name          string
	Posts         []int
	Total         int
	Before, After []int // by modality
}

// Pools applies the percentages over the pools of other terms. The seats are
// those of the outcome, the ones that opened included.
func Pools(o *contest.Outcome, grouped *edital.Terms) []Pool {
	var out []Pool
	for _, pool := range vacancy.Pools(grouped) {
		p := Pool{Name: pool.Name, Posts: pool.Posts, Before: make([]int, grouped.Modalities())}
		for _, i := range pool.Posts {
			for m, n := range counted(o, certame.PostIndex(i)) {
				p.Before[m] += n
				p.Total += n
			}
		}
		p.After = vacancy.Counts(grouped.Groups, p.Total)
		out = append(out, p)
	}
	return out
}

// counted is the seats of a post by modality; one that was closed still counts in
// the total of the reservation (I-41).
func counted(o *contest.Outcome, post certame.PostIndex) []int {
	if o.Facts == nil {
		return o.Posts[post].Allocation.Counts
	}
	return vacancy.CountLabels(o.Facts.Now.Labels(post), o.Terms.Modalities())
}
