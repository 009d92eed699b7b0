package outsider

// openList is check 9: who counts as AC are the first of the AC list, people of
// the groups included: nobody of them uses up the reserve. With labels that do not
// change after the appointment (I-11), who has a reserved seat may stand before.
func (s *scene) openList() *Divergence {
	if s.w.frozen {
		return nil
	}
	var before *listRow
	for i := range s.p.lists {
		r := &s.p.lists[i]
		if s.w.labels[r.label] != open || r.inform || s.isApart(r) || s.excepted(r.key) {
			continue
		}
		row := s.row(r.key)
		counts := s.counts(row)
		if counts < 0 && !s.waits(row) {
			continue
		}
		if counts != 0 && before == nil {
			before = r
		}
		if counts == 0 && before != nil {
			return differs(9, listsFile, int(before.line), "a inscrição %s, posição %d da lista %s, não conta como %s, e a %s, posição %d, conta", s.name(before.key), before.place, open, open, s.name(r.key), r.place)
		}
	}
	return nil
}
