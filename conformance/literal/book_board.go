package literal

import "slices"

// refusesBoard is the rows of decisao and recurso.
func (m *moment) refusesBoard(f Fact) bool {
	p := m.people[f.Person]
	appealed := slices.Contains(p.appeals, f.Group)
	if f.Kind == "recurso" {
		return appealed || !isContrary(p.decided(f.Group, "primeira"))
	}
	if !m.hasOption(f.Person, f.Group) || p.decided(f.Group, f.Instance) != "" {
		return true
	}
	return f.Instance == "recursal" && !appealed
}

// hasOption tells whether the person ever opted for the group, at registration
// or by a court.
func (m *moment) hasOption(id, group string) bool {
	c := m.terms.People[m.terms.position(id)-1]
	return slices.Contains(c.Options, group) || m.hasOrder(id, "opcao", group, true)
}

// decided is the result of a board, "" while there is none.
func (p *standing) decided(group, instance string) string {
	for _, d := range p.decisions {
		if d.Group == group && d.Instance == instance {
			return d.Result
		}
	}
	return ""
}

// lastDecided is the result that stands: the appeal's or else the first board's.
func (p *standing) lastDecided(group string) string {
	if result := p.decided(group, "recursal"); result != "" {
		return result
	}
	return p.decided(group, "primeira")
}

// isContrary is R-16: denied, absent, filming refused.
func isContrary(result string) bool { return result != "" && result != "confirmada" }
