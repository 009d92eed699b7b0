package literal

// frozenSeats are the people whose label is kept (I-11 "congela") and the seat
// each takes out of the count. Whoever is appointed keeps theirs, whatever
// FreezeAt is: the edital may only freeze earlier (I-11).
func (m *moment) frozenSeats() map[string]int {
	kept := map[string]int{}
	if m.terms.Compensation != "congela" {
		return kept
	}
	for _, c := range m.terms.People {
		if m.people[c.ID].appointed {
			kept[c.ID] = m.people[c.ID].seat
		}
	}
	for _, id := range m.byRank() {
		if seat := m.seatKeptFor(id, kept); seat != 0 {
			kept[id] = seat
		}
	}
	return kept
}

// seatKeptFor is the seat of who was frozen before being appointed: the one of
// that moment or, if another person was appointed to it, the first free one of
// the same label. Without any the person is back in the count with the others.
func (m *moment) seatKeptFor(id string, kept map[string]int) int {
	place := m.people[id].place
	if place == nil || m.people[id].appointed || !m.stillHas(id, place.label) {
		return 0
	}
	if m.isFree(place.seat) && !hasValue(kept, place.seat) {
		return place.seat
	}
	for i, label := range m.labels() {
		if label == place.from && m.isFree(i+1) && !hasValue(kept, i+1) {
			return i + 1
		}
	}
	return 0
}

// stillHas tells whether the person may still count under a label.
func (m *moment) stillHas(id, label string) bool {
	p, real := m.inLists(id, false)
	return real && ((label == openList && p.InOpen) || (label != openList && p.Group == label))
}

// freeze keeps the label of a person who waits. Nobody is frozen twice.
func (m *moment) freeze(w Waiting) {
	if m.people[w.ID].place != nil {
		return
	}
	m.fix(w.Seat)
	from := m.seats[w.Seat-1].label
	m.people[w.ID].place = &frozenPlace{w.Modality, w.Seat, from, w.position}
}

// enterCourse freezes who is called to the course (I-13). The seat and the label
// of the fact count when it says them and the seat is free; otherwise those that
// the rule gives the person that day. Who has no seat by the rule and is given
// none has nothing to keep.
func (m *moment) enterCourse(f Fact) {
	if m.terms.Compensation != "congela" || m.terms.FreezeAt != "curso_de_formacao" || m.people[f.Person].appointed {
		return
	}
	var place Waiting
	for _, w := range m.waiting() {
		if w.ID == f.Person {
			place = w
		}
	}
	if m.isFree(f.Seat) {
		place.ID, place.Seat = f.Person, f.Seat
		if place.position == 0 {
			place.position = f.Seat
		}
	}
	if f.Label != "" {
		place.Modality = f.Label
	}
	if place.Seat != 0 && place.Modality != "" {
		place.ID = f.Person
		m.freeze(place)
	}
}
