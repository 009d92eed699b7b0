package outsider

// totals is check 6: filled and empty seats are the total.
func (s *scene) totals() *Divergence {
	if n := len(s.p.calls); n > s.p.total {
		return differs(6, callsFile, s.p.calls[s.p.total].line, "o cargo %s tem %d convocadas, e %d vagas", s.p.code, n, s.p.total)
	}
	if !s.w.book {
		return nil
	}
	taken, opened := 0, 0
	for _, seat := range s.p.seats {
		if !seat.closed {
			opened++
		}
		if !seat.taken {
			continue
		}
		taken++
		if row := s.row(seat.key); row < 0 || s.called[row] == 0 || seat.closed {
			return differs(6, seatsFile, seat.line, "a vaga %d é da inscrição %s, que não está em %s", seat.seat, s.name(seat.key), callsFile)
		}
	}
	if opened != s.p.total {
		return differs(6, seatsFile, 0, "o cargo %s tem %d vagas abertas, e o total do quadro é %d", s.p.code, opened, s.p.total)
	}
	if taken != len(s.p.calls) {
		return differs(6, seatsFile, 0, "o cargo %s tem %d vagas com pessoa, e %d convocadas em %s", s.p.code, taken, len(s.p.calls), callsFile)
	}
	return nil
}
