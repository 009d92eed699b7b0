package edital

import (
	"slices"

	"certame"
	"certame/law"
	"certame/trace"
)

// checkPreference says when what R-44 promises is not assured: the assignment of
// a post must turn away for good whom it turns away, and with some chains, or with
// people in several groups, a person more may bring another back
// (docs/preferencias.md). The result is then verified post by post.
func checkPreference(t *Terms, sink trace.Sink) {
	if !t.Preference || turnsAwayForGood(t) {
		return
	}
	sink.Finding(trace.Finding{
		Code: "edital.preferencias_sem_garantia", Severity: trace.Alerta,
		Basis: []law.Provision{law.EditalRegraCpt}, Where: t.WhereIs("preferencias"),
		Params: []trace.Param{trace.P("reversao", trace.Word(string(t.Reversion)))},
	})
}

func turnsAwayForGood(t *Terms) bool {
	switch t.Reversion {
	case ReversionLaw, ReversionCPNU2:
		return true
	case ReversionDecree:
		return !t.Multiple.Outcome && !t.Multiple.Accumulates
	}
	for _, chain := range t.Chain {
		if !slices.Equal(chain, []certame.Modality{certame.OpenCompetition}) {
			return false
		}
	}
	return true
}

// AppointedWaits reports whether somebody appointed still waits for the posts put
// before theirs (I-46).
func (t *Terms) AppointedWaits() bool { return t.Appointed == AppointedWaits }
