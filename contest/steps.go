package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// recordLists writes how many people each list of the post has.
func recordLists(t *edital.Terms, p *Post, where string, sink trace.Sink) {
	sink.Step(trace.Step{
		ID: "classification/list[" + where + "/AC]", Rule: "R-29", Subject: where + "/AC",
		Basis:   law.BothLists.In(t.Regime.ID),
		Inputs:  []trace.Input{{Name: "aprovadas", Value: trace.Int(len(p.Lists.Order)), Source: "candidatos"}},
		Verdict: trace.Applied, Value: trace.Int(len(p.Lists.Open)),
	})
	for i := range t.Groups {
		m := certame.Modality(i + 1)
		sink.Step(trace.Step{
			ID: "classification/list[" + where + "/" + t.Code(m) + "]", Rule: "R-30", Subject: where + "/" + t.Code(m),
			Basis:          law.SingleModality.In(t.Regime.ID),
			Interpretation: law.I14, DecidedBy: t.DecidedBy("multiplas"),
			Inputs:  []trace.Input{{Name: "com_opcao", Value: trace.Int(len(p.Lists.Specific[i])), Source: "candidatos"}},
			Verdict: trace.Applied, Value: trace.Int(len(p.Lists.Group(m))),
		})
	}
	sink.Step(trace.Step{
		ID: "appointment/assign[" + where + "]", Rule: "R-31", Subject: where,
		Basis:   slices.Concat(law.NotCounted.In(t.Regime.ID), law.Alternation.In(t.Regime.ID), law.CareerOrder.In(t.Regime.ID)),
		Inputs:  []trace.Input{{Name: "vagas", Value: trace.Int(len(p.Allocation.Labels)), Source: "passo:vacancy", Decisive: true}},
		Verdict: trace.Applied, Value: trace.Int(len(p.Appointment.Calls)),
	})
}

// recordTransfers writes each reversion and compensation.
func recordTransfers(c *Contest, p *Post, where string, sink trace.Sink) {
	for _, tr := range p.Appointment.Transfers {
		sink.Step(transferStep(c, p, tr, where))
	}
}

func transferStep(c *Contest, p *Post, tr appointment.Transfer, where string) trace.Step {
	t := c.Terms
	subject := where + "/vaga " + trace.Int(tr.Seat).String() + "/convocação " + trace.Int(tr.Call).String()
	step := trace.Step{
		ID: "appointment/" + string(tr.Kind) + "[" + subject + "]", Rule: "R-36", Subject: subject,
		Basis: TransferBasis(t, tr), Verdict: trace.Applied, Value: trace.Word(t.Code(tr.To)),
		Inputs: []trace.Input{{Name: "de", Value: trace.Word(t.Code(tr.From)), Source: "passo:vacancy/order", Decisive: true}},
	}
	if tr.Kind == appointment.Compensated {
		step.Rule, step.Interpretation, step.DecidedBy = "R-32", law.I11, t.DecidedBy("compensacao")
		step.Inputs = append(step.Inputs, trace.Input{Name: "quem", Value: trace.Word(c.id(p, tr.Moved)), Source: "candidatos", Decisive: true})
		if tr.Entered != appointment.NoOne {
			step.Inputs = append(step.Inputs, trace.Input{Name: "entra", Value: trace.Word(c.id(p, tr.Entered)), Source: "candidatos", Decisive: true})
		}
		return step
	}
	switch {
	case tr.To != certame.OpenCompetition && t.Group(tr.To).Role == certame.RoleDisability && tr.Label != tr.To:
		step.Rule, step.Interpretation, step.DecidedBy = "R-35", law.I15, "padrao"
	case tr.To == tr.Label:
	case tr.Label == certame.OpenCompetition || !slices.Contains(t.Chain[tr.Label-1], tr.To):
		step.Rule, step.Interpretation, step.DecidedBy = "R-35", law.I10, t.DecidedBy("ac_esgotada")
	case informativeOnly(p, tr.Label):
		step.Interpretation, step.DecidedBy = law.I12, "padrao"
	}
	if tr.From == tr.Label && tr.To != tr.Label && tr.From != certame.OpenCompetition {
		step.Rejected = skippedLists(t, tr)
	}
	return step
}

// informativeOnly reports whether somebody opted for m, was confirmed and is
// classified elsewhere: the seat of m reverts although that person exists (I-12).
func informativeOnly(p *Post, m certame.Modality) bool {
	for _, rank := range p.Lists.Specific[m-1] {
		if !p.Lists.Final[rank].Has(m) {
			return true
		}
	}
	return false
}

// skippedLists are the lists of the chain before the one that took the seat:
// nobody on them was waiting. The way of a seat is thus in the trace (I-12).
func skippedLists(t *edital.Terms, tr appointment.Transfer) (out []trace.Alternative) {
	for _, m := range t.Chain[tr.From-1] {
		if m == tr.To || m == certame.OpenCompetition {
			break
		}
		out = append(out, trace.Alternative{Value: trace.Word(t.Code(m)), Why: "lista_sem_ninguem"})
	}
	return out
}

// TransferBasis is the dispositivo behind a transfer. A reversion is judged by
// the label the seat has in the order: a seat of the open competition that
// passes from one group to another is still one that its own list left empty.
func TransferBasis(t *edital.Terms, tr appointment.Transfer) []law.Provision {
	regime := t.Regime.ID
	if tr.Kind == appointment.Compensated {
		return moveBasis(regime, tr)
	}
	switch {
	case tr.To == tr.Label: // a reversion undone: the seat is its own list's again
		return law.Shares.In(regime)
	case tr.Label == certame.OpenCompetition:
		return exhaustedBasis(t)
	}
	basis := edital.ReversionBasisOf(t.Reversion, regime, t.Group(tr.Label).Role)
	if !slices.Contains(t.Chain[tr.Label-1], tr.To) {
		return slices.Concat(basis, exhaustedBasis(t)) // through the open list, which has nobody left
	}
	return basis
}

// moveBasis is why a person passed to another modality: the mark reaches an open
// seat, a group of higher percentage has a seat, or the group's own seat is
// there again.
func moveBasis(regime law.Regime, tr appointment.Transfer) []law.Provision {
	switch {
	case tr.To == certame.OpenCompetition:
		return law.NotCounted.In(regime)
	case tr.From == certame.OpenCompetition:
		return law.Shares.In(regime)
	}
	return law.SingleModality.In(regime)
}

func exhaustedBasis(t *edital.Terms) []law.Provision {
	if t.Exhausted == edital.ExhaustedRank {
		return law.OpenListEndedByRank.In(t.Regime.ID)
	}
	return law.OpenListEnded.In(t.Regime.ID)
}

func (c *Contest) id(p *Post, rank appointment.Rank) string {
	return string(c.Roll.IDs.At(p.Lists.Order[rank]))
}
