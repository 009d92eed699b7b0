package contest

import (
	"certame"
	"certame/law"
	"certame/phase"
	"certame/trace"
)

// CallCheck is the proof about one list of people called to go on from a phase.
type CallCheck struct {
	Phase int            // index in the edital
	Posts [][]phase.Line // by post
}

// checkCalls compares each list of people called with those who had to be: every
// optante with the minimum, above all.
func (c *Contest) checkCalls() {
	for _, call := range c.informed.Calls {
		check := CallCheck{Phase: call.Phase, Posts: make([][]phase.Line, len(c.Phases))}
		var all []phase.Line
		judged := false
		for i, o := range c.Phases {
			post := c.phaseCase(i)
			lines, ok := o.Check(&post, call)
			check.Posts[i] = lines
			all = append(all, lines...)
			judged = judged || ok
		}
		c.Checks = append(c.Checks, check)
		c.reportCall(call, all, judged)
	}
}

func (c *Contest) reportCall(call certame.Call, lines []phase.Line, judged bool) {
	p := &c.Terms.Phases[call.Phase]
	where := "convocadas_" + p.Code + ".csv"
	if !judged {
		c.Log.Finding(trace.Finding{
			Code: "fases.convocadas_sem_notas", Severity: trace.Alerta, Where: where, Blocks: true,
			Basis: law.OptanteGoesOn.In(c.Terms.Regime.ID), Params: []trace.Param{trace.P("fase", trace.Word(p.Title()))},
		})
		return
	}
	post := phase.Case{Terms: c.Terms, Roll: c.informed}
	phase.ReportCall(&post, call, lines, where, &c.Log)
}
