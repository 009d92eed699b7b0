package outsider

import "slices"

const (
	reversion    = "reversao"
	compensation = "compensacao"
)

// transfers is check 11: from the board, the reversions lead to seats enough for
// who counts in each modality; and each reversion starts where the last one ended.
func (s *scene) transfers() *Divergence {
	seats := s.finalSeats()
	kind := s.seatKinds()
	for _, m := range s.p.moves {
		switch m.kind {
		case compensation:
			continue
		case reversion:
		default:
			return differs(11, movesFile, m.line, "transferência de tipo desconhecido: %q", cutText(m.kind))
		}
		if now, known := kind[m.seat]; known && now != m.from {
			return differs(11, movesFile, m.line, "a vaga %d sai de %s, e estava em %s", m.seat, s.label(m.from), s.label(now))
		}
		kind[m.seat] = m.to
	}
	used := make([]int, len(seats))
	for _, c := range s.p.calls {
		used[c.final]++
		if used[c.final] > seats[c.final] && !s.excepted(c.key) {
			return differs(11, callsFile, c.line, "%d pessoas contam como %s no cargo %s, e as transferências deixam %d vagas", used[c.final], s.label(c.final), s.p.code, seats[c.final])
		}
	}
	return nil
}

// finalSeats is how many seats there are of each label after the reversions.
func (s *scene) finalSeats() []int {
	seats := slices.Clone(s.p.board)
	for _, m := range s.p.moves {
		if m.kind == reversion {
			seats[m.from]--
			seats[m.to]++
		}
	}
	return seats
}

// seatKinds is the label of each seat before any transfer.
func (s *scene) seatKinds() map[int]int {
	kind := map[int]int{}
	for _, c := range s.p.calls {
		kind[c.seat] = c.seatKind
	}
	for _, seat := range s.p.seats {
		kind[seat.seat] = seat.label
	}
	return kind
}

// labelChanges: a person counts, at the end, where the compensations lead from the
// label of the call.
func (s *scene) labelChanges() *Divergence {
	now := make([]int, len(s.p.calls))
	for i, c := range s.p.calls {
		now[i] = c.called
	}
	for _, m := range s.p.moves {
		if m.kind != compensation || !m.leaves {
			continue
		}
		row := s.row(m.left)
		if row < 0 || s.called[row] == 0 {
			return differs(11, movesFile, m.line, "a compensação é da inscrição %s, que não está em %s", s.name(m.left), callsFile)
		}
		at := &now[s.called[row]-1]
		if *at != m.from {
			return differs(11, movesFile, m.line, "a inscrição %s passa de %s, e contava como %s", s.name(m.left), s.label(m.from), s.label(*at))
		}
		*at = m.to
	}
	for i, c := range s.p.calls {
		if now[i] != c.final {
			return differs(11, callsFile, c.line, "a inscrição %s foi chamada como %s e conta como %s, e as transferências levam a %s", s.name(c.key), s.label(c.called), s.label(c.final), s.label(now[i]))
		}
	}
	return nil
}
