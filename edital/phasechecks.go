package edital

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// checkBarriers is R-14: optantes who reach the minimum go on (Lei 15.142/2025,
// art. 6º; Decreto, art. 19). A number that stops them is obeyed, since the
// edital is what was published, and blocks the result.
func checkBarriers(t *Terms, sink trace.Sink) {
	if !t.Limited() || !hasLegalGroup(t) {
		return
	}
	severity, blocks := trace.Alerta, protects(t.Regime.ID)
	if blocks && t.Rationale == "" {
		severity = trace.Erro
	}
	for i := range t.Phases {
		if b := t.Phases[i].Barrier; b != nil && b.Limits {
			sink.Finding(trace.Finding{
				Code: "fases.optantes_limitadas", Severity: severity, Blocks: blocks, Where: t.WhereIs("fases"),
				Basis:  law.OptanteGoesOn.In(t.Regime.ID),
				Params: []trace.Param{trace.P("fase", trace.Word(t.Phases[i].Title()))},
			})
		}
	}
}

// hasLegalGroup reports whether the contest has a group of the law of 2025: the
// protection is theirs (I-35).
func hasLegalGroup(t *Terms) bool {
	for i := range t.Groups {
		if r := t.Groups[i].Role; r >= certame.RolePretaParda && r <= certame.RoleJoint {
			return true
		}
	}
	return false
}

// checkApprovedLimit: annex III is for contests of more than one stage, and
// needs an authorisation that the edital must state (Decreto 9.739/2019, art.
// 39, § 1º-A).
func checkApprovedLimit(t *Terms, sink trace.Sink) {
	if t.Approved.Annex != law.AnnexIII {
		return
	}
	severity := trace.Nota
	if len(t.Phases) < 2 {
		severity = trace.Alerta
	}
	sink.Finding(trace.Finding{
		Code: "fases.anexo_III", Severity: severity, Where: t.WhereIs("limite_aprovados"),
		Basis:  []law.Provision{law.Dec9739Art39Par1a},
		Params: []trace.Param{trace.P("fases", trace.Int(len(t.Phases)))},
	})
}

// checkAbsence: under the law of 2025 who is not confirmed may go on in the open
// competition, whatever the reason (I-31).
func checkAbsence(t *Terms, sink trace.Sink) {
	if t.Absence != AbsenceEliminates || !protects(t.Regime.ID) {
		return
	}
	severity := trace.Alerta
	basis := law.OptionLost.In(t.Regime.ID)
	if t.Regime.ID == law.RegimePortariaMD {
		severity, basis = trace.Erro, []law.Provision{law.Portmd1286Art17Par4}
	}
	if t.Rationale != "" {
		severity = trace.Alerta
	}
	sink.Finding(trace.Finding{Code: "edital.ausencia_elimina", Severity: severity, Where: t.WhereIs("ausencia"), Basis: basis})
}
