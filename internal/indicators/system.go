package indicators

import "slices"

// A contest's numbers are not independent: what was decided adds up to who was called,
// the lists add up to the contest, and the seats of a list are filled or not. Whoever
// reads some of them can work out others, by these relations.

// system is the numbers of a contest and the relations between them.
type system struct {
	cells     []*number
	relations []relation
	rows      [][]*number // numbers of one kind, side by side
}

// number is one of them.
type number struct {
	at     *Count
	value  int  // unknown when it came hidden
	people bool // of people or of acts about them: small ones are hidden
	hidden bool
	fixed  bool      // zero, and it could be nothing else: there is no seat
	pair   *number   // of a list: who was appointed, and the seats left; each tells the other
	passed []*number // of the empty seats of a list: those that passed to others
}

const unknown = -1

// told says whether the law tells a number to whoever sees the rest: a list from which
// seats are seen to have passed had nobody left, and that it has no empty seat goes
// without saying.
func (n *number) told() bool {
	return n.value == 0 && slices.ContainsFunc(n.passed, func(p *number) bool { return !p.hidden && p.value > 0 })
}

// relation is a sum of numbers, some of them taken, that equals known.
type relation struct {
	terms []term
	known int
}

type term struct {
	of   *number
	sign int
}

func plus(n *number) term  { return term{n, 1} }
func minus(n *number) term { return term{n, -1} }

// add takes in a number; nil where the contest has none.
func (s *system) add(at *Count, people bool) *number {
	if *at == None {
		return nil
	}
	n := &number{at: at, value: int(*at), people: people}
	if *at == Hidden {
		n.value, n.hidden = unknown, true
	}
	s.cells = append(s.cells, n)
	return n
}

// relate adds a relation, if the numbers keep it: one that they do not keep tells
// nothing.
func (s *system) relate(known int, terms ...term) {
	r := relation{known: known}
	sum, sure := -known, true
	for _, t := range terms {
		if t.of == nil {
			continue
		}
		r.terms = append(r.terms, t)
		sum, sure = sum+t.sign*t.of.value, sure && t.of.value != unknown
	}
	if !sure || sum == 0 {
		s.relations = append(s.relations, r)
	}
}

// row adds numbers that stand side by side.
func (s *system) row(list ...*number) {
	var kept []*number
	for _, n := range list {
		if n != nil {
			kept = append(kept, n)
		}
	}
	s.rows = append(s.rows, kept)
}

// systemOf takes the numbers of a contest that are not its edital's: the seats that it
// offers and reserves are published by law.
func systemOf(c *Contest) *system {
	s := &system{}
	for _, at := range []*Count{&c.Registered, &c.Approved} {
		s.add(at, true)
	}
	appointed, unfilled := s.add(&c.Appointed, true), s.add(&c.Unfilled, false)
	allAppointed, allUnfilled := []term{minus(appointed)}, []term{minus(unfilled)}
	passed := s.reversions(c)
	var side []*number
	for i := range c.Lists {
		l := &c.Lists[i]
		s.decisions(l)
		a, u := s.add(&l.Appointed, true), s.add(&l.Unfilled, false)
		allAppointed, allUnfilled = append(allAppointed, plus(a)), append(allUnfilled, plus(u))
		side = append(side, a)
		if a != nil && u != nil {
			a.pair, u.pair = u, a
		}
		s.fill(c, l, a, u, passed)
	}
	s.relate(0, allAppointed...)
	s.relate(0, allUnfilled...)
	s.row(side...)
	s.stretches(c, appointed)
	return s
}

// decisions are what became of the options for a group.
func (s *system) decisions(l *List) {
	s.add(&l.Registered, true)
	s.add(&l.Approved, true)
	called := s.add(&l.Called, true)
	list := []*number{s.add(&l.Confirmed, true), s.add(&l.Denied, true), s.add(&l.Absent, true), s.add(&l.Pending, true)}
	s.row(list...)
	if called != nil {
		s.relate(0, minus(called), plus(list[0]), plus(list[1]), plus(list[2]), plus(list[3]))
	}
}

func (s *system) reversions(c *Contest) (passed []*number) {
	for i := range c.Reversions {
		passed = append(passed, s.add(&c.Reversions[i].Seats, false))
	}
	return passed
}

// fill relates the seats of a list to who was appointed to them.
func (s *system) fill(c *Contest, l *List, appointed, unfilled *number, passed []*number) {
	terms := []term{plus(appointed), plus(unfilled)}
	comes := false
	for i, r := range c.Reversions {
		switch l.Code {
		case r.From:
			terms = append(terms, plus(passed[i]))
			if unfilled != nil {
				unfilled.passed = append(unfilled.passed, passed[i])
			}
		case r.To:
			terms, comes = append(terms, minus(passed[i])), true
		}
	}
	for _, n := range []*number{appointed, unfilled} {
		if n != nil {
			n.fixed = l.Reserved == 0 && !comes && n.value == 0
		}
	}
	if l.Reserved.Known() {
		s.relate(int(l.Reserved), terms...)
	}
}

func (s *system) stretches(c *Contest, appointed *number) {
	if c.Time == nil {
		return
	}
	var side []*number
	terms := []term{minus(appointed)}
	for i := range c.Time.Stretches {
		n := s.add(&c.Time.Stretches[i], true)
		side, terms = append(side, n), append(terms, plus(n))
	}
	s.relate(0, terms...)
	s.row(side...)
}
