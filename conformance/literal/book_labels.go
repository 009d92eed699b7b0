package literal

// open adds a seat at the end and computes again every label that is not final,
// with all the seats that ever opened, closed ones included (L 1 §2, R-05). It
// is done "when N grows" and at no other time. A label that the fact says
// is final at once.
func (m *moment) open(said string) {
	m.seats = append(m.seats, bookSeat{label: said, fixed: said != ""})
	var fixed []string
	for _, s := range m.seats {
		if s.fixed {
			fixed = append(fixed, s.label)
		} else {
			fixed = append(fixed, "")
		}
	}
	for i, label := range Relabel(m.reserved(), fixed) {
		m.seats[i].label = label
	}
}

// labels are those of all the seats now.
func (m *moment) labels() []string {
	var labels []string
	for _, s := range m.seats {
		labels = append(labels, s.label)
	}
	return labels
}

// reserved are the groups for which seats are reserved with so many seats.
// PcD has its own rounding and no threshold.
func (m *moment) reserved() []Group {
	var groups []Group
	for _, g := range m.terms.Groups {
		if g.Disability || len(m.seats) >= m.terms.Threshold {
			groups = append(groups, g)
		}
	}
	return groups
}

// fix makes the present label of a seat final.
func (m *moment) fix(seat int) { m.seats[seat-1].fixed = true }
