package convening

import (
	"cmp"
	"slices"

	"certame"
	"certame/internal/intake"
)

// planner is a plan being made. Cells are the slots of all windows; calls, boards
// and people are known by their place in the lists.
type planner struct {
	task   *Task
	cities []*cityWork
	cells  []cell
	boards []Board
	at     []int            // of each call: its cell, or -1
	person []int            // of each call
	of     [][]int          // calls of each person
	held   [][]int          // of each person: cells of an earlier plan
	sits   map[string][]int // by member: cells at which they sit
}

type cityWork struct {
	name   string
	calls  []int
	cells  []int // in the order of time
	from   int   // cells before it are full
	budget int   // of moves that may still be tried
}

type cell struct {
	window     *Window
	start, end int // seconds of the day
	capacity   int
	board      int // -1 while nobody comes
	calls      []int
	kept       int // people of an earlier plan who come here
}

const day = 24 * 60 * 60

func (c *cell) overlaps(o *cell) bool {
	return int(c.window.Day)*day+c.start < int(o.window.Day)*day+o.end && int(o.window.Day)*day+o.start < int(c.window.Day)*day+c.end
}

func newPlanner(t *Task) *planner {
	s := &planner{task: t, boards: slices.Clone(t.Boards), sits: map[string][]int{}}
	byCity := map[string]*cityWork{}
	city := func(name string) *cityWork {
		key := intake.Fold(name)
		if byCity[key] == nil {
			byCity[key] = &cityWork{name: name}
			s.cities = append(s.cities, byCity[key])
		}
		return byCity[key]
	}
	people := map[string]int{}
	for i, call := range t.Calls {
		p, known := people[call.ID]
		if !known {
			p = len(s.of)
			people[call.ID], s.of, s.held = p, append(s.of, nil), append(s.held, nil)
		}
		s.of[p], s.person, s.at = append(s.of[p], i), append(s.person, p), append(s.at, -1)
		work := city(call.City)
		work.calls = append(work.calls, i)
	}
	for i := range t.Windows {
		s.open(city(t.Windows[i].City), &t.Windows[i])
	}
	s.sort()
	s.keep(people)
	return s
}

// open adds the cells of a window.
func (s *planner) open(city *cityWork, w *Window) {
	for slot := range w.Slots() {
		start := w.Start + slot*w.Minutes*60
		city.cells = append(city.cells, len(s.cells))
		s.cells = append(s.cells, cell{window: w, start: start, end: start + w.Minutes*60, capacity: w.Capacity, board: -1})
	}
}

// sort puts the cells of each city in the order of time and, of one time, of the
// windows as they were written.
func (s *planner) sort() {
	for _, city := range s.cities {
		slices.SortStableFunc(city.cells, func(a, b int) int {
			return cmp.Or(cmp.Compare(s.cells[a].window.Day, s.cells[b].window.Day), cmp.Compare(s.cells[a].start, s.cells[b].start))
		})
	}
}

// keep marks what an earlier plan took. An appointment whose window is no longer
// there keeps its person busy, in a cell of its own where nobody else fits.
func (s *planner) keep(people map[string]int) {
	where := map[spot]int{}
	for i := range s.cells {
		c := &s.cells[i]
		where[spotOf(c.window.City, c.window.Room, c.window.Day, c.start)] = i
	}
	for i := range s.task.Taken {
		a := &s.task.Taken[i]
		at, known := where[spotOf(a.City, a.Room, a.Day, a.Start)]
		if !known {
			at = len(s.cells)
			s.cells = append(s.cells, cell{window: &Window{City: a.City, Room: a.Room, Day: a.Day}, start: a.Start, end: a.End, board: -1})
		}
		c := &s.cells[at]
		if c.board < 0 {
			s.seat(at, s.boardOf(a.Group, a.Board))
		}
		c.kept, c.capacity = c.kept+1, c.capacity-1
		if p, called := people[a.ID]; called {
			s.held[p] = append(s.held[p], at)
		}
	}
}

// spot is a room at an hour.
type spot struct {
	city, room string
	day        certame.Date
	start      int
}

func spotOf(city, room string, on certame.Date, start int) spot {
	return spot{intake.Fold(city), intake.Fold(room), on, start}
}
