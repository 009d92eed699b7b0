package phase

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// Line is one person of the proof that a phase's call obeyed the law: every
// optante who reached the minimum, and everybody else who was called without
// right or left out against it.
type Line struct {
	Person  certame.Person
	Fact    Fact
	Optante bool
	Due     bool // had to go on
	Called  bool // was in fact called
}

// Check compares the people who were in fact called to go on from a phase with
// those who had to be. Its lines are the proof, in the order of members.
// ok is false when the phase has no marks yet and nothing can be proved.
func (o *Outcome) Check(c *Case, call certame.Call) (lines []Line, ok bool) {
	for at := range o.Results {
		if o.Results[at].Phase != call.Phase {
			continue
		}
		for i, p := range o.Members {
			line := o.line(c, at, i, call.Called[p])
			if line.Optante && line.Fact.Minimum || line.Due != line.Called {
				lines = append(lines, line)
			}
		}
		return lines, true
	}
	return nil, false
}

// line judges one person. An optante is due by the option that stands today: who
// lost it is due only inside the open cut.
func (o *Outcome) line(c *Case, at, i int, called bool) Line {
	p := o.Members[i]
	fact := o.Results[at].Facts[i]
	if o.StopAt[i] >= 0 && o.StopAt[i] < at {
		return Line{Person: p, Fact: Fact{Mark: certame.NoScore, Stop: o.Stops[i]}, Called: called}
	}
	optante := c.claims(p) != 0
	return Line{p, fact, optante, fact.Way != NoWay || fact.Minimum && optante, called}
}

// ReportCall writes what the lines of one phase prove, over all posts.
func ReportCall(c *Case, call certame.Call, lines []Line, where string, sink trace.Sink) {
	var kept, left, other group
	for i := range lines {
		switch l := &lines[i]; {
		case l.Optante && l.Fact.Minimum && l.Called:
			kept.add(c.Roll, l.Person)
		case l.Optante && l.Fact.Minimum:
			left.add(c.Roll, l.Person)
		default:
			other.add(c.Roll, l.Person)
		}
	}
	title := trace.P("fase", trace.Word(c.Terms.Phases[call.Phase].Title()))
	basis := law.OptanteGoesOn.In(c.Terms.Regime.ID)
	if left.people > 0 {
		severity := trace.Alerta
		if protects(c.Terms.Regime.ID) {
			severity = trace.Erro
		}
		sink.Finding(trace.Finding{Code: "fases.optantes_nao_convocadas", Severity: severity, Where: where, Blocks: true, Basis: basis, Params: append(left.params(c.Roll), title)})
	} else {
		sink.Finding(trace.Finding{Code: "fases.optantes_convocadas", Severity: trace.Nota, Where: where, Basis: basis, Params: []trace.Param{title, trace.P("pessoas", trace.Int(kept.people))}})
	}
	if other.people > 0 {
		sink.Finding(trace.Finding{Code: "fases.convocadas_divergem", Severity: trace.Alerta, Where: where, Blocks: true, Basis: []law.Provision{law.EditalRegraCpt}, Params: append(other.params(c.Roll), title)})
	}
}
