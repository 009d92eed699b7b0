package outsider

// subJudice is check 13: who takes part by an order that may fall holds no seat by
// it. The rows sub judice of the lists and sub_judice.csv are of the same people.
func (s *scene) subJudice() *Divergence {
	told := map[key]bool{}
	for _, a := range s.p.apart {
		row := s.row(a.key)
		if row < 0 {
			return differs(13, apartFile, a.line, "a inscrição %s não está no cargo %s em %s", s.name(a.key), s.p.code, peopleFile)
		}
		told[a.key] = true
		if counts := s.counts(row); counts >= 0 && (s.lists[row] == 0 || counts == a.label) {
			return differs(13, apartFile, a.line, "a inscrição %s, sub judice, está em %s e conta como %s", s.name(a.key), callsFile, s.label(counts))
		}
	}
	for i := range s.p.lists {
		r := &s.p.lists[i]
		if !s.isApart(r) {
			continue
		}
		if !told[r.key] {
			return differs(13, listsFile, int(r.line), "a inscrição %s está sub judice, e não está em %s", s.name(r.key), apartFile)
		}
		if s.counts(s.row(r.key)) == int(r.label) {
			return differs(13, listsFile, int(r.line), "a inscrição %s, sub judice na lista %s, tem vaga por ela em %s", s.name(r.key), s.label(int(r.label)), callsFile)
		}
	}
	return nil
}
