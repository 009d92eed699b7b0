package literal

// moment is what the facts up to some point have made of the post. It is made
// again from the terms each time anything is asked.
type moment struct {
	terms      Terms
	seats      []bookSeat
	people     map[string]*standing
	queue      []string // who asked for the end of the queue, in order of request
	orders     []courtOrder
	homologous bool
	extended   bool
	started    bool
	start      int
}

// bookSeat is one seat; its number is its place.
type bookSeat struct {
	label  string
	fixed  bool // the label can no longer change
	closed bool
}

// standing is what the facts have made of one person.
type standing struct {
	gone      string // the kind of the fact by which the person left
	appointed bool
	seat      int    // of who is appointed
	counts    string // label kept by the appointment
	inOffice  bool   // posse
	inService bool   // exercicio
	course    bool   // called to the training course
	place     *frozenPlace
	decisions []Fact // of the boards, in order of effect
	appeals   []string
}

// frozenPlace is a label kept from before the appointment (I-13).
type frozenPlace struct {
	label  string // under which the person counts
	seat   int    // where the person was to be seated then
	from   string // the label of that seat, other than label when it had reverted
	opened int    // the seat whose opening called the person then
}

// beginning is the post before any fact.
func beginning(t Terms) *moment {
	m := &moment{terms: t, people: map[string]*standing{}, started: t.Started, start: t.Start}
	for _, label := range t.Labels {
		m.seats = append(m.seats, bookSeat{label: label, fixed: true})
	}
	for _, c := range t.People {
		m.people[c.ID] = &standing{}
	}
	return m
}

// replay does the facts in force in the order of their effects, and tells
// whether each of them was possible when its turn came.
func replay(t Terms, facts []Fact) (*moment, bool) {
	m := beginning(t)
	for _, n := range effectOrder(facts) {
		if f := facts[n-1]; f.Kind != "estorno" && (f.Day < t.Published || m.refuses(f)) {
			return m, false
		}
		m.apply(n, facts[n-1])
	}
	return m, true
}

// holder is who is appointed to a seat, "" when nobody is.
func (m *moment) holder(seat int) string {
	for _, c := range m.terms.People {
		if m.people[c.ID].appointed && m.people[c.ID].seat == seat {
			return c.ID
		}
	}
	return ""
}

// isFree tells whether a seat exists, is not closed and nobody is appointed to it.
func (m *moment) isFree(seat int) bool {
	return seat >= 1 && seat <= len(m.seats) && !m.seats[seat-1].closed && m.holder(seat) == ""
}
