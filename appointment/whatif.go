package appointment

import (
	"slices"

	"certame"
)

// Without is the world after some people left every list (withdrawals).
func (w *World) Without(gone ...Rank) *World {
	out := *w
	out.Lists = make([][]Rank, len(w.Lists))
	gone = slices.Sorted(slices.Values(gone))
	for m, list := range w.Lists {
		out.Lists[m] = slices.DeleteFunc(slices.Clone(list), func(r Rank) bool {
			_, left := slices.BinarySearch(gone, r)
			return left
		})
	}
	return &out
}

// WithSeats is the world with other labels, the edital's seats being the same.
func (w *World) WithSeats(labels []certame.Modality) *World {
	out := *w
	out.Labels = labels
	return &out
}

// WithRank is the world in which one person stands at a better rank and
// everybody between moves one place down.
func (w *World) WithRank(from, to Rank) *World {
	out := *w
	out.Lists = make([][]Rank, len(w.Lists))
	for m, list := range w.Lists {
		moved := slices.Clone(list)
		for i, r := range moved {
			moved[i] = movedRank(r, from, to)
		}
		slices.Sort(moved)
		out.Lists[m] = moved
	}
	return &out
}

func movedRank(r, from, to Rank) Rank {
	switch {
	case r == from:
		return to
	case r >= to && r < from:
		return r + 1
	}
	return r
}
