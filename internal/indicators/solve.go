package indicators

import (
	"math/big"
	"slices"
)

// far is beyond any number that is worth telling from another.
const far = 1 << 40

// worked finds a hidden number that whoever sees the others works out: by the relations
// alone, or because there is one value left for it once the small are known to be small.
func (s *system) worked() *number {
	if n := s.byElimination(); n != nil {
		return n
	}
	if s.came() {
		return s.byBounds()
	}
	return s.byTrial()
}

// came says whether some number was hidden by who sent it: what it is cannot be tried.
func (s *system) came() bool {
	return slices.ContainsFunc(s.cells, func(n *number) bool { return n.value == unknown })
}

// free says whether a number is not seen, and nothing else tells it.
func (n *number) free() bool { return n.hidden && !n.told() }

// byElimination solves the relations for the hidden numbers: one that is left alone in
// a line is worked out.
func (s *system) byElimination() *number {
	unseen, lines := s.lines()
	row := 0
	for column := range unseen {
		at := -1
		for i := row; i < len(lines) && at < 0; i++ {
			if lines[i][column].Sign() != 0 {
				at = i
			}
		}
		if at < 0 {
			continue
		}
		lines[row], lines[at] = lines[at], lines[row]
		eliminate(lines, row, column)
		row++
	}
	for _, line := range lines {
		if at, alone := onlyOne(line); alone {
			return unseen[at]
		}
	}
	return nil
}

// lines are the relations as coefficients of the hidden numbers.
func (s *system) lines() (unseen []*number, lines [][]*big.Rat) {
	place := map[*number]int{}
	for _, n := range s.cells {
		if n.free() {
			place[n] = len(unseen)
			unseen = append(unseen, n)
		}
	}
	for _, r := range s.relations {
		line := make([]*big.Rat, len(unseen))
		for i := range line {
			line[i] = new(big.Rat)
		}
		for _, t := range r.terms {
			if at, is := place[t.of]; is {
				line[at].Add(line[at], big.NewRat(int64(t.sign), 1))
			}
		}
		lines = append(lines, line)
	}
	return unseen, lines
}

// eliminate takes the column out of every other line.
func eliminate(lines [][]*big.Rat, row, column int) {
	for i := range lines {
		if i == row || lines[i][column].Sign() == 0 {
			continue
		}
		times := new(big.Rat).Quo(lines[i][column], lines[row][column])
		for j := range lines[i] {
			lines[i][j].Sub(lines[i][j], new(big.Rat).Mul(times, lines[row][j]))
		}
	}
}

func onlyOne(line []*big.Rat) (at int, alone bool) {
	count := 0
	for j := range line {
		if line[j].Sign() != 0 {
			at, count = j, count+1
		}
	}
	return at, count == 1
}

// byBounds narrows what each hidden number may be until nothing narrows.
func (s *system) byBounds() *number {
	low, high := map[*number]int{}, map[*number]int{}
	for _, n := range s.cells {
		low[n], high[n] = n.domain()
	}
	for again, turn := true, 0; again && turn < 64; turn++ { // numbers that contradict one another narrow for ever
		again = false
		for i := range s.relations {
			for _, t := range s.relations[i].terms {
				again = s.relations[i].narrow(t, low, high) || again
			}
		}
	}
	for _, n := range s.cells {
		if n.free() && low[n] >= high[n] {
			return n
		}
	}
	return nil
}

// domain is what a number may be for somebody who was even told which of the hidden
// are small. Of the others nobody is told that they are not: the word is the same.
func (n *number) domain() (low, high int) {
	switch {
	case n.hidden && n.told():
		return 0, 0
	case !n.hidden:
		return n.value, n.value
	case n.people && n.value != unknown && n.value < Fewest:
		return 0, Fewest - 1
	}
	return 0, far
}

// narrow leaves of a number only what the others of the relation allow.
func (r *relation) narrow(t term, low, high map[*number]int) (changed bool) {
	least, greatest := 0, 0 // of the others
	for _, other := range r.terms {
		if other.of == t.of {
			continue
		}
		a, b := low[other.of], high[other.of]
		if other.sign < 0 {
			a, b = -b, -a
		}
		least, greatest = least+a, greatest+b
	}
	from, to := r.known-greatest, r.known-least
	if t.sign < 0 {
		from, to = -to, -from
	}
	if from > low[t.of] && from < far/2 { // beyond, some other has no end
		low[t.of], changed = from, true
	}
	if to < high[t.of] && to > -far/2 {
		high[t.of], changed = to, true
	}
	return changed
}
