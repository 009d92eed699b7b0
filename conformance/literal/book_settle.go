package literal

// settle is what follows from a fact for those already appointed: the modality
// under which each now counts and, by compensation, the seat (I-11 "compensa").
// Nothing changes for the person; the seat they had goes on to the next.
func (m *moment) settle() {
	p := m.look()
	for id, modality := range p.seated {
		if m.people[id].appointed {
			m.people[id].counts = modality
		}
	}
	for m.moveOne(p) {
	}
}

// moveOne moves the best placed of the appointed who is in a seat that is not of
// their modality to a free one that is, if there is any.
func (m *moment) moveOne(p picture) bool {
	lent := loans{map[string]int{}, map[string]int{}}
	for _, id := range m.byRank() {
		s := m.people[id]
		if !s.appointed || p.seated[id] == "" || m.fits(p, s, lent) {
			continue
		}
		if seat := m.freeSeatFor(p, s.counts, lent, nil); seat != 0 {
			s.seat = seat
			m.fix(seat)
			return true
		}
	}
	return false
}

// fits tells whether an appointed person sits in a seat of their modality, by
// its label or because it reverted. Seats that revert are alike: who already
// sits in one stays, whatever its number.
func (m *moment) fits(p picture, s *standing, lent loans) bool {
	label := m.seats[s.seat-1].label
	if label == s.counts {
		return true
	}
	if !p.mayLend(label, s.counts, lent) {
		return false
	}
	lent.add(label, s.counts)
	return true
}

// freeSeatFor is the first free seat of a label; failing that, the first that
// reverted to it from where its chain says; failing that, the first that
// reverted at all. It is 0 when there is none.
func (m *moment) freeSeatFor(p picture, modality string, lent loans, but []int) int {
	free := m.freeOf(p, but)
	for _, seat := range free {
		if m.seats[seat-1].label == modality {
			return seat
		}
	}
	for _, least := range []int{1, 0} {
		for _, seat := range free {
			label := m.seats[seat-1].label
			if p.transfers(label, modality) >= least && p.mayLend(label, modality, lent) {
				return seat
			}
		}
	}
	return 0
}

// freeOf are the free seats of the count, ascending, without some.
func (m *moment) freeOf(p picture, but []int) []int {
	var free []int
	for _, seat := range p.numbers {
		taken := false
		for _, other := range but {
			taken = taken || other == seat
		}
		if m.isFree(seat) && !taken {
			free = append(free, seat)
		}
	}
	return free
}
