package literal

// mirrors are the people who have something only by a provisional order, with
// the modality of the mirror seat, "" when there is none. Each is looked
// at alone, as if the order were definitive and nobody kept any label, among all
// who are really in the lists: a mirror moves nobody, not even another mirror.
// Who is in the lists by right is a mirror in the group that the order gives only.
func (m *moment) mirrors() map[string]string {
	seats := map[string]string{}
	for _, c := range m.terms.People {
		real, isReal := m.inLists(c.ID, false)
		mirrored, isMirrored := m.inLists(c.ID, true)
		if !isMirrored || (isReal && real == mirrored) {
			continue
		}
		seat := m.mirrorSeat(mirrored)
		if isReal && seat != mirrored.Group {
			seat = ""
		}
		seats[c.ID] = seat
	}
	return seats
}

// mirrorSeat puts the person in the lists in place of what they really are.
func (m *moment) mirrorSeat(mirrored Person) string {
	w, _ := m.world(nil)
	people := []Person{mirrored}
	for _, p := range w.People {
		if p.ID != mirrored.ID {
			people = append(people, p)
		}
	}
	w.People = people
	return modalities(Assign(w, len(w.Labels)))[mirrored.ID]
}
