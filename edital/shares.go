package edital

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// checkShares is R-02 for the regimes that fix a percentage for each group: a
// departure is refused unless the agency works with policies for indigenous
// people or quilombolas and says so (Decreto, art. 3º, §§ 5º and 6º).
func checkShares(t *Terms, sink trace.Sink) {
	departs := false
	for _, role := range [...]certame.Role{certame.RolePretaParda, certame.RoleIndigena, certame.RoleQuilombola} {
		if p, fixed := shareParameter(t.Regime.ID, role); fixed && shareOf(t, role).Cmp(p.Share()) != 0 {
			departs = true
			if t.Rationale == "" || t.Regime.ID != law.RegimeDec12536 {
				sink.Finding(shareFinding(t, role, p))
			}
		}
	}
	if departs && t.Regime.ID == law.RegimeDec12536 && t.Rationale != "" {
		checkPolicyAgency(t, sink)
	}
}

func shareOf(t *Terms, role certame.Role) certame.Ratio {
	if m := t.WithRole(role); m != certame.NoModality {
		return t.Group(m).Share
	}
	return certame.Ratio{}
}

func shareFinding(t *Terms, role certame.Role, p law.Parameter) trace.Finding {
	code := roleCodes[role]
	where := t.WhereIs("grupos")
	if m := t.WithRole(role); m != certame.NoModality {
		code, where = t.Code(m), t.WhereIs("grupos/"+t.Code(m))
	}
	return trace.Finding{
		Code: "edital.percentual_diverso", Severity: trace.Erro, Where: where,
		Basis: shareBasis(t, p),
		Params: []trace.Param{
			trace.P("grupo", trace.Word(code)), trace.P("declarado", trace.Share(shareOf(t, role))), trace.P("devido", trace.Share(p.Share())),
		},
	}
}

// roleCodes name the groups of the law when the edital does not have them.
var roleCodes = map[certame.Role]string{certame.RolePretaParda: "PPP", certame.RoleIndigena: "PI", certame.RoleQuilombola: "PQ"}

// shareBasis is the article of the share and, where the decree governs, the
// paragraphs that allow another one.
func shareBasis(t *Terms, p law.Parameter) []law.Provision {
	if t.Regime.ID != law.RegimeDec12536 {
		return p.Basis
	}
	return append(append([]law.Provision{}, p.Basis...), law.Dec12536Art3Par5, law.Dec12536Art3Par6)
}

// checkPolicyAgency holds the declared departure to its limits: at least 20 %
// for pretas e pardas, and exactly 30 % in all: more exceeds § 5º, less
// contradicts Lei 15.142/2025, art. 1º.
func checkPolicyAgency(t *Terms, sink trace.Sink) {
	low, _ := t.Regime.ID.Value(law.MinimumPretaParda)
	if share := shareOf(t, certame.RolePretaParda); share.Cmp(low.Share()) < 0 {
		sink.Finding(trace.Finding{
			Code: "edital.minimo_pretas_e_pardas", Severity: trace.Erro, Where: t.WhereIs("grupos"), Basis: low.Basis,
			Params: []trace.Param{trace.P("declarado", trace.Share(share)), trace.P("minimo", trace.Share(low.Share()))},
		})
	}
	sink.Finding(trace.Finding{
		Code: "edital.percentuais_fundamentados", Severity: trace.Alerta, Where: t.WhereIs("fundamento"),
		Basis:  []law.Provision{law.Dec12536Art3Par5, law.Dec12536Art3Par6, law.Lei14724Art29Cpt},
		Params: []trace.Param{trace.P("total", trace.Share(racialTotal(t)))},
	})
}

func racialTotal(t *Terms) certame.Ratio {
	sum := certame.Ratio{}
	for _, g := range t.Groups {
		if g.Role >= certame.RolePretaParda && g.Role <= certame.RoleJoint {
			sum = sum.Add(g.Share)
		}
	}
	return sum
}

// checkJointShare holds the sum of the groups of the law to its total.
func checkJointShare(t *Terms, sink trace.Sink) {
	total, fixed := t.Regime.ID.Value(law.TotalReserved)
	if !fixed || racialTotal(t).Cmp(total.Share()) == 0 {
		return
	}
	if t.Rationale != "" && isFunai(t) {
		return
	}
	sink.Finding(trace.Finding{
		Code: "edital.soma_dos_percentuais", Severity: trace.Erro, Where: t.WhereIs("grupos"), Basis: total.Basis,
		Params: []trace.Param{trace.P("declarado", trace.Share(racialTotal(t))), trace.P("devido", trace.Share(total.Share()))},
	})
}

// isFunai reports the case of Decreto, art. 3º, § 6º: everything as the decree
// says but the percentage of indígenas, which another law fixes between 10 % and
// 30 % (Lei 14.724/2023, art. 29).
func isFunai(t *Terms) bool {
	own := shareOf(t, certame.RoleIndigena)
	if own.Cmp(certame.Percent(10)) < 0 || own.Cmp(certame.Percent(30)) > 0 {
		return false
	}
	for _, role := range [...]certame.Role{certame.RolePretaParda, certame.RoleQuilombola} {
		if p, fixed := shareParameter(t.Regime.ID, role); !fixed || shareOf(t, role).Cmp(p.Share()) != 0 {
			return false
		}
	}
	return true
}
