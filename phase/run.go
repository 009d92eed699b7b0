package phase

import (
	"certame"
	"certame/trace"
)

// runner carries what passes from one phase to the next.
type runner struct {
	Case
	out  *Outcome
	in   []bool          // by member: has not stopped, as things stood then
	open []bool          // by member: inside every open cut so far
	sum  []certame.Score // by member: weighted sum of the phases that classify
	sink trace.Sink
}

// Run judges the phases of a post in order, as far as there are marks. A phase
// without any mark has not taken place yet: it eliminates nobody, and those
// after it wait.
func Run(c Case, sink trace.Sink) *Outcome {
	n := len(c.Members)
	r := &runner{Case: c, sink: sink, in: make([]bool, n), open: make([]bool, n), sum: make([]certame.Score, n)}
	r.out = &Outcome{Members: c.Members, Stops: make([]certame.Stop, n), StopAt: make([]int, n), Outside: make([]int, n)}
	for i := range n {
		r.in[i], r.open[i], r.out.StopAt[i], r.out.Outside[i] = true, true, -1, -1
	}
	for f := range c.Terms.Phases {
		if !r.tookPlace(f) {
			r.missing(f)
			break
		}
		r.judge(f)
	}
	if len(r.out.Results) > 0 {
		r.final()
	}
	return r.out
}

// tookPlace reports whether somebody still in has a mark in the phase. With
// nobody left there is nothing to wait for.
func (r *runner) tookPlace(f int) bool {
	waiting := false
	for i, p := range r.Members {
		if !r.in[i] {
			continue
		}
		if r.total(f, p) != certame.NoScore {
			return true
		}
		waiting = true
	}
	return !waiting
}

// judge applies one phase: minimums, then the cut, then who goes on.
func (r *runner) judge(f int) {
	result := Result{Phase: f, Facts: make([]Fact, len(r.Members))}
	for i, p := range r.Members {
		if r.in[i] {
			result.Facts[i] = r.minimums(f, p)
			r.add(f, i, result.Facts[i].Mark)
		}
	}
	r.cutOpen(&result)
	allowed := r.cutGroups(&result)
	for i := range r.Members {
		if r.in[i] {
			r.goOn(&result, i, allowed)
		}
	}
	r.out.Results = append(r.out.Results, result)
	r.record(&result)
}

// add counts the phase in the final mark, unless it only eliminates.
func (r *runner) add(f, i int, mark certame.Score) {
	if phase := &r.Terms.Phases[f]; mark != certame.NoScore && !phase.Eliminatory {
		r.sum[i] += certame.Score(phase.Weight) * mark
	}
}

// final is the weighted sum of those who came to the end of what there is.
func (r *runner) final() {
	r.out.Final = make([]certame.Score, len(r.Members))
	for i := range r.Members {
		r.out.Final[i] = certame.NoScore
		if r.out.Stops[i] == certame.NotStopped {
			r.out.Final[i] = r.sum[i]
		}
	}
}

// missing lists the phases that wait, from f on.
func (r *runner) missing(f int) {
	for ; f < len(r.Terms.Phases); f++ {
		r.out.Missing = append(r.out.Missing, f)
	}
}
