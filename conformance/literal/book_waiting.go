package literal

import (
	"cmp"
	"slices"
)

// Waiting is a person who has a seat by the rule and is still to be appointed.
type Waiting struct {
	ID       string
	Modality string // under which the person counts with every open seat
	Seat     int    // the free seat of that modality
	position int
}

// waiting is R-37: R-32's order without those already appointed. Who is frozen
// keeps the position of the moment of the freezing; where two positions meet,
// the better rank goes first.
func (m *moment) waiting() []Waiting {
	p := m.look()
	var all []Waiting
	for id, seat := range p.kept {
		if !m.people[id].appointed {
			place := m.people[id].place
			all = append(all, Waiting{id, place.label, seat, place.position})
		}
	}
	for _, c := range Calls(p.world) {
		if !m.people[c.ID].appointed {
			all = append(all, Waiting{c.ID, c.FinalLabel, 0, p.numbers[c.Seat-1]})
		}
	}
	slices.SortFunc(all, func(a, b Waiting) int {
		return cmp.Or(cmp.Compare(a.position, b.position), cmp.Compare(m.rank(a.ID), m.rank(b.ID)))
	})
	m.offerSeats(p, all)
	return all
}

// offerSeats gives each who waits, in order, a free seat of their modality.
func (m *moment) offerSeats(p picture, all []Waiting) {
	lent := loans{map[string]int{}, map[string]int{}}
	for _, id := range m.byRank() {
		if s := m.people[id]; s.appointed && p.seated[id] != "" {
			m.fits(p, s, lent)
		}
	}
	var offered []int
	for i := range all {
		if all[i].Seat != 0 {
			continue
		}
		seat := m.freeSeatFor(p, all[i].Modality, lent, offered)
		if seat == 0 {
			continue
		}
		if label := m.seats[seat-1].label; label != all[i].Modality {
			lent.add(label, all[i].Modality)
		}
		all[i].Seat = seat
		offered = append(offered, seat)
	}
}
