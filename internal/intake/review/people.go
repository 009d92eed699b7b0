package review

// people keeps what tells one person from another, in columns: two million of
// them as objects would take three times the room.
type people struct {
	lines, keys []uint32 // keys only in a text with several records on a line
	ids, names  []uint64
	pairs       []uint32 // of the post and the list
}

func (p *people) add(q people) {
	p.lines, p.keys = append(p.lines, q.lines...), append(p.keys, q.keys...)
	p.ids, p.names, p.pairs = append(p.ids, q.ids...), append(p.names, q.names...), append(p.pairs, q.pairs...)
}

// room is made once for all the parts.
func (p *people) room(workers []*worker) {
	n := 0
	for _, w := range workers {
		n += len(w.people.lines)
	}
	p.lines, p.pairs = make([]uint32, 0, n), make([]uint32, 0, n)
	p.ids, p.names = make([]uint64, 0, n), make([]uint64, 0, n)
}

func (p *people) key(i uint32) int {
	if len(p.keys) > 0 {
		return int(p.keys[i])
	}
	return int(p.lines[i])
}
