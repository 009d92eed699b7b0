package classification

import (
	"certame"
	"certame/edital"
	"certame/tiebreak"
)

type criterion = tiebreak.Criterion

// criteria is what ranks people before any tie-break, and then the edital's
// tie-breaks, in order.
func criteria(t *edital.Terms, r *certame.Roll) []criterion {
	return append(ranking(t, r), tiebreak.Criteria(t, r)...)
}

// ranking is the mark; before it, where a cargo has lists of its localities, whether
// the person put this one first.
func ranking(t *edital.Terms, r *certame.Roll) (list []criterion) {
	if c, has := localFirst(t, r); has {
		list = append(list, c)
	}
	return append(list, criterion{Read: func(p certame.Person) int64 { return -int64(r.Score[p]) }})
}
