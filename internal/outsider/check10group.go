package outsider

// sameGroup is check 10: of people who are in the same lists and no other, who is
// better placed is called first.
func (s *scene) sameGroup() *Divergence {
	last := map[uint64]call{}
	for _, c := range s.p.calls {
		if s.excepted(c.key) {
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
