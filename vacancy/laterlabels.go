package vacancy

import (
	"slices"

	"certame"
	"certame/edital"
)

// Later labels n seats of a post of which some keep the label they have: those
// of the edital, and those opened later to which somebody was appointed
// (frozen[i], NoModality while it may still change; R-09). The rule is the
// edital's own: the endless series, the rest of the list it writes, or what each
// group is owed. ok is false when the pool is wider than the post: what opens
// belongs to the pool, and to which post is a policy of the edital.
func Later(t *edital.Terms, post certame.PostIndex, declared bool, frozen []certame.Modality, n int) (labels []certame.Modality, ok bool) {
	if !AloneInPool(t, post) {
		return nil, false
	}
	switch {
	case t.Order == edital.OrderSeries && !declared:
		labels = Series(t.Groups, n)
	case t.Order == edital.OrderList && n <= len(t.Labels):
		labels = make([]certame.Modality, n)
		for i := range labels {
			labels[i], _ = t.Modality(t.Labels[i])
		}
	default:
		return Extend(t.Groups, frozen, n), true
	}
	for i, label := range frozen {
		if label != certame.NoModality {
			labels[i] = label
		}
	}
	return labels, true
}

// AloneInPool reports whether the percentages apply to this post alone.
func AloneInPool(t *edital.Terms, post certame.PostIndex) bool {
	pool := t.Posts[post].Pool
	return !slices.ContainsFunc(t.Posts[:post], func(p edital.Post) bool { return p.Pool == pool }) &&
		!slices.ContainsFunc(t.Posts[post+1:], func(p edital.Post) bool { return p.Pool == pool })
}
