package indicators

import "slices"

// Protect is the contest fit to be read by everybody (S24): no number of people from 1
// to 4, nor any from which one could be worked out. What the law publishes of the
// edital, seats offered and reserved, stays; so do the days.
func (c *Contest) Protect() *Contest {
	out := c.clone()
	s := systemOf(out)
	s.hideSmall()
	for {
		n := s.threatened()
		if n == nil {
			break
		}
		if next := s.nextTo(n); next != nil {
			next.hidden = true
			s.level()
			continue
		}
		s.hideAll()
		break
	}
	for _, n := range s.cells {
		if n.hidden {
			*n.at = Hidden
		}
	}
	out.dropReversions()
	out.hideDays()
	return out
}

// hideSmall hides the small numbers of people.
func (s *system) hideSmall() {
	for _, n := range s.cells {
		if n.people && n.value > 0 && n.value < Fewest {
			n.hidden = true
		}
	}
	s.level()
}

// level hides, where a small number is hidden, every other small one of its row, with
// those that are zero: who knows that zeros are shown would know that it is none, and
// of a list with one seat, which number it is.
func (s *system) level() {
	for _, row := range s.rows {
		small := false
		for _, n := range row {
			small = small || n.hidden && n.value < Fewest
		}
		for _, n := range row {
			n.hidden = n.hidden || small && n.value < Fewest && !n.fixed
		}
	}
}

// threatened is a hidden number that is worked out, or one of some whose sum is, and is
// small: four people in two numbers are still few.
func (s *system) threatened() *number {
	if n := s.worked(); n != nil {
		return n
	}
	for i := range s.relations {
		if n := s.relations[i].fewTogether(); n != nil {
			return n
		}
	}
	return nil
}

// fewTogether is one of the hidden numbers of people of a relation, when what is seen
// says that together they are from one to four.
func (r *relation) fewTogether() (one *number) {
	sum, sign := r.known, 0
	for _, t := range r.terms {
		switch {
		case !t.of.free():
			sum -= t.sign * max(t.of.value, 0)
		case !t.of.people || sign != 0 && sign != t.sign:
			return nil
		default:
			one, sign = t.of, t.sign
		}
	}
	if sum *= sign; sum <= 0 || sum >= Fewest {
		return nil
	}
	return one
}

// nextTo is the number to hide for the sake of one: of a relation that it is in, or of
// one joined to those by hidden numbers. Seats go before people, and of people the
// fewest that are not nobody.
func (s *system) nextTo(n *number) (best *number) {
	joined := map[*number]bool{n: true}
	for grew := true; grew; {
		grew = false
		for i := range s.relations {
			for _, t := range s.relations[i].touched(joined) {
				if t.hidden && !joined[t] {
					joined[t], grew = true, true
				}
				if !t.hidden && !t.fixed && (best == nil || t.cost() < best.cost()) {
					best = t
				}
			}
		}
		if best != nil {
			return best
		}
	}
	return nil
}

// touched are the numbers of a relation that has one of those.
func (r *relation) touched(joined map[*number]bool) (list []*number) {
	has := false
	for _, t := range r.terms {
		list = append(list, t.of)
		has = has || joined[t.of]
	}
	if !has {
		return nil
	}
	return list
}

// cost says how much is lost by hiding a number.
func (n *number) cost() int {
	switch {
	case !n.people:
		return n.value
	case n.value == 0:
		return 2 * most // hides nothing much, and tells where the few are
	}
	return n.value + 1_000
}

func (s *system) hideAll() {
	for _, n := range s.cells {
		n.hidden = !n.fixed
	}
}

// dropReversions takes out those whose number is hidden: between which lists they are
// would tell that a list had nobody left.
func (c *Contest) dropReversions() {
	kept := slices.DeleteFunc(c.Reversions, func(r Reversion) bool { return r.Seats == Hidden })
	c.Unsaid = c.Unsaid || len(kept) < len(c.Reversions)
	c.Reversions = kept
}

// hideDays leaves no quartile of a few appointments.
func (c *Contest) hideDays() {
	if c.Time == nil || c.Appointed.Known() && c.Appointed >= Fewest {
		return
	}
	for _, at := range []*Count{&c.Time.First, &c.Time.Median, &c.Time.Third} {
		if *at != None {
			*at = Hidden
		}
	}
}
