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
	if m.people[w.ID].place != nil || w.Seat == 0 {
		return
	}
	from := m.seats[w.Seat-1].label
	m.people[w.ID].place = &frozenPlace{w.Modality, w.Seat, from, w.opened}
}

// freezesAt tells whether labels freeze at a moment before the appointment.
func (m *moment) freezesAt(moment string) bool {
	return m.terms.Compensation == "congela" && m.terms.FreezeAt == moment
}

// enterCourse freezes who is called to the course (I-13) under the label and in
// the seat that the fact says.
func (m *moment) enterCourse(f Fact) {
	p := m.people[f.Person]
	p.course = true
	if m.freezesAt("curso_de_formacao") {
		m.fix(f.Seat)
		m.freeze(Waiting{f.Person, f.Label, f.Seat, f.Seat})
	}
}
