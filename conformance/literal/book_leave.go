package literal

// leave takes a person out of the contest. Who had left before, and was given
// back or kept an appointment, now has the last reason.
func (m *moment) leave(id, why string) {
	m.vacate(id, why)
	m.people[id].gone = why
	m.endParticipation(id)
}

// vacate frees the seat of a person who leaves. With "nova_vaga" the seat of
// who was in service is closed: what opens is another seat, and another fact.
// Not after fraud: an annulled admission never was, and R-42 gives the seat to
// the next of the same list without looking at this key; nor when the reason is
// not said.
func (m *moment) vacate(id, why string) {
	p := m.people[id]
	if p.inService && m.terms.Vacancy == "nova_vaga" && why != "fraude_efeito" && why != "saida" {
		m.seats[p.seat-1].closed = true
	}
	m.release(id)
}

// release undoes the appointment, and what was frozen for the person.
func (m *moment) release(id string) {
	p := m.people[id]
	p.appointed, p.seat, p.counts = false, 0, ""
	p.inOffice, p.inService, p.course, p.place = false, false, false, nil
}

// isOut is "fora": who left and was not given back by a court. Who is eliminated
// in the phases is in no list, but what the agency does all the same is a fact.
// Who is appointed is not out: the act stands until another undoes it, also when
// the order behind it falls.
func (m *moment) isOut(id string) bool {
	p := m.people[id]
	givenBack := p.gone != "obito" && m.hasOrder(id, "participa", "", true)
	return p.gone != "" && !p.appointed && !givenBack
}

// outBy is the fact by which a person is in no list, "" when there is none. An
// order to take part gives back who left, but not who died; with mirror, also
// one that is provisional.
func (m *moment) outBy(id string, mirror bool) string {
	if m.hasOrder(id, "exclui", "", true) {
		return "exclui"
	}
	gone := m.people[id].gone
	if gone != "obito" && m.gives(id, "participa", "", mirror) {
		return ""
	}
	return gone
}

// whyOut is why a person is in no list, not even as a mirror, "" for the others.
func (m *moment) whyOut(id string) string {
	_, real := m.inLists(id, false)
	_, mirrored := m.inLists(id, true)
	if real || mirrored {
		return ""
	}
	if why := m.outBy(id, true); why != "" {
		return why
	}
	if m.eliminated(id) {
		return "eliminada"
	}
	return "sem_lista"
}
