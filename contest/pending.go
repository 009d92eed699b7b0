package contest

import (
	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// checkPending: an option nobody has decided yet keeps its place by the
// presumption of the self-declaration and makes the result provisional. Unless
// the edital says pendentes: provisorio, it blocks the definitive result.
func (c *Contest) checkPending(p *Post, where string, sink trace.Sink) {
	first := certame.Nobody
	for _, person := range p.Lists.Order {
		if c.Undecided(person) == 0 {
			continue
		}
		if p.Pending++; first == certame.Nobody {
			first = person
		}
	}
	if p.Pending == 0 {
		return
	}
	blocks := c.Terms.Pending == edital.PendingBlocks
	severity := trace.Nota
	if blocks {
		severity = trace.Alerta
	}
	sink.Finding(trace.Finding{
		Code: "confirmacao.pendente", Severity: severity, Where: where, Blocks: blocks,
		Basis: law.PendingOption.In(c.Terms.Regime.ID),
		Params: []trace.Param{
			trace.P("pessoas", trace.Int(p.Pending)), trace.P("inscricao", trace.Word(string(c.Roll.IDs.At(first)))),
		},
	})
}

// Undecided is the pending options of p in groups that need a procedure.
func (c *Contest) Undecided(p certame.Person) certame.GroupSet {
	pending := c.Roll.Pending(p)
	for set := pending; set != 0; set &= set - 1 {
		if m := set.First(); c.Terms.Group(m).Confirmation == certame.ConfirmationNone {
			pending &^= certame.GroupSet(0).With(m)
		}
	}
	return pending
}
