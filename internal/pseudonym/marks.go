package pseudonym

import "certame/edital"

// marksOf makes the marks of an edital keep together: what is added to the tests
// of a phase makes the phase, and the phases make the final mark, with their
// weights. Then minimums and maximums move by as much, and nobody passes or fails
// who did not.
func (m *Mapping) marksOf(t *edital.Terms) {
	fixed, final := map[string]int{}, 0
	for i := range t.Phases {
		p := &t.Phases[i]
		phase := 0
		for j := range p.Components {
			column := p.Components[j].Column
			fixed[column] = m.shiftOf(column)
			phase += int(p.Components[j].Weight) * fixed[column]
		}
		if len(p.Components) == 0 {
			phase = m.shiftOf(p.Column)
		}
		fixed[p.Column] = phase
		if !p.Eliminatory {
			final += int(p.Weight) * phase
		}
	}
	if len(t.Phases) > 0 {
		fixed["nota_final"] = final
	}
	m.shifts = func(column string) int {
		if by, ok := fixed[column]; ok {
			return by
		}
		return m.shiftOf(column)
	}
}
