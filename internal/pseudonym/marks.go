package pseudonym

import (
	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/run"
)

// moved is how many points are added to the marks of an edital.
type moved struct {
	columns map[string]int // tests, phases and the final mark
	phases  []int
}

// moves makes the marks keep together: what is added to the tests of a phase makes
// the phase, and the phases make the final mark, with their weights. Then minimums
// and maximums move by as much, and nobody passes or fails who did not.
func moves(phases []edital.Phase, shiftOf func(string) int) moved {
	m := moved{columns: map[string]int{}}
	final := 0
	for i := range phases {
		p := &phases[i]
		sum := 0
		for j := range p.Components {
			column := p.Components[j].Column
			m.columns[column] = shiftOf(column)
			sum += int(p.Components[j].Weight) * m.columns[column]
		}
		if len(p.Components) == 0 {
			sum = shiftOf(p.Column)
		}
		m.columns[p.Column], m.phases = sum, append(m.phases, sum)
		if !p.Eliminatory {
			final += int(p.Weight) * sum
		}
	}
	if len(phases) > 0 {
		m.columns["nota_final"] = final
	}
	return m
}

// marksOf gives the columns of marks of an edital what is added to them. Where posts
// weigh the tests each in its own way every test moves by as much, so that posts
// whose weights add up to the same move alike.
func (m *Mapping) marksOf(t *edital.Terms, r *certame.Roll) error {
	shiftOf := m.shiftOf
	if t.Weighs() {
		shiftOf = func(string) int { return m.shiftOf("") }
	}
	all := moves(t.Phases, shiftOf)
	m.shifts = func(column string) int {
		if by, ok := all.columns[column]; ok {
			return by
		}
		return m.shiftOf(column)
	}
	for i := range t.Posts {
		if err := apart(t, r, &t.Posts[i], all, moves(t.PhasesAt(i), shiftOf)); err != nil {
			return err
		}
	}
	return nil
}

// apart refuses a number of all the posts that would have to move in one way for one
// post and in another for the others.
func apart(t *edital.Terms, r *certame.Roll, post *edital.Post, all, own moved) error {
	refuse := func(file, what, remedy string) error {
		return intake.Refuse([]intake.Problem{{File: file, What: what + ", e os pesos do cargo " + post.Code + " não somam o mesmo que os de fases", Remedy: remedy}})
	}
	if r.Informed && own.columns["nota_final"] != all.columns["nota_final"] {
		return refuse(run.CandidatesFile, "nota_final teria de mudar de um modo em cada cargo", "Em uma cópia, retire a coluna: com fases, a nota final sai delas")
	}
	for i := range t.Phases {
		p := &t.Phases[i]
		switch {
		case own.phases[i] == all.phases[i]:
		case p.Minimum != certame.NoScore:
			return refuse(run.EditalFile, "o mínimo da fase "+p.Code+" teria de mudar de um modo em cada cargo", "Em uma cópia, retire o mínimo da fase ou os pesos das provas dela")
		case r.Component(p.Column) != nil:
			return refuse(run.CandidatesFile, p.Column+" teria de mudar de um modo em cada cargo", "Em uma cópia, retire a coluna: o total da fase sai das provas")
		}
	}
	return nil
}
