package contest

import (
	"certame"
	"certame/edital"
	"certame/vacancy"
)

// LaterLabels labels n seats of a post whose first ones keep their labels,
// by the edital's own order: the endless series, the rest of the list it writes,
// or what each group is owed. ok is false when the pool is wider than the post:
// what opens belongs to the pool, and to which post is a policy of the edital.
func (c *Contest) LaterLabels(p *Post, frozen []certame.Modality, n int) (labels []certame.Modality, ok bool) {
	t := c.Terms
	if !c.AloneInPool(p) {
		return nil, false
	}
	switch {
	case t.Order == edital.OrderSeries && !p.Allocation.Declared:
		series := vacancy.Series(t.Groups, n)
		copy(series, frozen)
		return series, true
	case t.Order == edital.OrderList && n <= len(t.Labels):
		listed := make([]certame.Modality, n)
		for i := range listed {
			listed[i], _ = t.Modality(t.Labels[i])
		}
		copy(listed, frozen)
		return listed, true
	}
	return vacancy.Extend(t.Groups, frozen, n), true
}

// AloneInPool reports whether the percentages apply to this post alone.
func (c *Contest) AloneInPool(p *Post) bool {
	pool := c.Terms.Posts[p.Index].Pool
	for i := range c.Terms.Posts {
		if i != int(p.Index) && c.Terms.Posts[i].Pool == pool {
			return false
		}
	}
	return true
}
