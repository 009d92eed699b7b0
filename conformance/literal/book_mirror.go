package literal

// mirrors are the people who have something only by a provisional order, with
// the modality of the mirror seat, "" when there is none. Each is looked
// at alone, as if the order were definitive and nobody were frozen, among all
// who are really in the lists: a mirror moves nobody, not even another mirror.
// Who would count as they already do has no mirror seat.
func (m *moment) mirrors() map[string]string {
	seats := map[string]string{}
	for _, c := range m.terms.People {
		real, isReal := m.inLists(c.ID, false)
		mirrored, isMirrored := m.inLists(c.ID, true)
		if !isMirrored || (isReal && real == mirrored) {
			continue
		}
		seats[c.ID] = m.mirrorSeat(mirrored)
	}
	return seats
}

// mirrorSeat puts the person in the lists in place of what they really are.
func (m *moment) mirrorSeat(mirrored Person) string {
	w, _ := m.world(map[string]int{})
	before := modalities(Assign(w, len(w.Labels)))[mirrored.ID]
	people := []Person{mirrored}
	for _, p := range w.People {
		if p.ID != mirrored.ID {
			people = append(people, p)
		}
	}
	w.People = people
	after := modalities(Assign(w, len(w.Labels)))[mirrored.ID]
	if after == before {
		return ""
	}
	return after
}
