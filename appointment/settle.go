package appointment

import "certame"

// Settle says which seat each person has in fact, when some are already
// appointed. The result says in which modality everybody counts; whoever is
// appointed keeps the seat, also when the modality changes (I-11): nothing
// changes for that person, only what the seat counts as. Those still to be
// called take free seats in the order of call: the one of the result, or else
// one of the same label, or else the lowest.
//
// Taking the seats of the result for everybody would move people who are in
// office: it seats them anew, as if nobody had ever been appointed.
func (r *Result) Settle(appointed []Held) []Seat {
	seats := make([]Seat, len(r.Seats))
	free := make([]bool, len(seats))
	for i := range seats {
		seats[i], free[i] = Seat{r.Seats[i].Label, r.Seats[i].Label, NoOne}, true
	}
	settled := make([]bool, len(r.Holds))
	for _, h := range appointed {
		free[h.Seat] = false
		if h.Rank == NoOne {
			seats[h.Seat].Current = h.Label
			continue
		}
		seats[h.Seat].Current, seats[h.Seat].Holder, settled[h.Rank] = r.Holds[h.Rank], h.Rank, true
	}
	own := r.ownSeats()
	for _, c := range r.Calls {
		if !settled[c.Rank] {
			seat := r.seatFor(own[c.Rank], r.Holds[c.Rank], free)
			seats[seat].Current, seats[seat].Holder, free[seat] = r.Holds[c.Rank], c.Rank, false
		}
	}
	return seats
}

// ownSeats is the seat of each rank at the end of the result.
func (r *Result) ownSeats() []int32 {
	own := make([]int32, len(r.Holds))
	for i := range r.Seats {
		if rank := r.Seats[i].Holder; rank != NoOne {
			own[rank] = int32(i)
		}
	}
	return own
}

func (r *Result) seatFor(own int32, m certame.Modality, free []bool) int {
	if free[own] {
		return int(own)
	}
	lowest := -1
	for i := range free {
		switch {
		case free[i] && r.Seats[i].Label == m:
			return i
		case free[i] && lowest < 0:
			lowest = i
		}
	}
	return lowest
}
