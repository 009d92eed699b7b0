package literal

import "slices"

// inLists is how a person stands in the lists now, and whether in any. With
// mirror, provisional court orders count as if they were definitive.
func (m *moment) inLists(id string, mirror bool) (Person, bool) {
	c := m.terms.People[m.terms.position(id)-1]
	if m.outBy(id, mirror) != "" || (m.eliminated(id) && !m.gives(id, "participa", "", mirror)) {
		return Person{}, false
	}
	p := Person{ID: id, Rank: m.rank(id), InOpen: c.InOpen, Group: m.group(c, mirror)}
	if m.terms.QueueLosesGroup && slices.Contains(m.queue, id) {
		p.Group = ""
	}
	return p, p.InOpen || p.Group != ""
}

// rank puts who asked for the end of the queue behind everybody, in the order of
// the requests.
func (m *moment) rank(id string) int {
	if i := slices.Index(m.queue, id); i >= 0 {
		return len(m.terms.People) + 1 + i
	}
	return m.terms.position(id)
}

// byRank are all the people, in the order of their ranks now.
func (m *moment) byRank() []string {
	var ids []string
	for _, c := range m.terms.People {
		ids = append(ids, c.ID)
	}
	slices.SortStableFunc(ids, func(a, b string) int { return m.rank(a) - m.rank(b) })
	return ids
}

// eliminated is by the phases or, where the edital says so, by not coming to the
// board (I-31).
func (m *moment) eliminated(id string) bool {
	for _, g := range m.terms.Groups {
		if m.terms.AbsentEliminated && m.people[id].lastDecided(g.Code) == "ausente" {
			return true
		}
	}
	return m.terms.People[m.terms.position(id)-1].Eliminated
}

// group is the single modality of R-30 among the options that stand.
func (m *moment) group(c Candidate, mirror bool) string {
	var options []Option
	position := map[string]int{}
	for _, g := range m.terms.Groups {
		if m.opts(c, g.Code, mirror) {
			options = append(options, Option{g.Code, g.Share})
			position[g.Code] = m.positionIn(c, g.Code, mirror)
		}
	}
	return SingleModality(options, position, nil, false)
}

// opts tells whether an option stands: made and not denied, or given by a court
// whatever the boards said.
func (m *moment) opts(c Candidate, group string, mirror bool) bool {
	result := m.people[c.ID].lastDecided(group)
	denied := isContrary(result) || (result == "" && slices.Contains(c.Denied, group))
	made := slices.Contains(c.Options, group) && !denied
	return made || m.gives(c.ID, "opcao", group, mirror)
}

// positionIn is the place in the specific list of a group (D 21 §2), as it is at
// the end of the contest: who left afterwards still counts.
func (m *moment) positionIn(c Candidate, group string, mirror bool) int {
	place := 1
	for _, other := range m.terms.People {
		if other.ID == c.ID {
			break
		}
		if !m.eliminated(other.ID) && m.opts(other, group, mirror) {
			place++
		}
	}
	return place
}
