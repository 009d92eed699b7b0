package locale

import (
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/fraud"
	"certame/law"
	"certame/ledger"
	"certame/trace"
)

// Every reason and every fault has its two texts, and every mark in them is
// filled from what a refusal brings.
func TestEveryRefusalOfAFactIsSaid(t *testing.T) {
	e := &ledger.Entry{Fact: ledger.Fact{Number: 3, At: edital.Instant{Date: certame.MustDate(2026, 3, 10)}}}
	params := []trace.Param{
		trace.P("campo", trace.Word("vaga")), trace.P("valor", trace.Word("x")), trace.P("inscricao", trace.Word("0001")),
		trace.P("dia", trace.Day(e.At.Date)), trace.P("limite", trace.Word("10/03/2026 23:59:59")), trace.P("passo", trace.Word(string(fraud.NotOpened))),
	}
	for _, reason := range ledger.Reasons() {
		for _, wording := range []law.Wording{law.CivilWording, law.ForcesWording} {
			what, remedy := LedgerRefusal(&ledger.Refusal{Entry: e, Reason: reason, Params: params}, wording)
			if what == "" || remedy == "" || strings.ContainsAny(strings.ReplaceAll(remedy, "validade: {prorrogavel: sim}", ""), "{}") || strings.ContainsAny(what, "{}") {
				t.Errorf("%s: %q %q", reason, what, remedy)
			}
		}
	}
	if len(ledgerReasons) != len(ledger.Reasons()) || len(ledgerFaults) != len(ledger.Faults()) {
		t.Errorf("%d texts of %d reasons, %d of %d faults", len(ledgerReasons), len(ledger.Reasons()), len(ledgerFaults), len(ledger.Faults()))
	}
	for _, fault := range ledger.Faults() {
		if what, remedy := LedgerFault(fault); what == "" || remedy == "" {
			t.Errorf("no text of %s", fault)
		}
	}
	for _, k := range ledger.Kinds() {
		if FactName(k, law.CivilWording) == "" {
			t.Errorf("no name of %s", k.Code())
		}
	}
	what, _ := LedgerRefusal(&ledger.Refusal{Entry: e, Reason: ledger.SeatTaken, Params: params, Because: 9}, law.CivilWording)
	if !strings.Contains(what, "f3") {
		t.Errorf("%q does not name the fact that falls", what)
	}
}
