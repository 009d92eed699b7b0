package edital

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// checks are the verifications of an edital against the law, in the order in
// which they are reported.
var checks = [...]func(*Terms, trace.Sink){
	checkScope,
	checkShares,
	checkJointShare,
	checkDisability,
	checkGroupKeys,
	checkRoundTotal,
	checkBarriers,
	checkApprovedLimit,
	checkAbsence,
	checkEnrolment,
	checkPreference,
}

// checkScope is R-00: who the law binds.
func checkScope(t *Terms, sink trace.Sink) {
	if t.Regime.ID == law.RegimeOwn || t.Nature == "" || inScope(t.Kind, t.Nature) {
		return
	}
	sink.Finding(trace.Finding{
		Code: "edital.fora_do_alcance", Severity: trace.Alerta, Where: t.WhereIs("natureza"),
		Basis: scopeBasis(t.Kind),
		Params: []trace.Param{
			trace.P("tipo", trace.Word(string(t.Kind))), trace.P("natureza", trace.Word(string(t.Nature))),
		},
	})
}

func scopeBasis(k Kind) []law.Provision {
	switch {
	case isMilitary(k):
		return []law.Provision{law.Portmd1286Art1Cpt}
	case k == SimplifiedSelection:
		return []law.Provision{law.Lei15142Art1CptInc2, law.Dec12536Art1CptInc2, law.Lei8745Art1Cpt}
	}
	return []law.Provision{law.Lei15142Art1CptInc1, law.Dec12536Art1Cpt, law.Dec12536Art1CptInc1}
}

func inScope(k Kind, n Nature) bool {
	switch n {
	case DirectAdministration, Autarchy, Foundation:
		return k == PublicContest || k == SimplifiedSelection
	case PublicCompany, MixedCompany:
		return k == PublicContest
	case ArmedForces:
		return isMilitary(k)
	}
	return false
}

// checkDisability is R-06: between 5 % and 20 % for pessoas com deficiência.
func checkDisability(t *Terms, sink trace.Sink) {
	low, federal := t.Regime.ID.Value(law.MinimumDisability)
	if !federal {
		return
	}
	high, _ := t.Regime.ID.Value(law.CapDisability)
	share := certame.Ratio{}
	if m := t.WithRole(certame.RoleDisability); m != certame.NoModality {
		share = t.Group(m).Share
	}
	if share.Cmp(low.Share()) >= 0 && share.Cmp(high.Share()) <= 0 {
		return
	}
	sink.Finding(trace.Finding{
		Code: "edital.percentual_pcd", Severity: trace.Alerta, Where: t.WhereIs("grupos"),
		Basis: append(append([]law.Provision{}, low.Basis...), high.Basis...),
		Params: []trace.Param{
			trace.P("declarado", trace.Share(share)), trace.P("minimo", trace.Share(low.Share())), trace.P("maximo", trace.Share(high.Share())),
		},
	})
}

// checkRoundTotal is I-01: rounding the total needs a declared table that says
// which group takes the difference.
func checkRoundTotal(t *Terms, sink trace.Sink) {
	if t.Rounding != RoundTotal {
		return
	}
	for i := range t.Posts {
		if t.Posts[i].Table == nil {
			sink.Finding(trace.Finding{
				Code: "edital.arredondamento_total_sem_quadro", Severity: trace.Erro, Blocks: true,
				Basis: []law.Provision{law.Lei15142Art1Cpt, law.Lei15142Art5Par2}, Where: t.WhereIs("arredondamento"),
				Params: []trace.Param{trace.P("cargo", trace.Word(t.Posts[i].Code))},
			})
			return
		}
	}
}
