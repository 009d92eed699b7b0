package edital

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// LastReplacement is the last day on which, in the Forces, the next of the same
// list still takes the seat of who left: that of the matrícula or incorporação,
// which the edital declares (I-38). ok is false where no such day ends it.
func (t *Terms) LastReplacement() (day certame.Date, ok bool) {
	if t.Regime.ID != law.RegimePortariaMD || !t.Declares("matricula_em") {
		return certame.NoDate, false
	}
	return t.Enrolment, true
}

// ReplacementBasis is what governs the replacement of who left.
func ReplacementBasis() []law.Provision {
	record, _ := law.I38.Record()
	return record.Provisions
}

// checkEnrolment: outside of the Forces nobody is matriculado, and the law gives
// the seat to the next while the contest is valid (Lei 15.142/2025, art. 7º,
// § 3º): a date would take it away.
func checkEnrolment(t *Terms, sink trace.Sink) {
	if !t.Declares("matricula_em") || t.Regime.ID == law.RegimePortariaMD {
		return
	}
	sink.Finding(trace.Finding{
		Code: "edital.matricula_fora_das_forcas", Severity: trace.Alerta, Where: t.WhereIs("matricula_em"),
		Basis: law.NextOfSameList.In(t.Regime.ID), Params: []trace.Param{trace.P("data", trace.Day(t.Enrolment))},
	})
}
