package outsider

// calls is the part of check 5 that is about the order: one by one, from the first.
func (s *scene) calls() *Divergence {
	for i, c := range s.p.calls {
		if c.order != i+1 {
			return differs(5, callsFile, c.line, "a convocação do cargo %s devia ser %d, e é %d", s.p.code, i+1, c.order)
		}
	}
	return nil
}

// repeatedSeats: a seat comes twice only when a transfer freed it: who held it
// passed to a seat that opened later, and the next person took it.
func (s *scene) repeatedSeats() *Divergence {
	holder := map[int]call{}
	for _, c := range s.p.calls {
		before, taken := holder[c.seat]
		if taken && !s.freed(before, c) {
			return differs(5, callsFile, c.line, "a vaga %d do cargo %s é da inscrição %s, e já era da %s", c.seat, s.p.code, s.name(c.key), s.name(before.key))
		}
		holder[c.seat] = c
	}
	return nil
}

// freed says whether a transfer, after the first call and not after the second, took
// the seat from who held it: a compensation of that person, or a reversion.
func (s *scene) freed(before, next call) bool {
	for _, m := range s.p.moves {
		if m.seat != next.seat || m.order <= before.order || m.order > next.order {
			continue
		}
		if m.kind == reversion || m.kind == compensation && m.leaves && m.left == before.key {
			return true
		}
	}
	return false
}

// seatTable: with a book, each seat of vagas.csv comes once, and so does each person.
func (s *scene) seatTable() *Divergence {
	seats, people := map[int]bool{}, map[key]bool{}
	for _, seat := range s.p.seats {
		if seats[seat.seat] {
			return differs(5, seatsFile, seat.line, "a vaga %d do cargo %s aparece duas vezes", seat.seat, s.p.code)
		}
		seats[seat.seat] = true
		if seat.taken && people[seat.key] {
			return differs(5, seatsFile, seat.line, "a inscrição %s está em duas vagas do cargo %s", s.name(seat.key), s.p.code)
		}
		people[seat.key] = people[seat.key] || seat.taken
	}
	return nil
}
