package outsider

// board is check 4: AC and the groups add up to the total, and no
// label is on more seats than the board gives it.
func (s *scene) board() *Divergence {
	sum := 0
	for _, n := range s.p.board {
		sum += n
	}
	if sum != s.p.total {
		return differs(4, boardFile, s.p.line, "o total do cargo %s é %d, e as modalidades somam %d", s.p.code, s.p.total, sum)
	}
	if s.w.book {
		return s.boardOfSeats()
	}
	seen, used := map[int]int{}, make([]int, len(s.w.labels))
	for _, c := range s.p.calls {
		kind, before := seen[c.seat]
		if before && kind != c.seatKind {
			return differs(4, callsFile, c.line, "a vaga %d é %s, e antes era %s", c.seat, s.label(c.seatKind), s.label(kind))
		}
		if seen[c.seat] = c.seatKind; before {
			continue
		}
		if used[c.seatKind]++; used[c.seatKind] > s.p.board[c.seatKind] {
			return differs(4, callsFile, c.line, "há %d vagas %s em uso no cargo %s, e o quadro tem %d", used[c.seatKind], s.label(c.seatKind), s.p.code, s.p.board[c.seatKind])
		}
	}
	return nil
}

// boardOfSeats: with a book the seats themselves are told, with their labels.
func (s *scene) boardOfSeats() *Divergence {
	used := make([]int, len(s.w.labels))
	for _, seat := range s.p.seats {
		if !seat.closed {
			used[seat.label]++
		}
	}
	for label, n := range used {
		if n != s.p.board[label] {
			return differs(4, boardFile, s.p.line, "o quadro do cargo %s tem %d vagas %s, e %s tem %d abertas", s.p.code, s.p.board[label], s.label(label), seatsFile, n)
		}
	}
	return nil
}
