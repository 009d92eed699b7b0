package literal

// leave takes a person out of the contest. The first reason stays.
func (m *moment) leave(id, why string) {
	m.vacate(id, why)
	if m.people[id].gone == "" {
		m.people[id].gone = why
	}
}

// vacate frees the seat of a person who leaves. With "nova_vaga" the seat of
// who was in service is closed: what opens is another seat, and another fact.
// Not after fraud: an annulled admission never was, and R-42 gives the seat to
// the next of the same list without looking at this key.
func (m *moment) vacate(id, why string) {
	p := m.people[id]
	if p.inService && m.terms.Vacancy == "nova_vaga" && why != "fraude_efeito" {
		m.seats[p.seat-1].closed = true
	}
	m.release(id)
}

// release undoes the appointment, and what was frozen for the person.
func (m *moment) release(id string) {
	p := m.people[id]
	p.appointed, p.seat, p.counts = false, 0, ""
	p.inOffice, p.inService, p.place = false, false, nil
}

// isOut is "fora": who left, or was excluded by a court, or is in no list. Who
// is in no list but appointed is not out: the act stands until another undoes it.
func (m *moment) isOut(id string) bool {
	if m.outBy(id) != "" {
		return true
	}
	_, real := m.inLists(id, false)
	_, mirrored := m.inLists(id, true)
	return !real && !mirrored && !m.people[id].appointed
}

// outBy is the fact by which a person is out, "" when there is none.
func (m *moment) outBy(id string) string {
	if m.people[id].gone != "" {
		return m.people[id].gone
	}
	if m.hasOrder(id, "exclui", "", true) {
		return "exclui"
	}
	return ""
}

// whyOut is why a person is in no list, "" for the others.
func (m *moment) whyOut(id string) string {
	if !m.isOut(id) {
		return ""
	}
	if why := m.outBy(id); why != "" {
		return why
	}
	if m.eliminated(id) {
		return "eliminada"
	}
	return "sem_lista"
}
