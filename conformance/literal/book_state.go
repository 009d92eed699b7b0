package literal

// State is what a book makes of the post.
type State struct {
	Labels   []string // of every seat, in order
	Closed   []int
	Holders  []string          // of every seat, "" for nobody
	Free     []int             // neither closed nor held
	Out      map[string]string // who is in no list → why
	Modality map[string]string // who has a seat, by the rule or by the act → under what they count
	Waiting  []Waiting         // still to be appointed, in order
	Mirrors  map[string]string // sub judice → modality of the mirror seat, "" for none
	Beyond   []string          // appointed and not reached by the rule, in rank order
}

// StateOf is the state after the whole book.
func StateOf(t Terms, facts []Fact) State {
	m, possible := replay(t, facts)
	if !possible {
		panic("literal: the book has an impossible fact")
	}
	return m.state()
}

// StateAfter is the book as it was after its fact n.
func StateAfter(t Terms, facts []Fact, n int) State { return StateOf(t, facts[:n]) }

// StateOn is the facts up to a day as they are known today: what has been
// reversed since, on whatever day, does not count.
func StateOn(t Terms, facts []Fact, day int) State {
	var known []Fact
	for _, n := range inForce(facts) {
		if facts[n-1].Day <= day && facts[n-1].Kind != "estorno" {
			known = append(known, facts[n-1])
		}
	}
	return StateOf(t, renumbered(facts, known, day))
}

// renumbered are the facts known, with the orders they speak of under the
// numbers that these have among them.
func renumbered(facts, known []Fact, day int) []Fact {
	number, next := map[int]int{}, 0
	for _, n := range inForce(facts) {
		if facts[n-1].Day <= day && facts[n-1].Kind != "estorno" {
			next++
			number[n] = next
		}
	}
	for i := range known {
		known[i].Target = number[known[i].Target]
	}
	return known
}

// state writes the moment down.
func (m *moment) state() State {
	p := m.look()
	s := State{Labels: m.labels(), Modality: p.seated, Waiting: m.waiting(), Mirrors: m.mirrors(), Out: map[string]string{}}
	for i := range m.seats {
		s.Holders = append(s.Holders, m.holder(i+1))
		if m.seats[i].closed {
			s.Closed = append(s.Closed, i+1)
		} else if m.holder(i+1) == "" {
			s.Free = append(s.Free, i+1)
		}
	}
	for _, id := range m.byRank() {
		if why := m.whyOut(id); why != "" {
			s.Out[id] = why
		}
		if _, kept := p.kept[id]; kept {
			s.Modality[id] = m.countsOf(id)
			if m.terms.Compensation == "compensa" {
				s.Beyond = append(s.Beyond, id)
			}
		}
	}
	return s
}

// countsOf is the label that who is out of the count keeps: one fixed before the
// appointment, while the person is on its list, whatever the act says.
func (m *moment) countsOf(id string) string {
	p := m.people[id]
	if p.place != nil && m.stillHas(id, p.place.label) {
		return p.place.label
	}
	return p.counts
}
