package appointment

import (
	"slices"

	"certame"
)

// Held is a seat that somebody keeps whatever the rule would give now: a label
// frozen (I-11, I-13), or an appointment that the rule does not reach (I-40).
type Held struct {
	Seat  int  // index into the labels of the world
	Rank  Rank // NoOne when the holder is on no list
	Label certame.Modality
}

// Around is the world without some people and the seats they keep, and which
// seat of the whole each of its seats is.
func (w *World) Around(kept []Held) (rest *World, seats []int) {
	taken := make([]bool, len(w.Labels))
	gone := make([]Rank, 0, len(kept))
	for _, h := range kept {
		taken[h.Seat] = true
		gone = append(gone, h.Rank)
	}
	rest = w.Without(gone...)
	rest.Labels, rest.EditalSeats = nil, 0
	for seat, label := range w.Labels {
		if taken[seat] {
			continue
		}
		if seats = append(seats, seat); seat < w.EditalSeats {
			rest.EditalSeats++
		}
		rest.Labels = append(rest.Labels, label)
	}
	return rest, seats
}

// AppointAround is the order of call when some people keep their seats: they
// come first, as they were called, and the others take the other seats.
func AppointAround(w *World, kept []Held) (*Result, error) {
	if len(kept) == 0 {
		return Appoint(w)
	}
	rest, seats := w.Around(kept)
	r, err := Appoint(rest)
	if err != nil {
		return nil, err
	}
	return r.merge(w, kept, seats), nil
}

// merge writes the result of the rest in the numbers of the whole.
func (r *Result) merge(w *World, kept []Held, seats []int) *Result {
	out := &Result{Holds: slices.Clone(r.Holds), CallOf: make([]int32, w.People), Seats: make([]Seat, len(w.Labels))}
	for i, seat := range seats {
		out.Seats[seat] = r.Seats[i]
	}
	for _, h := range kept {
		out.Seats[h.Seat] = Seat{w.Labels[h.Seat], h.Label, h.Rank}
		if h.Rank != NoOne {
			out.Holds[h.Rank] = h.Label
			out.call(Call{Opened: h.Seat + 1, Seat: h.Seat + 1, Rank: h.Rank, Label: h.Label, Final: h.Label})
		}
	}
	first := len(out.Calls)
	for _, c := range r.Calls {
		c.Opened, c.Seat = seats[c.Opened-1]+1, seats[c.Seat-1]+1
		out.call(c)
	}
	for _, t := range r.Transfers {
		t.Call, t.Opened, t.Seat = t.Call+first, seats[t.Opened-1]+1, seats[t.Seat-1]+1
		out.Transfers = append(out.Transfers, t)
	}
	return out
}

func (r *Result) call(c Call) {
	c.Number = len(r.Calls) + 1
	r.CallOf[c.Rank] = int32(c.Number)
	r.Calls = append(r.Calls, c)
}
