package outsider

// checkChoices are the checks of people who put posts in order, one after another,
// in the order of candidatos.csv.
func (w *world) checkChoices() *Divergence {
	var found *Divergence
	for _, one := range []func(i int) *Divergence{w.onePost, w.waitsForBetter} {
		for i := range w.choices.people {
			if found = one(i); found != nil {
				return found
			}
		}
	}
	return w.sameChoices()
}

// onePost is check 15: whoever is called is called to one post. Somebody appointed
// who is called to a post that they prefer keeps the seat until taking office there.
func (w *world) onePost(i int) *Divergence {
	taken := -1
	for at, c := range w.choices.of(i) {
		s := w.posts[c.post].scene
		if s.called[c.row] == 0 {
			continue
		}
		if taken >= 0 && !holds(s.status[c.row]) {
			other := w.posts[w.choices.of(i)[taken].post]
			return differs(15, callsFile, s.p.calls[s.called[c.row]-1].line, "a inscrição %s está no cargo %s, e também no cargo %s", s.name(w.choices.people[i].key), s.p.code, other.code)
		}
		taken = max(taken, at)
	}
	return nil
}

// takenBy is the place of the first post that a person takes, or -1.
func (w *world) takenBy(i int) int {
	for at, c := range w.choices.of(i) {
		if w.posts[c.post].scene.called[c.row] > 0 {
			return at
		}
	}
	return -1
}

// stands is how many of the first choices of a person are left after what they
// answered: who confirms a post keeps it and those before it; who refuses it, is
// silent, or gives it back, loses it and those after it.
func (w *world) stands(i int) int {
	list := w.choices.of(i)
	left := len(list)
	for _, a := range w.chain.answers[w.choices.people[i].key] {
		for at, c := range list {
			if w.posts[c.post].code != a.post {
				continue
			}
			if a.confirms {
				at++
			}
			left = min(left, at)
		}
	}
	return left
}
