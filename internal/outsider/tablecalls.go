package outsider

// readCalls is ordem.csv: who is called, in order, and into which seat.
func (w *world) readCalls() table {
	c := &cursor{w: w, file: callsFile}
	return table{
		file: callsFile, room: w.room,
		columns: []string{"cargo", "convocacao", "rotulo", "rotulo_final", "inscricao", "nota", "situacao", "motivo", "vaga", "rotulo_vaga"},
		row: func(line int, f [][]byte) *Divergence {
			p := c.post(line, f[0])
			row := call{
				key: c.key(line, f[4]), score: c.points(line, f[5]), line: line,
				order: c.count(line, "convocacao", f[1]), seat: c.count(line, "vaga", f[8]),
				called: c.label(line, f[2]), final: c.label(line, f[3]), seatKind: c.label(line, f[9]),
				status: c.status(line, f[6]),
			}
			if c.fault == nil {
				p.calls = append(p.calls, row)
			}
			return c.fault
		},
	}
}

// readMoves is transferencias.csv: seats that changed modality, people that changed label.
func (w *world) readMoves() table {
	c := &cursor{w: w, file: movesFile}
	return table{
		file: movesFile, room: w.room,
		columns: []string{"cargo", "convocacao", "vaga", "de", "para", "tipo", "artigo", "inscricao", "entrou"},
		row: func(line int, f [][]byte) *Divergence {
			p := c.post(line, f[0])
			row := move{
				line: line, order: c.count(line, "convocacao", f[1]), seat: c.count(line, "vaga", f[2]),
				from: c.label(line, f[3]), to: c.label(line, f[4]), kind: string(f[5]),
				leaves: len(f[7]) > 0, comes: len(f[8]) > 0,
			}
			if row.leaves {
				row.left = c.key(line, f[7])
			}
			if row.comes {
				row.came = c.key(line, f[8])
			}
			if c.fault == nil {
				p.moves = append(p.moves, row)
			}
			return c.fault
		},
	}
}

// readSeats is vagas.csv, of packages with a book: every seat that ever opened.
func (w *world) readSeats() table {
	c := &cursor{w: w, file: seatsFile}
	return table{
		file: seatsFile, columns: []string{"cargo", "vaga", "rotulo", "conta_como", "situacao", "inscricao", "fato", "detalhe"}, room: w.room,
		row: func(line int, f [][]byte) *Divergence {
			p := c.post(line, f[0])
			row := seatRow{
				line: line, seat: c.count(line, "vaga", f[1]), label: c.label(line, f[2]),
				closed: string(f[4]) == "fechada", taken: len(f[5]) > 0,
			}
			if row.taken {
				row.key = c.key(line, f[5])
			}
			if c.fault == nil {
				p.seats = append(p.seats, row)
			}
			return c.fault
		},
	}
}
