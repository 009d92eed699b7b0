package appointment

import (
	"slices"

	"certame"
)

// reseat gives a seat to everybody whose modality changed or whose seat changed
// label; all the others keep theirs. Each takes the lowest free seat of their
// modality, the best ranked first. It returns the seat each one left.
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
		at := slices.IndexFunc(free, func(seat int) bool {
			return r.ledger.labels[seat] == r.now.holds[rank]
		})
		seat := free[at]
		free = slices.Delete(free, at, at+1)
		r.holder[seat], r.seatOf[rank] = rank, int32(seat)
	}
	return left
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
