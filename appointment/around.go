package appointment

import (
	"cmp"
	"slices"

	"certame"
)

// Held is a seat that somebody keeps whatever the rule would give now: a label
// frozen (I-11, I-13), or an appointment that the rule does not reach (I-40).
type Held struct {
	Seat  int  // index into the labels of the world
	Rank  Rank // NoOne when the holder is on no list
	Label certame.Modality
	// Opened is the seat, as an index, whose opening called the person when the
	// label was fixed before any appointment; otherwise it is Seat.
	Opened int
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

// AppointAround is the order of call when some people keep their seats, and the
// others take the other seats. Each is in the place of the seat whose opening
// calls her; where two meet, the better rank goes first.
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
			out.Calls = append(out.Calls, Call{Opened: h.Opened + 1, Seat: h.Seat + 1, Rank: h.Rank, Label: h.Label, Final: h.Label})
		}
	}
	for _, c := range r.Calls {
		c.Opened, c.Seat = seats[c.Opened-1]+1, seats[c.Seat-1]+1
		out.Calls = append(out.Calls, c)
	}
	out.number()
	for _, t := range r.Transfers {
		if t.Call > 0 {
			t.Call = int(out.CallOf[r.Calls[t.Call-1].Rank])
		}
		t.Opened, t.Seat = seats[t.Opened-1]+1, seats[t.Seat-1]+1
		out.Transfers = append(out.Transfers, t)
	}
	return out
}

// number puts the calls in order.
func (r *Result) number() {
	slices.SortFunc(r.Calls, func(a, b Call) int { return cmp.Or(cmp.Compare(a.Opened, b.Opened), cmp.Compare(a.Rank, b.Rank)) })
	for i := range r.Calls {
		r.Calls[i].Number = i + 1
		r.CallOf[r.Calls[i].Rank] = int32(i + 1)
	}
}
