package candidates

import "certame/edital"

// checkPhaseColumns refuses what the phases of the edital cannot be computed
// from: half the components of a phase, a total in the place of its components,
// or a cut informed beside the one that the phases make.
func (f *file) checkPhaseColumns(seen map[string]bool) {
	if seen["no_corte_ac"] {
		f.refuse(1, "no_corte_ac", "", "o "+f.terms.Word("edital")+" declara fases, e são elas que dizem quem está no corte da ampla", "Retire a coluna; sem fases no "+f.terms.Word("edital")+" ela é aceita.")
	}
	for i := range f.terms.Phases {
		f.checkComponents(&f.terms.Phases[i], seen)
	}
}

func (f *file) checkComponents(p *edital.Phase, seen map[string]bool) {
	some := seen[p.Column]
	for i := range p.Components {
		some = some || seen[p.Components[i].Column]
	}
	for i := range p.Components {
		if column := p.Components[i].Column; some && !seen[column] {
			f.refuse(1, column, "", "falta a nota de uma prova da fase «"+p.Title()+"»", "A fase tem provas no "+f.terms.Word("edital")+", e o total sai delas: traga todas as colunas, ou nenhuma.")
		}
	}
}
