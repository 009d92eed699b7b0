package classification

import (
	"certame"
	"certame/edital"
	"certame/tiebreak"
)

type criterion = tiebreak.Criterion

// criteria is the mark and then the edital's tie-breaks, in order.
func criteria(t *edital.Terms, r *certame.Roll) []criterion {
	mark := criterion{Read: func(p certame.Person) int64 { return -int64(r.Score[p]) }}
	return append([]criterion{mark}, tiebreak.Criteria(t, r)...)
}
