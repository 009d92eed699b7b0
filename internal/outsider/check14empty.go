package outsider

// emptySeats is check 14: with a seat of a modality left empty nobody of its list
// waits.
func (s *scene) emptySeats() *Divergence {
	left := s.finalSeats()
	for _, c := range s.p.calls {
		left[c.final]--
	}
	for i := range s.p.lists {
		r := &s.p.lists[i]
		if r.inform || s.isApart(r) || left[r.label] <= 0 || !s.waits(s.row(r.key)) {
			continue
		}
		return differs(14, listsFile, int(r.line), "a inscrição %s, posição %d da lista %s, espera, e no cargo %s há vaga %s vazia", s.name(r.key), r.place, s.label(int(r.label)), s.p.code, s.label(int(r.label)))
	}
	return nil
}
