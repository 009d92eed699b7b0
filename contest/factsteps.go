package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/edital"
	"certame/law"
	"certame/ledger"
	"certame/trace"
)

// recordKept writes who keeps a seat whatever the rule gives now, and why: a
// label that the edital froze (I-11, I-13), or an appointment that the rule does
// not reach (I-40).
func (c *Contest) recordKept(p *Post, where string, sink trace.Sink) {
	for _, h := range p.Kept {
		number := p.Allocation.Numbers[h.Seat]
		subject := where + "/vaga " + trace.Int(number).String()
		step := trace.Step{
			ID: "appointment/mantida[" + subject + "]", Rule: "R-37", Subject: subject, Verdict: trace.Applied, Value: trace.Word(c.Terms.Code(h.Label)),
			Basis: law.NotCounted.In(c.Terms.Regime.ID), Interpretation: law.I13, DecidedBy: c.Terms.DecidedBy("compensacao"),
			Inputs: []trace.Input{{Name: "quem", Value: trace.Word(c.holderID(p, number, h)), Source: "fatos", Decisive: true}},
		}
		if slices.Contains(p.Outside, h) {
			step.Basis, step.Interpretation, step.DecidedBy = law.Alternation.In(c.Terms.Regime.ID), law.I40, "padrao"
			c.reportOutside(p, number, h, where, sink)
		}
		sink.Step(step)
	}
}

// recordCalledUp writes who is called here and is appointed in a post put after
// this one: that seat is theirs until they take office here (I-46).
func (c *Contest) recordCalledUp(p *Post, where string, sink trace.Sink) {
	if c.Facts == nil || !c.byPreference() {
		return
	}
	for _, call := range p.Appointment.Calls {
		row := p.Lists.Order[call.Rank]
		known := c.known(row)
		if !known.Holds() || known.HeldIn(p.Index) != nil {
			continue
		}
		subject := where + "/" + c.id(p, call.Rank)
		sink.Step(trace.Step{
			ID: "preference/chamada_com_vaga[" + subject + "]", Rule: "R-44", Subject: subject, Verdict: trace.Applied, Value: trace.Word(c.Terms.Posts[known.Post].Code),
			Basis: factBasis(c.Terms, ledger.Appointed), Interpretation: law.I46, DecidedBy: c.Terms.DecidedBy("preferencias.nomeada"),
			Inputs: []trace.Input{{Name: "vaga", Value: trace.Int(known.Seat), Source: "fatos", Decisive: true}},
		})
	}
}

func (c *Contest) holderID(p *Post, number int, h appointment.Held) string {
	if h.Rank != appointment.NoOne {
		return c.id(p, h.Rank)
	}
	if who := c.Facts.SeatOf(p.Index, number).Holder; who != certame.Nobody {
		return string(c.Roll.IDs.At(who))
	}
	return ""
}

// reportOutside: somebody has a seat that the rule gives to somebody else. Undoing
// it takes an act, with defence; the program only says so.
func (c *Contest) reportOutside(p *Post, number int, h appointment.Held, where string, sink trace.Sink) {
	sink.Finding(trace.Finding{
		Code: "ordem.sem_vaga_pela_regra", Severity: trace.Alerta, Where: where, Basis: law.Alternation.In(c.Terms.Regime.ID),
		Params: []trace.Param{trace.P("inscricao", trace.Word(c.holderID(p, number, h))), trace.P("vaga", trace.Int(number))},
	})
}

// ReportDepartures writes, for each set of appointments that was not the one the
// order gave, who came out of turn, who was owed the place and what mends it.
func (o *Outcome) ReportDepartures(list []Departure) {
	for _, d := range list {
		where := wherePost(o.Terms, d.Post)
		for _, owed := range d.Owed {
			f := trace.Finding{
				Code: "ordem.preterida", Severity: trace.Alerta, Where: where, Basis: owedBasis(o.Terms, owed.Call.Final),
				Params: []trace.Param{
					trace.P("inscricao", trace.Word(string(o.Roll.IDs.At(owed.Person)))), trace.P("vaga", trace.Int(owed.Seat)),
					trace.P("lista", trace.Word(o.Terms.Code(owed.Call.Final))), trace.P("dia", trace.Day(d.Day)),
					trace.P("outra", trace.Word(string(o.Roll.IDs.At(d.OutOfRow[0])))),
				},
			}
			if owed.Mended != certame.NoDate {
				f.Code, f.Severity = "ordem.preterida_corrigida", trace.Nota
				f.Params = append(f.Params, trace.P("corrigida", trace.Day(owed.Mended)))
			}
			o.Log.Finding(f)
		}
	}
}

// owedBasis: whoever is owed a seat is owed it by alternation; a person with
// disability, by the places of the courts too.
func owedBasis(t *edital.Terms, m certame.Modality) []law.Provision {
	basis := law.Alternation.In(t.Regime.ID)
	if m != certame.OpenCompetition && m != certame.NoModality && t.Group(m).Role == certame.RoleDisability {
		return slices.Concat(basis, law.DisabilityPositions.In(t.Regime.ID))
	}
	return basis
}

// recordFacts writes every fact in force, so that the trace of a result begins
// where it was decided.
func (c *Contest) recordFacts(sink trace.Sink) {
	if c.Facts == nil {
		return
	}
	for _, e := range c.Facts.Now.Applied {
		subject := "fato " + ledger.ID(e.Number)
		step := trace.Step{
			ID: "ledger/" + e.Kind.Code() + "[" + ledger.ID(e.Number) + "]", Rule: "R-37", Subject: subject, Basis: factBasis(c.Terms, e.Kind),
			Verdict: trace.Applied, Value: trace.Word(e.Kind.Code()), Inputs: []trace.Input{{Name: "dia", Value: trace.Day(e.At.Date), Source: "fatos", Decisive: true}},
		}
		if e.Person != certame.Nobody {
			step.Inputs = append(step.Inputs, trace.Input{Name: "quem", Value: trace.Word(e.Value("inscricao")), Source: "fatos", Decisive: true})
		}
		sink.Step(step)
	}
}

// factBasis is the dispositivo behind the effect of a kind of fact.
func factBasis(t *edital.Terms, k ledger.Kind) []law.Provision {
	regime := t.Regime.ID
	switch k {
	case ledger.Option:
		return law.OptionPeriod.In(regime)
	case ledger.Decision, ledger.Board, ledger.Vote, ledger.Appeal:
		return law.PendingOption.In(regime)
	case ledger.SeatsOpened, ledger.SeatClosed:
		return law.LaterVacancies.In(regime)
	case ledger.Declined, ledger.DidNotAppear, ledger.Voided:
		return law.NextOfSameList.In(regime)
	case ledger.Dismissed, ledger.Died:
		return []law.Provision{law.Lei8112Art33Cpt}
	case ledger.ValidityExtended, ledger.Homologated:
		return []law.Provision{law.CfArt37CptInc3}
	case ledger.TookOffice:
		return []law.Provision{law.Lei8112Art13Par1}
	case ledger.EnteredService:
		return []law.Provision{law.Lei8112Art15Par1}
	case ledger.Appointed:
		return law.Alternation.In(regime)
	}
	if k >= ledger.FraudReported && k <= ledger.FraudSentToAGU {
		return law.FraudProceeding.In(regime)
	}
	return []law.Provision{law.EditalRegraCpt}
}
