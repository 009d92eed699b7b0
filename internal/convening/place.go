package convening

import "slices"

// free says whether a call fits in a cell, and before which board.
func (s *planner) free(at, call int) (board int, ok bool) {
	if c := &s.cells[at]; s.full(at) || !c.window.receives(s.task.Calls[call].Group) || s.elsewhere(at, call) >= 0 {
		return 0, false
	}
	return s.boardAt(at, call)
}

// elsewhere is another call of the same person at an hour that overlaps; -1 for
// none, and the number of calls for an appointment that does not move.
func (s *planner) elsewhere(at, call int) int {
	for _, other := range s.of[s.person[call]] {
		if other != call && s.at[other] >= 0 && s.cells[at].overlaps(&s.cells[s.at[other]]) {
			return other
		}
	}
	for _, held := range s.held[s.person[call]] {
		if s.cells[at].overlaps(&s.cells[held]) {
			return len(s.at)
		}
	}
	return -1
}

// boardAt is the board before which a call would come: that of the cell, or the
// first of the group that is free at the hour.
func (s *planner) boardAt(at, call int) (board int, ok bool) {
	c, group := &s.cells[at], s.task.Calls[call].Group
	if c.board >= 0 {
		return c.board, s.boards[c.board].Group == group
	}
	known := false
	for i := range s.boards {
		b := &s.boards[i]
		if b.Group != group || c.window.Board != "" && c.window.Board != b.Number {
			continue
		}
		if known = true; !s.sitting(at, i) {
			return i, true
		}
	}
	if known || slices.ContainsFunc(s.task.Boards, func(b Board) bool { return b.Group == group }) {
		return 0, false
	}
	return s.boardOf(group, c.window.Board), true
}

// sitting says whether a member of the board sits elsewhere at the hour of a cell.
func (s *planner) sitting(at, board int) bool {
	for _, m := range s.boards[board].Members {
		for _, other := range s.sits[m] {
			if other != at && s.cells[at].overlaps(&s.cells[other]) {
				return true
			}
		}
	}
	return false
}

// boardOf finds a board, or adds one of which nobody said who sits.
func (s *planner) boardOf(group, number string) int {
	at := slices.IndexFunc(s.boards, func(b Board) bool { return b.Group == group && b.Number == number })
	if at < 0 {
		at = len(s.boards)
		s.boards = append(s.boards, Board{Group: group, Number: number})
	}
	return at
}

// seat gives a cell its board.
func (s *planner) seat(at, board int) {
	s.cells[at].board = board
	for _, m := range s.boards[board].Members {
		s.sits[m] = append(s.sits[m], at)
	}
}

func (s *planner) put(at, call, board int) {
	if s.cells[at].board < 0 {
		s.seat(at, board)
	}
	s.cells[at].calls = append(s.cells[at].calls, call)
	s.at[call] = at
}

// take takes a call out of its cell. One where nobody comes any more has no board.
func (s *planner) take(call int) {
	at := s.at[call]
	c := &s.cells[at]
	c.calls = slices.DeleteFunc(c.calls, func(other int) bool { return other == call })
	s.at[call] = -1
	if len(c.calls)+c.kept > 0 {
		return
	}
	for _, m := range s.boards[c.board].Members {
		s.sits[m] = slices.DeleteFunc(s.sits[m], func(other int) bool { return other == at })
	}
	c.board = -1
}
