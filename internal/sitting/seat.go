package sitting

import (
	"slices"

	"certame/confirmation"
)

// Seat is a place on a board: its titular and who replaces them, in order.
type Seat struct {
	Titular    string
	Alternates []string
}

// SeatsOf gives each titular their alternates. Those who do not say whose place they
// take go, in the order of the file, to the seats that have fewest: nobody is the
// alternate of two, for who held the shares of two seats would be two.
func SeatsOf(b *confirmation.Board) (seats []Seat) {
	for _, m := range b.Members {
		if !m.Alternate {
			seats = append(seats, Seat{Titular: m.Code})
		}
	}
	if len(seats) == 0 {
		return nil
	}
	var loose []string
	for _, m := range b.Members {
		if !m.Alternate {
			continue
		}
		at := slices.IndexFunc(seats, func(s Seat) bool { return s.Titular == m.InPlaceOf })
		if at < 0 {
			loose = append(loose, m.Code)
			continue
		}
		seats[at].Alternates = append(seats[at].Alternates, m.Code)
	}
	for _, code := range loose {
		fewest := slices.MinFunc(seats, func(a, b Seat) int { return len(a.Alternates) - len(b.Alternates) })
		at := slices.IndexFunc(seats, func(s Seat) bool { return s.Titular == fewest.Titular })
		seats[at].Alternates = append(seats[at].Alternates, code)
	}
	return seats
}

// order is who may sit, the titular first.
func (s Seat) order() []string { return append([]string{s.Titular}, s.Alternates...) }
