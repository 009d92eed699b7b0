package literal

// picture is the rule on what is left after those who keep a seat
// on their own and their seats are taken out.
type picture struct {
	world   World
	numbers []int             // number of each seat of the world
	now     []string          // its labels after reversion
	seated  map[string]string // modality of each person of S
	kept    map[string]int    // who is out of the count → their seat
}

// look computes the picture. Frozen people and their seats are out of the count
// from the beginning. Then whoever is appointed and not reached (docs/fatos.md,
// "Nomeada que a regra não alcança") goes out with their seat, until all the
// appointed who remain are reached.
func (m *moment) look() picture {
	kept := m.frozenSeats()
	for {
		p := m.lookWithout(kept)
		unreached := 0
		for _, c := range m.terms.People {
			s := m.people[c.ID]
			_, isKept := kept[c.ID]
			if s.appointed && !isKept && p.seated[c.ID] == "" {
				kept[c.ID] = s.seat
				unreached++
			}
		}
		if unreached == 0 {
			return p
		}
	}
}

// lookWithout is the rule without some people and their seats.
func (m *moment) lookWithout(kept map[string]int) picture {
	p := picture{kept: kept}
	p.world, p.numbers = m.world(kept)
	p.now = handOutOpenSeats(p.world, revertReserved(p.world, p.world.Labels))
	p.seated = fill(p.world, p.now).modality // as Assign
	return p
}

// world is the open seats and the people of the real lists, without those kept.
func (m *moment) world(kept map[string]int) (World, []int) {
	w := World{Groups: m.terms.Groups, Chains: m.terms.Chains, OpenExhausted: m.terms.OpenExhausted}
	var numbers []int
	for i, label := range m.labels() {
		if !m.seats[i].closed && !hasValue(kept, i+1) {
			w.Labels, numbers = append(w.Labels, label), append(numbers, i+1)
			if i < len(m.terms.Labels) {
				w.EditalSeats++
			}
		}
	}
	for _, c := range m.terms.People {
		_, isKept := kept[c.ID]
		if person, real := m.inLists(c.ID, false); real && !isKept {
			w.People = append(w.People, person)
		}
	}
	return w, numbers
}

// hasValue tells whether somebody keeps the seat.
func hasValue(kept map[string]int, seat int) bool {
	for _, s := range kept {
		if s == seat {
			return true
		}
	}
	return false
}
