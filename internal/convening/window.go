package convening

import (
	"cmp"
	"slices"

	"certame"
	"certame/internal/intake"
)

// Window is a room of a city on a day: between two hours it receives so many people
// in each slot, before a board of a group when it says which.
type Window struct {
	City, Room   string
	Day          certame.Date
	Start, End   int    // seconds of the day; no slot ends after End
	Minutes      int    // of each slot
	Capacity     int    // people in a slot
	Group, Board string // code of the group and number of its board; "" is any
}

// Slots is how many slots there are between the two hours.
func (w *Window) Slots() int {
	if w.Minutes <= 0 || w.End < w.Start {
		return 0
	}
	return (w.End - w.Start) / (60 * w.Minutes)
}

// Places is how many people it receives.
func (w *Window) Places() int { return w.Slots() * w.Capacity }

// receives says whether somebody called for the group may come here.
func (w *Window) receives(group string) bool { return w.Group == "" || w.Group == group }

// SameCity says whether two texts name one city: case and accents do not tell
// cities apart, for people write them by hand.
func SameCity(a, b string) bool { return intake.Fold(a) == intake.Fold(b) }

// clash finds two windows that are one room at one time.
func clash(list []Window) (a, b int, found bool) {
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(x, y int) int {
		return cmp.Or(cmp.Compare(intake.Fold(list[x].City), intake.Fold(list[y].City)), cmp.Compare(intake.Fold(list[x].Room), intake.Fold(list[y].Room)),
			cmp.Compare(list[x].Day, list[y].Day), cmp.Compare(list[x].Start, list[y].Start))
	})
	for i := 1; i < len(order); i++ {
		x, y := &list[order[i-1]], &list[order[i]]
		if SameCity(x.City, y.City) && intake.Fold(x.Room) == intake.Fold(y.Room) && x.Day == y.Day && y.Start < x.End {
			return min(order[i-1], order[i]), max(order[i-1], order[i]), true
		}
	}
	return 0, 0, false
}
