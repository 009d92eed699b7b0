package preference

// Admit is the allocation with more of the applications of some candidates
// standing: a court order won, an elimination undone, one that had been kept
// apart. Whoever comes applies last; the order in which people apply is of no
// consequence, so the result is the one that Allocate would give.
func (a *Allocation) Admit(changes ...Change) *Allocation {
	b := &Allocation{m: a.m, limit: append([]int16(nil), a.limit...), at: append([]int16(nil), a.at...), taken: a.taken, cut: a.cut}
	b.own()
	var free []Candidate
	for _, change := range changes {
		c := change.Candidate
		if b.limit[c] = max(b.limit[c], int16(change.Stand)); a.Of(c) == None {
			free = append(free, c)
		}
	}
	b.settle(free)
	return b
}
