package outsider

// sameGroup is check 10: of people who are in the same lists and no other, who is
// better placed is called first.
//
// Where labels freeze, whoever is fixed stays at the place of the seat that called
// them, and who replaces somebody at an earlier seat comes before, however placed
// (the seats 3 and 4 are of the open competition, the person of the 3rd leaves: who
// comes in is third, and the one of the 4th stays fourth). Then the check is of
// those who wait; and of nobody where people are fixed before any appointment,
// which the package does not say of whom.
func (s *scene) sameGroup() *Divergence {
	if s.w.frozeEarly {
		return nil
	}
	last := map[uint64]call{}
	for _, c := range s.p.calls {
		if s.excepted(c.key) || s.w.frozen && c.status != statusCalled {
			continue
		}
		row := s.row(c.key)
		before, any := last[s.lists[row]]
		if any && s.place[s.row(before.key)] > s.place[row] {
			return differs(10, callsFile, c.line, "a inscrição %s (nota %s), convocação %d, está à frente da %s (nota %s), convocação %d, nas mesmas listas", s.name(c.key), showPoints(c.score), c.order, s.name(before.key), showPoints(before.score), before.order)
		}
		last[s.lists[row]] = c
	}
	return nil
}
