package outsider

// waitsForBetter is check 16: a person waits for posts put before the one they
// take, and stands elsewhere in those put after it; what they let go they neither
// take nor wait for.
func (w *world) waitsForBetter(i int) *Divergence {
	taken, left := w.takenBy(i), w.stands(i)
	for at, c := range w.choices.of(i) {
		s := w.posts[c.post].scene
		status := s.status[c.row]
		switch {
		case at == taken && at >= left:
			return w.misplaced(i, s, "está no cargo %s, de que abriu mão")
		case status == statusClassified && taken >= 0 && at > taken:
			return w.misplaced(i, s, "espera o cargo %s, e já está em um que prefere")
		case status == statusClassified && at >= left:
			return w.misplaced(i, s, "espera o cargo %s, de que abriu mão")
		case status == statusElsewhere && (taken < 0 || at < taken):
			return w.misplaced(i, s, "não espera o cargo %s, e não está em nenhum que prefira")
		case status == statusRefused && (taken >= 0 && at > taken || at < left):
			return w.misplaced(i, s, "consta como quem abriu mão do cargo %s, e não há fato que o diga")
		}
	}
	return nil
}

func (w *world) misplaced(i int, s *scene, what string) *Divergence {
	who := w.choices.people[i]
	return differs(16, peopleFile, int(who.line), "a inscrição %s "+what, s.name(who.key), s.p.code)
}
