package literal

// courtOrder is one ordem_judicial and what became of it.
type courtOrder struct {
	number int // of the fact
	fact   Fact
	state  string // "" in force | "fim" | "definitiva"
}

// refusesOrder: the effect "opcao" must say the group, and the same order may
// not be in force twice. The same is: person, process, effect and group.
func (m *moment) refusesOrder(f Fact) bool {
	if f.Effect == "opcao" && f.Group == "" {
		return true
	}
	if m.people[f.Person].gone == "obito" {
		return true
	}
	for _, o := range m.orders {
		same := o.fact.Person == f.Person && o.fact.Process == f.Process && o.fact.Effect == f.Effect && o.fact.Group == f.Group
		if same && o.state == "" {
			return true
		}
	}
	return false
}

// orderInForce is the order that a fact made, while it is provisional: what is
// definitive neither ends nor becomes definitive again.
func (m *moment) orderInForce(n int) *courtOrder {
	for i := range m.orders {
		if m.orders[i].number == n && m.orders[i].state == "" {
			return &m.orders[i]
		}
	}
	return nil
}

// order brings an order into force. Who is excluded is in no list, but keeps an
// appointment until another fact undoes it.
func (m *moment) order(n int, f Fact) {
	m.orders = append(m.orders, courtOrder{number: n, fact: f})
}

// endParticipation makes the orders to take part fall when the person leaves
// (again), the definitive ones too: they gave back what the person now gives up.
func (m *moment) endParticipation(id string) {
	for i := range m.orders {
		o := &m.orders[i]
		if o.fact.Person == id && o.fact.Effect == "participa" {
			o.state = "fim"
		}
	}
}

// hasOrder tells whether a person has an order with the effect, definitive or,
// when provisional ones are asked for, in force.
func (m *moment) hasOrder(id, effect, group string, provisional bool) bool {
	for _, o := range m.orders {
		holds := o.state == "definitiva" || (o.state == "" && provisional)
		if holds && o.fact.Person == id && o.fact.Effect == effect && o.fact.Group == group {
			return true
		}
	}
	return false
}

// gives tells whether an order puts the person in the real lists, or, with
// mirror, at least in those where nobody is moved.
func (m *moment) gives(id, effect, group string, mirror bool) bool {
	return m.hasOrder(id, effect, group, mirror || m.terms.SubJudice == "ordinaria")
}
