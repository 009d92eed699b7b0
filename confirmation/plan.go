package confirmation

import (
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// CheckPlan verifies that the edital describes the procedure (L 3; D 5 §2; P 6),
// where it is likely to be held (P 6) and that holding it at a distance is a
// reasoned exception (P 17 §3), and says which appeal period is in force (I-22).
func CheckPlan(t *edital.Terms, sink trace.Sink) {
	regime, c := t.Regime.ID, t.Confirmation
	note := trace.Finding{Severity: trace.Nota, Where: t.WhereIs("confirmacao")}
	if !t.Declares("confirmacao") {
		note.Code, note.Basis = "confirmacao.edital_silente", onPlan.in(regime)
		sink.Finding(note)
	}
	if regime == law.RegimePortariaMD && c.Place == "" {
		note.Code, note.Basis = "confirmacao.local_nao_declarado", onPlan.in(regime)
		sink.Finding(note)
	}
	if c.Form == edital.FormRemote && t.Rationale == "" {
		sink.Finding(trace.Finding{
			Code: "confirmacao.telepresencial_sem_fundamento", Severity: trace.Erro, Where: note.Where, Blocks: true, Basis: onForm.in(regime),
		})
	}
	if c.AppealDays == 0 {
		note.Code, note.Basis = "confirmacao.prazo_nao_declarado", append(append([]law.Provision{}, onAppealBoard.in(regime)...), law.Lei9784Art59Cpt)
		note.Params = []trace.Param{trace.P("dias", trace.Int(DefaultAppealDays))}
		sink.Finding(note)
	}
}

// Unchecked says that nobody gave the composition of the board of a group.
func Unchecked(r *Rules) trace.Finding {
	return trace.Finding{
		Code: "convocacao.sem_comissao", Severity: trace.Alerta, Where: "grupo " + r.Code(), Basis: r.boardBasis(),
		Params: []trace.Param{trace.P("grupo", trace.Word(r.Code()))},
	}
}
