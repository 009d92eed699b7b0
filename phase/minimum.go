package phase

import (
	"certame"
	"certame/edital"
)

// total is the mark of a person in a phase: the column of the phase, or the
// weighted sum of its components. One part missing is a person not assessed,
// never a zero.
func (c *Case) total(f int, p certame.Person) certame.Score {
	return Total(c.Roll, &c.Terms.Phases[f], p)
}

// Total is the mark of a person in a phase.
func Total(r *certame.Roll, phase *edital.Phase, p certame.Person) certame.Score {
	if len(phase.Components) == 0 {
		return markIn(r, phase.Column, p)
	}
	sum := certame.Score(0)
	for i := range phase.Components {
		mark := markIn(r, phase.Components[i].Column, p)
		if mark == certame.NoScore {
			return certame.NoScore
		}
		sum += certame.Score(phase.Components[i].Weight) * mark
	}
	return sum
}

func markIn(r *certame.Roll, column string, p certame.Person) certame.Score {
	if scores := r.Component(column); scores != nil {
		return scores[p]
	}
	return certame.NoScore
}

// minimums is R-13: the minimum of the phase and of each component, each the
// least mark that is enough.
func (r *runner) minimums(f int, p certame.Person) Fact {
	phase := &r.Terms.Phases[f]
	fact := Fact{Took: true, Mark: r.total(f, p)}
	switch {
	case fact.Mark == certame.NoScore:
		fact.Stop = certame.StopNoMark
	case phase.Minimum != certame.NoScore && fact.Mark < phase.Minimum:
		fact.Stop = certame.StopMinimum
	case r.belowComponent(phase, p):
		fact.Stop = certame.StopComponentMinimum
	default:
		fact.Minimum = true
	}
	return fact
}

func (r *runner) belowComponent(phase *edital.Phase, p certame.Person) bool {
	for i := range phase.Components {
		c := &phase.Components[i]
		if c.Minimum != certame.NoScore && markIn(r.Roll, c.Column, p) < c.Minimum {
			return true
		}
	}
	return false
}
