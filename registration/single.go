package registration

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// finalGroups is where a person who has every declared option confirmed is
// classified: the group of the highest percentage of the edital; all of
// them when they tie, since only the lists can tell; and, where the edital
// accumulates PcD (I-08), PcD besides.
func finalGroups(t *edital.Terms, set certame.GroupSet) certame.GroupSet {
	apart, compared := split(t, set)
	if t.Multiple.Outcome {
		return apart | compared
	}
	return apart | highest(t, compared)
}

// split sets PcD apart from the groups that are compared, where the edital says
// acumula_pcd (I-08).
func split(t *edital.Terms, set certame.GroupSet) (apart, compared certame.GroupSet) {
	if d := t.WithRole(certame.RoleDisability); t.Multiple.Accumulates && set.Has(d) {
		apart = apart.With(d)
	}
	return apart, set &^ apart
}

func highest(t *edital.Terms, set certame.GroupSet) (top certame.GroupSet) {
	for _, m := range set.Modalities() {
		switch c := compareShare(t, m, top.First()); {
		case c > 0:
			top = certame.GroupSet(0).With(m)
		case c == 0:
			top = top.With(m)
		}
	}
	return top
}

func compareShare(t *edital.Terms, m, than certame.Modality) int {
	if than == certame.NoModality {
		return 1
	}
	return t.Group(m).Share.Cmp(t.Group(than).Share)
}

// single says to which group several options lead (Decreto, art. 21; Portaria,
// art. 2º, § 5º).
func (a *adviser) single() {
	_, compared := split(a.Terms, a.Options)
	top := highest(a.Terms, compared)
	switch {
	case compared.Len() < 2:
	case a.Terms.Multiple.Outcome:
		s := a.say("modalidade_por_resultado", law.SingleModality.In(a.regime), trace.P("grupos", a.codes(compared)))
		a.under(s, law.I14, "multiplas")
	case top.Len() > 1:
		a.equalShares(top)
	default:
		a.say("modalidade_maior_percentual", slices.Concat(law.SingleModality.In(a.regime), law.InformationalList.In(a.regime)),
			trace.P("final", a.code(top.First())), trace.P("percentual", trace.Share(a.Terms.Group(top.First()).Share)),
			trace.P("grupos", a.codes(compared)), trace.P("outras", a.codes(compared&^top)))
	}
}

// equalShares: the decree sends equal percentages to the list where the person
// stands better (art. 21, § 2º; I-09); the Defence ordinance has no such rule,
// and its edital must give one (I-07).
func (a *adviser) equalShares(top certame.GroupSet) {
	basis := law.SingleModality.In(a.regime)
	grupos := trace.P("grupos", a.codes(top))
	military := a.regime == law.RegimePortariaMD
	code := "modalidade_posicao_absoluta"
	switch {
	case military && !a.Terms.Multiple.Position:
		code = "modalidade_sem_regra"
	case a.Terms.Multiple.Relative:
		code = "modalidade_posicao_relativa"
	}
	s := a.say(code, basis, grupos, trace.P("percentual", trace.Share(a.Terms.Group(top.First()).Share)))
	if military {
		a.under(s, law.I07, "multiplas")
		return
	}
	a.under(s, law.I09, "multiplas")
}

// disability says whether PcD is one of the options compared (I-08).
func (a *adviser) disability() {
	d := a.Terms.WithRole(certame.RoleDisability)
	if d == certame.NoModality || !a.Options.Has(d) || a.Options.Len() < 2 {
		return
	}
	code := "pcd_comparada"
	if a.Terms.Multiple.Accumulates {
		code = "pcd_acumula"
	}
	record, _ := law.I08.Record()
	basis := law.SingleModality.In(a.regime)
	if a.regime == law.RegimeDec12536 {
		basis = record.Provisions
	}
	s := a.say(code, basis, trace.P("grupo", a.code(d)), trace.P("outras", a.codes(a.Options&^certame.GroupSet(0).With(d))))
	a.under(s, law.I08, "multiplas")
}

// trap is I-14 in plain words: who declares two groups competes for the seats of
// one, and may be left without the seat that the other would have given.
func (a *adviser) trap() {
	_, compared := split(a.Terms, a.Options)
	if compared.Len() < 2 || a.Terms.Multiple.Outcome {
		return
	}
	top := highest(a.Terms, compared)
	code, rest := "duas_opcoes", compared&^top
	params := []trace.Param{trace.P("final", a.code(top.First())), trace.P("vagas", trace.Int(a.Seats[top.First()]))}
	if top.Len() > 1 {
		code, rest, params = "duas_opcoes_iguais", compared, nil
	}
	for _, m := range rest.Modalities() {
		params = append(params, trace.P("modalidade", a.code(m)), trace.P("vagas_dela", trace.Int(a.Seats[m])))
	}
	s := a.say(code, law.SingleModality.In(a.regime), params...)
	a.under(s, law.I14, "multiplas")
}
