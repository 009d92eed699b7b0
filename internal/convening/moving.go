package convening

import "slices"

// How many times others may be moved to make room for somebody, one after the
// other, and how much is tried in a city before giving up.
const (
	depth = 4
	moves = 20_000
)

// moving makes room for a call: somebody who is in the way goes elsewhere, and for
// them perhaps somebody else. A plan of three groups in three rooms at three hours
// exists and is not found by whoever takes the first free place.
func (s *planner) moving(city *cityWork, call int) bool { return s.shift(city, call, depth) }

func (s *planner) shift(city *cityWork, call, left int) bool {
	city.from = 0
	if s.place(city, call) {
		return true
	}
	for _, at := range city.cells {
		if left == 0 || city.budget <= 0 {
			return false
		}
		for _, other := range s.inTheWay(at, call) {
			if city.budget--; s.swap(city, at, call, other, left-1) {
				return true
			}
		}
	}
	return false
}

// inTheWay are the calls of which one would have to leave for the call to come to
// a cell; none when that is not enough.
func (s *planner) inTheWay(at, call int) []int {
	if !s.cells[at].window.receives(s.task.Calls[call].Group) {
		return nil
	}
	own := s.elsewhere(at, call)
	switch {
	case own == len(s.at):
		return nil
	case own >= 0:
		return []int{own}
	case s.full(at):
		return slices.Clone(s.cells[at].calls)
	}
	return nil
}

// swap moves other away, puts the call in its place, and finds other a new one.
// When there is none everything is as it was.
func (s *planner) swap(city *cityWork, at, call, other, left int) bool {
	before := s.at[other]
	board := s.cells[before].board
	s.take(other)
	if to, free := s.free(at, call); free {
		s.put(at, call, to)
		if s.shift(city, other, left) {
			return true
		}
		s.take(call)
	}
	s.put(before, other, board)
	return false
}
