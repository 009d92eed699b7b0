package literal

import (
	"math/big"
	"slices"
)

// spreadSeat is one seat of a modality with its point on the line 0…N.
type spreadSeat struct {
	label string
	point *big.Rat
}

// Spread is I-03 "espalhada": the seats sorted by (k − 1/2)·N/n over all
// modalities, AC included. Equal points: AC, then the placing order of R-08.
func Spread(groups []Group, n int) []string {
	var seats []spreadSeat
	open := n
	for _, g := range placingOrder(groups) {
		seats = append(seats, spreadSeats(g.Code, Count(g, n), n)...)
		open -= Count(g, n)
	}
	seats = append(spreadSeats(openList, open, n), seats...)
	slices.SortStableFunc(seats, func(a, b spreadSeat) int { return a.point.Cmp(b.point) })
	var labels []string
	for _, seat := range seats {
		labels = append(labels, seat.label)
	}
	return labels
}

// spreadSeats are the points of one modality that has count of the n seats.
func spreadSeats(label string, count, n int) []spreadSeat {
	var seats []spreadSeat
	for k := 1; k <= count; k++ {
		point := times(midpoint(k), big.NewRat(int64(n), int64(count)))
		seats = append(seats, spreadSeat{label, point})
	}
	return seats
}
