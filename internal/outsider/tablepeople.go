package outsider

import "slices"

// readPeople is entrada/candidatos.csv: who takes part, and in which post.
func (w *world) readPeople() table {
	c := &cursor{w: w, file: peopleFile}
	number, post := 0, 0
	return table{
		file: peopleFile, room: w.room,
		header: func(names []string) *Divergence {
			number, post = slices.Index(names, "inscricao"), slices.Index(names, "cargo")
			if number < 0 || post < 0 {
				return differs(2, peopleFile, 1, "faltam as colunas inscricao e cargo")
			}
			return nil
		},
		row: func(line int, f [][]byte) *Divergence {
			k := c.key(line, f[number])
			if w.preference {
				w.chosen(c, line, k, f[post])
			} else if p := c.post(line, f[post]); c.fault == nil {
				w.takesPart(p, k, line)
			}
			return c.fault
		},
	}
}

func (w *world) takesPart(p *post, k key, line int) {
	w.grow(&p.people, false)
	p.people.keys = append(p.people.keys, k)
	p.people.lines = append(p.people.lines, int32(line))
}

// readStanding is situacoes.csv: one situation for each person and post.
func (w *world) readStanding() table {
	c := &cursor{w: w, file: standingFile}
	return table{
		file: standingFile, columns: []string{"inscricao", "cargo", "situacao", "detalhe", "artigo"}, room: w.room,
		row: func(line int, f [][]byte) *Divergence {
			p, k, status := c.post(line, f[1]), c.key(line, f[0]), c.status(line, f[2])
			if c.fault == nil {
				w.grow(&p.standing, true)
				p.standing.keys = append(p.standing.keys, k)
				p.standing.lines = append(p.standing.lines, int32(line))
				p.standing.status = append(p.standing.status, status)
			}
			return c.fault
		},
	}
}

// readLists is listas.csv: every list of every post, whole.
func (w *world) readLists() table {
	c := &cursor{w: w, file: listsFile}
	return table{
		file: listsFile, columns: []string{"cargo", "lista", "posicao", "inscricao", "nota", "situacao", "informativa"}, room: w.room,
		row: func(line int, f [][]byte) *Divergence {
			p := c.post(line, f[0])
			row := listRow{
				key: c.key(line, f[3]), score: c.points(line, f[4]), line: int32(line),
				place: int32(c.count(line, "posicao", f[2])), label: uint8(c.label(line, f[1])),
				status: c.status(line, f[5]), inform: c.yes(line, "informativa", f[6]),
			}
			if c.fault == nil {
				if p.lists == nil {
					p.lists = make([]listRow, 0, w.expect)
				}
				p.lists = append(p.lists, row)
			}
			return c.fault
		},
	}
}

// grow makes room, at the first row of a post, for as many as a post is expected to have.
func (w *world) grow(r *roll, status bool) {
	if r.keys != nil {
		return
	}
	r.keys, r.lines = make([]key, 0, w.expect), make([]int32, 0, w.expect)
	if status {
		r.status = make([]uint8, 0, w.expect)
	}
}
