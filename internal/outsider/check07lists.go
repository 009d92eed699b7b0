package outsider

// listOrder is check 7: in each list positions go one by one and scores never rise.
// Rows sub judice repeat the position they would have; who went behind everyone
// (fim de fila) keeps the score and not the place. Where the people of a locality come
// before the general list, the scores may begin again once.
func (s *scene) listOrder() *Divergence {
	type state struct {
		place int32
		score int64
		who   key
		again bool // the general list began
	}
	at := make([]state, len(s.w.labels))
	for i := range s.p.lists {
		r := &s.p.lists[i]
		last := &at[r.label]
		if s.isApart(r) {
			if r.place < 1 || r.place > last.place+1 {
				return differs(7, listsFile, int(r.line), "a inscrição %s, sub judice, teria a posição %d da lista %s, que está na %d", s.name(r.key), r.place, s.label(int(r.label)), last.place)
			}
			continue
		}
		if r.place != last.place+1 {
			return differs(7, listsFile, int(r.line), "a posição na lista %s devia ser %d, e é %d", s.label(int(r.label)), last.place+1, r.place)
		}
		last.place = r.place
		if s.w.chain.behind[r.key] {
			continue
		}
		switch rose := r.place > 1 && last.who != (key{}) && r.score > last.score; {
		case rose && s.w.local && !last.again:
			last.again = true
		case rose:
			return differs(7, listsFile, int(r.line), "na lista %s a inscrição %s tem nota %s, depois da %s, que tem %s", s.label(int(r.label)), s.name(r.key), showPoints(r.score), s.name(last.who), showPoints(last.score))
		}
		last.score, last.who = r.score, r.key
	}
	return s.scoresOfCalls()
}

// scoresOfCalls: the score in ordem.csv is the one in the lists.
func (s *scene) scoresOfCalls() *Divergence {
	for i := range s.p.lists {
		r := &s.p.lists[i]
		row := s.row(r.key)
		if s.called[row] == 0 {
			continue
		}
		if c := s.p.calls[s.called[row]-1]; c.score != r.score {
			return differs(7, callsFile, c.line, "a nota da inscrição %s é %s, e em %s é %s", s.name(r.key), showPoints(c.score), listsFile, showPoints(r.score))
		}
	}
	return nil
}
