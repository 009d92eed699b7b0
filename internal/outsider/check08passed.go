package outsider

// passedOver is check 8: nobody without a seat stands, in a list, before someone
// who counts in that list. Whoever counts somewhere must be in that list.
func (s *scene) passedOver() *Divergence {
	waiting := make([]*listRow, len(s.w.labels)) // the first one without a seat
	for i := range s.p.lists {
		r := &s.p.lists[i]
		if r.inform || s.isApart(r) || s.excepted(r.key) {
			continue
		}
		row := s.row(r.key)
		switch first := waiting[r.label]; {
		case s.waits(row) && first == nil:
			waiting[r.label] = r
		case s.counts(row) == int(r.label) && first != nil:
			return differs(8, listsFile, int(first.line), "a inscrição %s, posição %d da lista %s, não tem vaga, e a %s, posição %d, conta como %s", s.name(first.key), first.place, s.label(int(r.label)), s.name(r.key), r.place, s.label(int(r.label)))
		}
	}
	return s.countsWhereListed()
}

func (s *scene) countsWhereListed() *Divergence {
	for _, c := range s.p.calls {
		if s.lists[s.row(c.key)]&bit(c.final) == 0 && !s.excepted(c.key) {
			return differs(8, callsFile, c.line, "a inscrição %s conta como %s, e não está classificada nessa lista", s.name(c.key), s.label(c.final))
		}
	}
	return nil
}
