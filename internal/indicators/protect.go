package indicators

import "slices"

// Protect is the contest fit to be read by everybody (S24): no number of people from 1
// to 4, nor any from which one could be worked out. What the law publishes of the
// edital, seats offered and reserved, stays; so do the days.
func (c *Contest) Protect() *Contest { return c.protect(func(*system, *Contest) {}) }

// protect hides the small, what else is given, and then whatever tells either.
func (c *Contest) protect(also func(*system, *Contest)) *Contest {
	out := c.clone()
	s := systemOf(out)
	s.hideSmall()
	also(s, out)
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
	for _, n := range s.cells {
		if n.hidden && n.pair != nil && !n.pair.fixed {
			n.pair.hidden = true
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

// nextTo is the number to hide for the sake of one: the cheapest that by itself is
// enough, of a relation that it is in or of one joined to those by hidden numbers; or,
// when none is enough, the cheapest.
func (s *system) nextTo(n *number) *number {
	list := s.around(n)
	slices.SortStableFunc(list, func(a, b *number) int { return a.cost() - b.cost() })
	for _, candidate := range list {
		before := s.seen()
		candidate.hidden = true
		s.level()
		enough := !s.exposed(n)
		s.restore(before)
		if enough {
			return candidate
		}
	}
	if len(list) == 0 {
		return nil
	}
	return list[0]
}

// around are the numbers in sight that may shelter one.
func (s *system) around(n *number) (list []*number) {
	joined := map[*number]bool{n: true}
	for grew := true; grew; {
		grew = false
		for i := range s.relations {
			for _, t := range s.relations[i].touched(joined) {
				switch {
				case t.hidden && !joined[t]:
					joined[t], grew = true, true
				case !t.hidden && !t.fixed && !slices.Contains(list, t):
					list = append(list, t)
				}
			}
		}
	}
	return list
}

// exposed says whether one number is told by what is in sight, or together with few.
func (s *system) exposed(n *number) bool {
	for i := range s.relations {
		if one := s.relations[i].fewTogether(); one != nil && slices.Contains(s.relations[i].touched(map[*number]bool{one: true}), n) {
			return true
		}
	}
	if s.came() {
		return s.worked() == n
	}
	return n.free() && !s.doubtful(n)
}

func (s *system) seen() (hidden []bool) {
	for _, n := range s.cells {
		hidden = append(hidden, n.hidden)
	}
	return hidden
}

func (s *system) restore(hidden []bool) {
	for i, n := range s.cells {
		n.hidden = hidden[i]
	}
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

// cost says how much is lost by hiding a number: seats that passed, then people, the
// fewest first; empty seats cost as much as those appointed to the others of the list,
// which go with them; zeros last, for they tell where the few are.
func (n *number) cost() int {
	switch {
	case n.pair != nil && !n.people && !n.pair.hidden:
		return n.pair.cost()
	case !n.people:
		return n.value
	case n.value == 0:
		return 2 * most
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
