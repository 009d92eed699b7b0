package complaint

import (
	"slices"

	"certame/fraud"
)

// facts are the steps here and those of the book, each once. A step that entered the
// book and is not in it any more was reversed by two people: it has no effect here either.
func (p *Proceeding) facts() (all []fraud.Fact) {
	for i := range p.Steps {
		if !p.reversed(i) {
			all = append(all, p.Steps[i].Fact)
		}
	}
	for _, f := range p.inBook {
		if !slices.Contains(all, f) {
			all = append(all, f)
		}
	}
	return all
}

// reversed says of a step that it was reversed in the book.
func (p *Proceeding) reversed(i int) bool {
	return !p.Missing && i < p.booked() && !slices.Contains(p.inBook, p.Steps[i].Fact)
}

// Reversed lists the steps that were.
func (p *Proceeding) Reversed() (list []Step) {
	for i := range p.Steps {
		if p.reversed(i) {
			list = append(list, p.Steps[i])
		}
	}
	return list
}

// booked is how many steps entered the book: all of them, up to the last that did by
// itself.
func (p *Proceeding) booked() int {
	for i := len(p.Steps); i > 0; i-- {
		if p.Steps[i-1].Kind >= fraud.EffectApplied {
			return i
		}
	}
	return 0
}

// pending are the steps that the book does not have, in the order of their effects.
func (p *Proceeding) pending() (list []Step) {
	for _, f := range p.State.Acts {
		same := func(s Step) bool { return s.Fact == f }
		at := slices.IndexFunc(p.Steps, same)
		if at >= 0 && !slices.Contains(p.inBook, f) && !slices.ContainsFunc(list, same) { // two complaints of one day are one fact
			list = append(list, p.Steps[at])
		}
	}
	return list
}
