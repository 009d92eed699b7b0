package convening

import (
	"cmp"
	"slices"

	"certame/internal/intake"
)

// Plan gives every call the earliest place that it may have, in the order of the
// calls. A person of two groups takes two that do not overlap; a board, or two with
// a member in common, is at one place at a time. Where the plain order does not fit,
// people of several groups choose first; where that does not, some are moved. The
// same task gives the same plan.
func (t *Task) Plan() Plan {
	s := newPlanner(t)
	for _, city := range s.cities {
		if s.fill(city, city.calls) {
			continue
		}
		s.clear(city)
		s.fill(city, s.severalFirst(city.calls))
	}
	return s.plan()
}

// fill places calls of a city and says whether all found a place.
func (s *planner) fill(city *cityWork, order []int) bool {
	whole := true
	if city.budget = moves; s.places(city) < len(order) {
		city.budget = 0 // nobody's moving makes a place more
	}
	for _, call := range order {
		if !s.place(city, call) && !s.moving(city, call) {
			whole = false
		}
	}
	return whole
}

// place takes the first cell that is free for a call.
func (s *planner) place(city *cityWork, call int) bool {
	for city.from < len(city.cells) && s.full(city.cells[city.from]) {
		city.from++
	}
	for _, c := range city.cells[city.from:] {
		if board, free := s.free(c, call); free {
			s.put(c, call, board)
			return true
		}
	}
	return false
}

// places is how many people the cells of a city receive.
func (s *planner) places(city *cityWork) (n int) {
	for _, at := range city.cells {
		n += max(0, s.cells[at].capacity)
	}
	return n
}

func (s *planner) full(c int) bool { return len(s.cells[c].calls) >= s.cells[c].capacity }

// clear takes every call of a city out of its place.
func (s *planner) clear(city *cityWork) {
	for _, call := range city.calls {
		if s.at[call] >= 0 {
			s.take(call)
		}
	}
	city.from = 0
}

// severalFirst is the order in which those of more groups come first.
func (s *planner) severalFirst(calls []int) []int {
	order := slices.Clone(calls)
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Compare(len(s.of[s.person[b]]), len(s.of[s.person[a]]))
	})
	return order
}

func (s *planner) plan() (p Plan) {
	for _, city := range s.cities {
		if short, some := s.missing(city); some {
			p.Missing = append(p.Missing, short)
		}
	}
	slices.SortFunc(p.Missing, func(a, b Shortage) int { return cmp.Compare(intake.Fold(a.City), intake.Fold(b.City)) })
	for call, c := range s.at {
		if c >= 0 {
			p.Appointments = append(p.Appointments, s.appointment(call, c))
		}
	}
	return p
}

func (s *planner) appointment(call, at int) Appointment {
	c := &s.cells[at]
	a := Appointment{Call: s.task.Calls[call], Room: c.window.Room, Day: c.window.Day, Start: c.start, End: c.end, Board: s.boards[c.board].Number}
	a.City = c.window.City // as the room has it
	return a
}

// Free are all the places where a call of the task may come, the earliest first, with
// nobody else of its calls placed.
func (t *Task) Free(call int) (list []Appointment) {
	s := newPlanner(t)
	for _, city := range s.cities {
		if !SameCity(city.name, t.Calls[call].City) {
			continue
		}
		for _, at := range city.cells {
			if board, free := s.free(at, call); free {
				s.put(at, call, board)
				list = append(list, s.appointment(call, at))
				s.take(call)
			}
		}
	}
	return list
}
