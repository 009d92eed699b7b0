package outsider

// oneStatus is check 3: the people of situacoes.csv are those of candidatos.csv,
// each once.
func (s *scene) oneStatus() *Divergence {
	people, standing := &s.p.people, &s.p.standing
	x, twice := newIndex(people.keys, s.w.seed)
	if twice >= 0 {
		return differs(3, peopleFile, int(people.lines[twice]), "a inscrição %s aparece duas vezes no cargo %s", s.name(people.keys[twice]), s.p.code)
	}
	s.people = x
	seen := make([]bool, len(people.keys))
	for i, k := range standing.keys {
		row := s.row(k)
		switch {
		case row < 0:
			return differs(3, standingFile, int(standing.lines[i]), "a inscrição %s não está no cargo %s em %s", s.name(k), s.p.code, peopleFile)
		case seen[row]:
			return differs(3, standingFile, int(standing.lines[i]), "a inscrição %s tem duas situações no cargo %s", s.name(k), s.p.code)
		}
		seen[row], s.status[row] = true, standing.status[i]
	}
	for row, has := range seen {
		if !has {
			return differs(3, peopleFile, int(people.lines[row]), "a inscrição %s não tem situação em %s", s.name(people.keys[row]), standingFile)
		}
	}
	return nil
}

// callsAreOfPeople ties ordem.csv to the situations: the same person, the same
// word, once; and who has no row there has no situation of who was called.
func (s *scene) callsAreOfPeople() *Divergence {
	for i, c := range s.p.calls {
		row := s.row(c.key)
		if row < 0 {
			return differs(3, callsFile, c.line, "a inscrição %s não está no cargo %s em %s", s.name(c.key), s.p.code, peopleFile)
		}
		if s.called[row] > 0 {
			return differs(5, callsFile, c.line, "a inscrição %s aparece duas vezes no cargo %s", s.name(c.key), s.p.code)
		}
		if s.status[row] != c.status {
			return s.otherStatus(callsFile, c.line, c.key, c.status, row)
		}
		s.called[row] = int32(i) + 1
	}
	for row, status := range s.status {
		if s.called[row] == 0 && (status == statusCalled || status == statusAppointed) {
			return differs(3, peopleFile, int(s.p.people.lines[row]), "a inscrição %s está %s em %s, e não está em %s", s.name(s.p.people.keys[row]), s.w.statuses.word(status), standingFile, callsFile)
		}
	}
	return nil
}

func (s *scene) otherStatus(file string, line int, k key, status uint8, row int32) *Divergence {
	return differs(3, file, line, "a inscrição %s está %s, e em %s está %s", s.name(k), cutText(s.w.statuses.word(status)), standingFile, cutText(s.w.statuses.word(s.status[row])))
}

// listsAreOfPeople ties listas.csv to the situations, and notes who is where.
// A row that is sub judice is one list of a person who may be called by another.
func (s *scene) listsAreOfPeople() *Divergence {
	for i := range s.p.lists {
		r := &s.p.lists[i]
		row := s.row(r.key)
		if row < 0 {
			return differs(3, listsFile, int(r.line), "a inscrição %s não está no cargo %s em %s", s.name(r.key), s.p.code, peopleFile)
		}
		into := &s.lists[row]
		if s.isApart(r) {
			into = &s.apart[row]
		} else if r.status != s.status[row] {
			return s.otherStatus(listsFile, int(r.line), r.key, r.status, row)
		}
		if (s.lists[row]|s.apart[row])&bit(int(r.label)) != 0 {
			return differs(7, listsFile, int(r.line), "a inscrição %s aparece duas vezes na lista %s", s.name(r.key), s.label(int(r.label)))
		}
		if r.inform {
			continue
		}
		if s.lists[row] == 0 {
			s.place[row] = r.place
		}
		if s.score != nil {
			s.score[row] = r.score
		}
		*into |= bit(int(r.label))
	}
	return nil
}

func (s *scene) isApart(r *listRow) bool { return r.status == statusApart }

// everyoneHasAList: who is classified, or called, is in a list.
func (s *scene) everyoneHasAList() *Divergence {
	for row, status := range s.status {
		if s.lists[row] == 0 && (s.called[row] > 0 || status == statusClassified) {
			return differs(3, peopleFile, int(s.p.people.lines[row]), "a inscrição %s está %s e em lista nenhuma", s.name(s.p.people.keys[row]), s.w.statuses.word(status))
		}
	}
	return nil
}
