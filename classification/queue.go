package classification

import (
	"slices"

	"certame"
)

// toTheEnd is R-40: who asked for the end of the queue stands behind everybody,
// on every list, in the order of asking. It comes after the modality and the
// limit of approved people, which look at the place that the mark gave.
func (l *Lists) toTheEnd(r *certame.Roll) {
	var behind []Rank
	openOnly := make([]bool, len(l.Order))
	for _, q := range r.Queue {
		if at := slices.Index(l.Order, q.Person); at >= 0 {
			behind = append(behind, Rank(at))
			openOnly[at] = q.OpenOnly
		}
	}
	if len(behind) == 0 {
		return
	}
	order := make([]Rank, 0, len(l.Order)) // old ranks in the new order
	for rank := range l.Order {
		if !slices.Contains(behind, Rank(rank)) {
			order = append(order, Rank(rank))
		}
	}
	order = append(order, behind...)
	for rank, only := range openOnly {
		if only {
			l.Final[rank] = 0
		}
	}
	l.reorder(order, openOnly)
}

// reorder gives everybody a new rank.
func (l *Lists) reorder(order []Rank, openOnly []bool) {
	was := *l
	to := make([]Rank, len(order))
	l.Order, l.Final, l.Mirror = make([]certame.Person, len(order)), make([]certame.GroupSet, len(order)), make([]bool, len(order))
	for i, old := range order {
		to[old] = Rank(i)
		l.Order[i], l.Final[i], l.Mirror[i] = was.Order[old], was.Final[old], was.Mirror[old]
	}
	move := func(list []Rank) []Rank {
		out := make([]Rank, len(list))
		for i, rank := range list {
			out[i] = to[rank]
		}
		slices.Sort(out)
		return out
	}
	l.Open = move(was.Open)
	for g := range was.Specific {
		l.Specific[g] = move(slices.DeleteFunc(slices.Clone(was.Specific[g]), func(rank Rank) bool { return openOnly[rank] }))
	}
	l.Ties = movedTies(was.Ties, to)
}

// movedTies keeps the runs that still stand together.
func movedTies(ties []Tie, to []Rank) (out []Tie) {
	for _, tie := range ties {
		var ranks []Rank
		for rank := tie.First; rank <= tie.Last; rank++ {
			ranks = append(ranks, to[rank])
		}
		slices.Sort(ranks)
		for first := 0; first < len(ranks); {
			last := first
			for last+1 < len(ranks) && ranks[last+1] == ranks[last]+1 {
				last++
			}
			if last > first {
				out = append(out, Tie{int(ranks[first]), int(ranks[last])})
			}
			first = last + 1
		}
	}
	slices.SortFunc(out, func(a, b Tie) int { return a.First - b.First })
	return out
}
