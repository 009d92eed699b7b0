package contest

import (
	"slices"

	"certame"
	"certame/phase"
	"certame/trace"
)

// judgePhases runs the phases of every post and makes the roll that the later
// stages read: final marks, who stopped, who is outside the open cut. The roll
// that came in is left as it was.
func (c *Contest) judgePhases(record bool) {
	if len(c.Terms.Phases) == 0 {
		return
	}
	c.informed = c.Roll
	c.Roll = derived(c.Roll)
	c.Phases = make([]*phase.Outcome, len(c.Terms.Posts))
	c.phaseLogs = make([]trace.Log, len(c.Terms.Posts))
	for i := range c.Terms.Posts {
		c.judgePost(i, record)
	}
	c.addTotals()
	c.reportMissing()
	c.compareTotals()
	c.checkCalls()
}

// judgePost runs the phases of one post.
func (c *Contest) judgePost(i int, record bool) {
	c.phaseLogs[i] = trace.Log{}
	c.recordWeights(i, sink(&c.phaseLogs[i], record))
	c.Phases[i] = phase.Run(c.phaseCase(i), sink(&c.phaseLogs[i], record))
	for _, p := range c.Members[i] {
		c.Roll.Score[p], c.Roll.Flags[p], c.Roll.Stopped[p] = c.informed.Score[p], c.informed.Flags[p], certame.NotStopped
	}
	c.apply(c.Phases[i])
}

func (c *Contest) phaseCase(post int) phase.Case {
	return phase.Case{
		Terms: c.Terms.At(post), Roll: c.informed, Members: c.Members[post], Seats: c.Allocations[post].Counts,
		Where: c.Terms.Place(&c.Terms.Posts[post]),
	}
}

// derived is a roll with columns of its own where the phases write.
func derived(r *certame.Roll) *certame.Roll {
	out := *r
	out.Score = slices.Clone(r.Score)
	out.Flags = slices.Clone(r.Flags)
	out.Components = slices.Clone(r.Components)
	out.Stopped = make([]certame.Stop, r.Len())
	return &out
}

// apply writes what the phases decide at one post. Before the first phase has
// marks, the mark informed stands, if there is one.
func (c *Contest) apply(o *phase.Outcome) {
	for i, p := range o.Members {
		if o.Final == nil {
			continue
		}
		c.Roll.Score[p] = o.Final[i]
		if c.Roll.Stopped[p] = o.Stops[i]; o.Outside[i] >= 0 {
			c.Roll.Flags[p] |= certame.FlagOutsideCut
		}
	}
}

// addTotals gives the phases that come in components a column of their own, so
// that a tie-break may name it.
func (c *Contest) addTotals() {
	for f := range c.Terms.Phases {
		p := &c.Terms.Phases[f]
		if len(p.Components) == 0 || c.Roll.Component(p.Column) != nil || c.Roll.Component(p.Components[0].Column) == nil {
			continue
		}
		scores := make([]certame.Score, c.Roll.Len())
		for person := range scores {
			scores[person] = c.total(f, certame.Person(person))
		}
		c.Roll.Components = append(c.Roll.Components, certame.Column{Name: p.Column, Scores: scores})
	}
}

// total is the mark of a person in a phase, as the post weighs its tests.
func (c *Contest) total(f int, p certame.Person) certame.Score {
	return phase.Total(c.informed, &c.Terms.PhasesAt(int(c.Roll.Post[p]))[f], p)
}

// reportMissing says once what every post waits for, and otherwise post by post.
func (c *Contest) reportMissing() {
	waiting := slices.Clone(c.Phases)
	waiting = slices.DeleteFunc(waiting, func(o *phase.Outcome) bool { return len(o.Members) == 0 })
	if len(waiting) == 0 {
		return
	}
	same := !slices.ContainsFunc(waiting, func(o *phase.Outcome) bool { return !slices.Equal(o.Missing, waiting[0].Missing) })
	switch {
	case same && len(waiting[0].Missing) > 0:
		phase.ReportMissing(c.Terms, waiting[0], c.Terms.WhereIs("fases"), &c.Log)
	case !same:
		for i, o := range c.Phases {
			if len(o.Members) > 0 && len(o.Missing) > 0 {
				phase.ReportMissing(c.Terms, o, c.Terms.Place(&c.Terms.Posts[i]), &c.Log)
			}
		}
	}
}

// PhaseFindings are the findings of everything before the lists, the phases of
// every post included.
func (c *Contest) PhaseFindings() []trace.Finding {
	out := slices.Clone(c.Log.Findings)
	for i := range c.phaseLogs {
		out = append(out, c.phaseLogs[i].Findings...)
	}
	return out
}
