package confirmation

import (
	"certame/law"
	"certame/trace"
)

// AppealFile says which elements the appeal board examined (P 25; S34).
type AppealFile struct{ Film, Documents, Opinion, Text bool }

// CheckAppealFile reports each element that the board must weigh and did not.
func CheckAppealFile(r *Rules, file AppealFile, where string, sink trace.Sink) {
	evidence, inFile, item := law.Portmd1286Art25CptInc1, file.Film, "filmagem"
	if r.Procedure != Phenotype {
		evidence, inFile, item = law.Portmd1286Art25CptInc2, file.Documents, "documentos"
	}
	for _, element := range [...]struct {
		item     string
		examined bool
		basis    law.Provision
	}{
		{item, inFile, evidence},
		{"parecer", file.Opinion, law.Portmd1286Art25CptInc3},
		{"recurso", file.Text, law.Portmd1286Art25CptInc4},
	} {
		if !element.examined {
			sink.Finding(trace.Finding{
				Code: "recurso.elemento_ausente", Severity: trace.Alerta, Where: where, Blocks: true, Basis: r.elementBasis(element.basis),
				Params: []trace.Param{trace.P("grupo", trace.Word(r.Code())), trace.P("elemento", trace.Word(element.item))},
			})
		}
	}
}

// elementBasis: the ordinance lists the elements; in civil contests they follow
// from the defence and from the appeal itself (D 11; Lei 9.784/1999, art. 50).
func (r *Rules) elementBasis(p law.Provision) []law.Provision {
	if r.Regime == law.RegimePortariaMD {
		return []law.Provision{law.Portmd1286Art25Cpt, p}
	}
	return append(append([]law.Provision{}, onAppealBoard.in(r.Regime)...), law.Lei9784Art50Par1)
}
