package appointment

import (
	"slices"

	"certame"
)

// Appoint computes the order of call. S(k) is the assignment of R-31 with the
// first k seats; the k-th person called is who is in S(k) and not in S(k−1).
// Walking the labels and taking the best of each list instead robs the last
// person of a group of the seat: with A·1, J·PPP, B, C, Pedro·PPP and seats AC
// PPP AC AC it calls A, J, B, C; the order of call is A, J, Pedro, B.
func Appoint(w *World) (*Result, error) {
	r := newRun(w)
	for k := range w.Labels {
		r.advance(k)
		if err := r.record(); err != nil {
			return nil, err
		}
	}
	return r.result(), nil
}

// run is the computation of one order of call: the assignment with the seats
// opened so far, and what it was one seat ago.
type run struct {
	w         *World
	now       *seating
	ledger    *seats
	reverted  bool               // some seat stands empty or changed label
	was       []certame.Modality // by rank, one seat ago
	wasSeated int
	wasLabels []certame.Modality // by seat, one seat ago
	seatOf    []int32            // by rank; noSeat when without one
	holder    []Rank             // by seat, from 0
	out       Result
}

const noSeat = -1

func newRun(w *World) *run {
	r := &run{w: w, now: newSeating(w), ledger: newSeats(len(w.Lists)), seatOf: make([]int32, w.People)}
	r.was = slices.Clone(r.now.holds)
	for i := range r.seatOf {
		r.seatOf[i] = noSeat
	}
	r.out.CallOf = make([]int32, w.People)
	return r
}

// advance opens seat k. While no seat has reverted, the assignment only grows
// and the seat is offered on top of what stands; the result is the same in
// whatever order seats are offered. From the first reversion on it is computed
// anew for every k: which seats are empty depends on all of them.
func (r *run) advance(k int) {
	r.holder = append(r.holder, NoOne)
	r.wasLabels = append(r.wasLabels, r.w.Labels[k])
	if !r.reverted {
		r.now.moves = r.now.moves[:0]
		r.ledger.add(r.w.Labels[k])
		r.now.open(r.w.Labels[k])
		if !slices.ContainsFunc(r.now.empty, func(n int) bool { return n > 0 }) {
			return
		}
		r.reverted = true
		r.now = newSeating(r.w) // reset undoes only the moves of one seat
	}
	r.rebuild(k + 1)
}

func (r *run) rebuild(k int) {
	r.now.reset()
	r.ledger = newSeats(len(r.w.Lists))
	r.now.fill(r.ledger, r.w.Labels[:k])
}

func (r *run) result() *Result {
	r.out.Holds = r.now.holds
	for i := range r.out.Calls {
		r.out.Calls[i].Final = r.now.holds[r.out.Calls[i].Rank]
	}
	r.out.Seats = make([]Seat, len(r.holder))
	for i := range r.out.Seats {
		r.out.Seats[i] = Seat{r.w.Labels[i], r.ledger.labels[i], r.holder[i]}
	}
	return &r.out
}
