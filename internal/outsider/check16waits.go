package outsider

// waitsForBetter is check 16: a person waits for posts put before the one they
// take, and stands elsewhere in those put after it; what they let go they neither
// take nor wait for. Of somebody of whom there is a court order it is not known what
// the order gives back.
func (w *world) waitsForBetter(i int) *Divergence {
	taken, left := w.takenBy(i), w.stands(i)
	known := !w.chain.courts[w.choices.people[i].key]
	for at, c := range w.choices.of(i) {
		s := w.posts[c.post].scene
		status, gone := s.status[c.row], at >= left && known
		switch {
		case at == taken && gone && !holds(status):
			return w.misplaced(i, s, "está no cargo %s, de que abriu mão")
		case status == statusClassified && taken >= 0 && at > taken:
			return w.misplaced(i, s, "espera o cargo %s, e já está em um que prefere")
		case status == statusClassified && gone:
			return w.misplaced(i, s, "espera o cargo %s, de que abriu mão")
		case status == statusElsewhere && (taken < 0 || at < taken):
			return w.misplaced(i, s, "não espera o cargo %s, e não está em nenhum que prefira")
		case status == statusRefused && (taken >= 0 && at > taken || !gone && known):
			return w.misplaced(i, s, "consta como quem abriu mão do cargo %s, e não há fato que o diga")
		case status == statusSettled && !w.settled(i, at, taken):
			return w.misplaced(i, s, "consta como quem já não espera o cargo %s, e não está nomeada em outro por edital que encerre a espera")
		}
	}
	return nil
}

// settled says whether somebody is appointed in a post put after one, by an edital
// in which that ends the wait (I-46).
func (w *world) settled(i, at, taken int) bool {
	if w.reading("I-46") != "deixa" || taken <= at {
		return false
	}
	c := w.choices.of(i)[taken]
	return holds(w.posts[c.post].scene.status[c.row])
}

func (w *world) misplaced(i int, s *scene, what string) *Divergence {
	who := w.choices.people[i]
	return differs(16, peopleFile, int(who.line), "a inscrição %s "+what, s.name(who.key), s.p.code)
}
