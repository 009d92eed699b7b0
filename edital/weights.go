package edital

// PhasesAt are the phases as a post weighs them: the marks are the person's, and
// the weights are the post's (pesos).
func (t *Terms) PhasesAt(post int) []Phase {
	if own := t.Posts[post].Phases; own != nil {
		return own
	}
	return t.Phases
}

// At is the terms as a post has them.
func (t *Terms) At(post int) *Terms {
	own := t.Posts[post].Phases
	if own == nil {
		return t
	}
	out := *t
	out.Phases = own
	return &out
}

// Weighs reports whether some post weighs the phases in its own way.
func (t *Terms) Weighs() bool {
	for i := range t.Posts {
		if t.Posts[i].Phases != nil {
			return true
		}
	}
	return false
}
