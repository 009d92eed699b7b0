package outsider

import (
	"cmp"
	"slices"
)

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
// passed to a seat that opened later, and the next person took it. Each transfer is
// looked at once, however many there are: a stranger may have written them.
func (s *scene) repeatedSeats() *Divergence {
	moves := s.movesBySeat()
	holder := map[int]call{}
	for _, c := range s.p.calls {
		before, taken := holder[c.seat]
		freed := false
		rest := moves[c.seat]
		for ; len(rest) > 0 && rest[0].order <= c.order; rest = rest[1:] {
			m := rest[0]
			after := m.order > before.order
			freed = freed || after && (m.kind == reversion || m.kind == compensation && m.leaves && m.left == before.key)
		}
		if moves[c.seat] = rest; taken && !freed {
			return differs(5, callsFile, c.line, "a vaga %d do cargo %s é da inscrição %s, e já era da %s", c.seat, s.p.code, s.name(c.key), s.name(before.key))
		}
		holder[c.seat] = c
	}
	return nil
}

// movesBySeat are the transfers of each seat, in the order of the calls.
func (s *scene) movesBySeat() map[int][]move {
	sorted := slices.Clone(s.p.moves)
	slices.SortStableFunc(sorted, func(a, b move) int { return cmp.Or(cmp.Compare(a.seat, b.seat), cmp.Compare(a.order, b.order)) })
	out := map[int][]move{}
	for from := 0; from < len(sorted); {
		to := from
		for to < len(sorted) && sorted[to].seat == sorted[from].seat {
			to++
		}
		out[sorted[from].seat] = sorted[from:to]
		from = to
	}
	return out
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
