package registration

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// confirmations says, for the declared groups, the procedure that each option
// asks for, and what becomes of an option that is not confirmed.
func (a *adviser) confirmations() {
	asked := false
	for _, code := range [...]string{"confirma_fenotipo", "confirma_indigena", "confirma_quilombola", ""} {
		set := a.confirmedBy(code)
		switch {
		case set == 0:
		case code == "":
			a.otherConfirmations(set)
		default:
			a.say(code, a.confirmationBasis(a.Terms.Group(set.First())), trace.P("grupos", a.codes(set)), trace.P("rotulo", trace.Word(a.Terms.Group(set.First()).Label)))
		}
		for _, m := range set.Modalities() {
			asked = asked || a.Terms.Group(m).Confirmation != certame.ConfirmationNone
		}
	}
	if asked {
		a.loss()
	}
}

// confirmedBy is the declared groups whose procedure a sentence tells.
func (a *adviser) confirmedBy(code string) (set certame.GroupSet) {
	for _, m := range a.Options.Modalities() {
		if a.confirmationCode(a.Terms.Group(m)) == code {
			set = set.With(m)
		}
	}
	return set
}

// confirmationCode is the sentence of the groups whose procedure a norm details;
// "" for the others, which share one: what it asks for is in the edital.
func (a *adviser) confirmationCode(g *certame.Group) string {
	documents := a.regime == law.RegimeDec12536 || a.regime == law.RegimePortariaMD
	phenotype := documents || a.regime == law.RegimeLei12990
	switch {
	case phenotype && g.Role == certame.RolePretaParda && g.Confirmation == certame.ConfirmationPhenotype:
		return "confirma_fenotipo"
	case documents && g.Role == certame.RoleIndigena && g.Confirmation == certame.ConfirmationDocuments:
		return "confirma_indigena"
	case documents && g.Role == certame.RoleQuilombola && g.Confirmation == certame.ConfirmationDocuments:
		return "confirma_quilombola"
	}
	return ""
}

func (a *adviser) otherConfirmations(set certame.GroupSet) {
	var params []trace.Param
	var basis []law.Provision
	for _, m := range set.Modalities() {
		g := a.Terms.Group(m)
		params = append(params, trace.P("modalidade", a.code(m)), trace.P("confirmacao", trace.Int(int(g.Confirmation))))
		basis = append(basis, a.confirmationBasis(g)...)
	}
	slices.Sort(basis)
	a.say("confirma_outras", slices.Compact(basis), params...)
}

// confirmationBasis is the article of the procedure that a sentence tells.
func (a *adviser) confirmationBasis(g *certame.Group) []law.Provision {
	switch {
	case g.Role == certame.RoleDisability && a.regime != law.RegimeOwn:
		return []law.Provision{law.Dec9508Art1Par1}
	case g.Role == certame.RoleOther:
	case a.regime == law.RegimeDec12536 && g.Role == certame.RoleIndigena:
		return []law.Provision{law.Dec12536Art2CptInc2, law.Dec12536Art12Cpt, law.Dec12536Art13Cpt}
	case a.regime == law.RegimeDec12536 && g.Role == certame.RoleQuilombola:
		return []law.Provision{law.Dec12536Art2CptInc2, law.Dec12536Art14Cpt, law.Dec12536Art15Cpt}
	case a.regime == law.RegimeDec12536:
		return []law.Provision{law.Dec12536Art2CptInc1, law.Dec12536Art5Cpt, law.Dec12536Art6Cpt, law.Dec12536Art9Cpt}
	case a.regime == law.RegimePortariaMD && g.Role == certame.RoleIndigena:
		return []law.Provision{law.Portmd1286Art5Par2, law.Portmd1286Art19Cpt}
	case a.regime == law.RegimePortariaMD && g.Role == certame.RoleQuilombola:
		return []law.Provision{law.Portmd1286Art5Par2, law.Portmd1286Art21Cpt}
	case a.regime == law.RegimePortariaMD:
		return []law.Provision{law.Portmd1286Art5Par1, law.Portmd1286Art7Cpt, law.Portmd1286Art15Cpt}
	}
	return law.ConfirmationProcedure.In(a.regime)
}

// loss says what becomes of an option that is not confirmed, and of who
// does not come to the procedure (I-31).
func (a *adviser) loss() {
	code := "perda_da_opcao"
	if a.Terms.Absence == edital.AbsenceEliminates {
		code = "perda_da_opcao_falta_elimina"
	}
	a.under(a.say(code, law.OptionLost.In(a.regime)), law.I31, "ausencia")
}
