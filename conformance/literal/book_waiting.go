package literal

import (
	"cmp"
	"slices"
)

// Waiting is a person who has a seat by the rule and is still to be appointed.
type Waiting struct {
	ID       string
	Modality string // under which the person counts with every open seat
	Seat     int    // the free seat to which the person is called
	opened   int    // the seat whose opening calls the person
}

// waiting is R-37: R-32's order without those already appointed. Who is frozen
// keeps the place of the moment of the freezing; where two places meet, the
// better rank goes first.
func (m *moment) waiting() []Waiting {
	p := m.look()
	var all []Waiting
	for id, seat := range p.kept {
		if !m.people[id].appointed {
			all = append(all, Waiting{id, m.people[id].place.label, seat, m.turn(id, seat)})
		}
	}
	for _, c := range Calls(p.world) {
		if !m.people[c.ID].appointed {
			all = append(all, Waiting{c.ID, c.FinalLabel, 0, p.numbers[c.Seat-1]})
		}
	}
	slices.SortFunc(all, func(a, b Waiting) int {
		return cmp.Or(cmp.Compare(a.opened, b.opened), cmp.Compare(m.rank(a.ID), m.rank(b.ID)))
	})
	m.offerSeats(p, all)
	return all
}

// turn is where who is frozen stands in the order: at the seat whose opening
// called the person then; when that one closed, or the seat went to somebody else,
// at the seat that is kept now.
func (m *moment) turn(id string, seat int) int {
	place := m.people[id].place
	if seat != place.seat || m.seats[place.opened-1].closed {
		return seat
	}
	return place.opened
}

// offerSeats gives each who waits, in order and as if those before were already
// appointed, a free seat: the one the order gives, else another of the same
// label, else the lowest (docs/fatos.md, "A próxima"). With "congela" the person
// and the seat will leave the count together, so the seat is one of the
// modality: otherwise the count of another modality would be short.
func (m *moment) offerSeats(p picture, all []Waiting) {
	var offered []int
	for i := range all {
		if all[i].Seat == 0 && m.terms.Compensation == "congela" {
			all[i].Seat = ownSeat(p, all[i].Modality, offered)
		} else if all[i].Seat == 0 {
			all[i].Seat = offer(m.freeOf(p, offered), m.labels(), all[i].opened)
		}
		offered = append(offered, all[i].Seat)
	}
}

// ownSeat is the first seat of a modality, by its label or, failing that, because
// it reverted. With "congela" all the seats of the count are free.
func ownSeat(p picture, modality string, but []int) int {
	for _, labels := range [][]string{p.world.Labels, p.now} {
		for i, seat := range p.numbers {
			if labels[i] == modality && p.now[i] == modality && !slices.Contains(but, seat) {
				return seat
			}
		}
	}
	return 0
}

// offer picks among free seats, 0 when there is none.
func offer(free []int, labels []string, given int) int {
	if len(free) == 0 {
		return 0
	}
	if slices.Contains(free, given) {
		return given
	}
	for _, seat := range free {
		if labels[seat-1] == labels[given-1] {
			return seat
		}
	}
	return free[0]
}

// freeOf are the free seats of the count, ascending, without some.
func (m *moment) freeOf(p picture, but []int) []int {
	var free []int
	for _, seat := range p.numbers {
		if m.isFree(seat) && !slices.Contains(but, seat) {
			free = append(free, seat)
		}
	}
	return free
}
