package appointment

import (
	"slices"

	"certame"
)

// reseat gives a seat to everybody whose modality changed or whose seat changed
// label; all the others keep theirs. The best ranked choose first. It returns the seat each one left.
func (r *run) reseat(changed []Rank) (left map[Rank]int) {
	homeless := r.homeless(changed)
	left = make(map[Rank]int, len(homeless))
	for _, rank := range homeless {
		if seat := r.seatOf[rank]; seat != noSeat {
			left[rank] = int(seat)
			r.holder[seat] = NoOne
		}
	}
	free := r.freeSeats(left)
	for _, rank := range homeless {
		at := r.seatFor(rank, free)
		seat := free[at]
		free = slices.Delete(free, at, at+1)
		r.holder[seat], r.seatOf[rank] = rank, int32(seat)
	}
	return left
}

// seatFor chooses among the free seats: who passes to another modality takes
// the seat that just opened when it is of that modality, since it is what calls
// them there; everybody else the lowest.
func (r *run) seatFor(rank Rank, free []int) int {
	opened := len(r.holder) - 1
	fits := func(seat int) bool { return r.ledger.labels[seat] == r.now.holds[rank] }
	if at := slices.Index(free, opened); at >= 0 && fits(opened) && r.was[rank] != certame.NoModality {
		return at
	}
	return slices.IndexFunc(free, fits)
}

func (r *run) homeless(changed []Rank) []Rank {
	out := slices.Clone(changed)
	if r.reverted {
		for seat, rank := range r.holder {
			if rank != NoOne && r.ledger.labels[seat] != r.now.holds[rank] {
				out = append(out, rank)
			}
		}
		slices.Sort(out)
		out = slices.Compact(out)
	}
	return slices.DeleteFunc(out, func(rank Rank) bool { return r.now.holds[rank] == certame.NoModality })
}

// freeSeats lists the seats without anybody, ascending. While nothing has
// reverted they are the seat just opened and those just left.
func (r *run) freeSeats(left map[Rank]int) []int {
	var free []int
	if r.reverted {
		for seat, rank := range r.holder {
			if rank == NoOne {
				free = append(free, seat)
			}
		}
		return free
	}
	free = append(free, len(r.holder)-1)
	for _, rank := range r.now.moves {
		if seat, ok := left[rank.rank]; ok {
			free = append(free, seat)
		}
	}
	slices.Sort(free)
	return slices.Compact(free)
}
