package confirmation

import (
	"slices"

	"certame/edital"
	"certame/law"
	"certame/trace"
)

// The documents that the decree itself names; the others are kinds that the
// edital admits (edital.DocumentKind).
const (
	CivilIdentity       edital.DocumentKind = "identidade_civil"         // D 13 I
	CommunityDocument   edital.DocumentKind = "documento_da_comunidade"  // D 13 II
	LeadersDeclaration  edital.DocumentKind = "declaracao_de_liderancas" // D 15 I
	PalmaresCertificate edital.DocumentKind = "certidao_palmares"        // D 15 II
)

// Document is one document handed in.
type Document struct {
	Kind    edital.DocumentKind
	Signers int // those the law counts: of the people, or leaders of the community
	Where   string
}

// Verify reports whether the documents of a person are sufficient, with the
// article of what sufficed, and a finding for each that was not.
func Verify(r *Rules, documents []Document, where string, sink trace.Sink) (sufficient bool, basis []law.Provision) {
	switch r.Procedure {
	case IndigenaDocuments:
		return verifyIndigena(r, documents, where, sink)
	case QuilombolaDocuments:
		return verifyQuilombola(r, documents, where, sink)
	}
	return len(documents) > 0, law.ConfirmationProcedure.In(r.Regime)
}

// verifyIndigena: any one of the three kinds (D 13; P 19).
func verifyIndigena(r *Rules, documents []Document, where string, sink trace.Sink) (sufficient bool, basis []law.Provision) {
	for _, d := range documents {
		if problem := indigenaProblem(r, d); problem != "" {
			sink.Finding(r.document(problem, d))
			continue
		}
		sufficient, basis = true, append(basis, kindBasis(r.Regime, d.Kind)...)
	}
	if !sufficient {
		basis = onIndigenaDocuments.in(r.Regime)
		sink.Finding(trace.Finding{Code: "documentos.insuficientes", Severity: trace.Alerta, Where: where, Basis: basis, Blocks: true, Params: []trace.Param{trace.P("grupo", trace.Word(r.Code()))}})
	}
	return sufficient, basis
}

func indigenaProblem(r *Rules, d Document) string {
	switch {
	case d.Kind == CivilIdentity:
		return ""
	case d.Kind == CommunityDocument:
		if d.Signers < r.number(law.IndigenaSignatories) {
			return "documentos.assinaturas"
		}
		return ""
	case slices.Contains(r.Terms.Confirmation.Documents, d.Kind):
		return ""
	}
	return "documentos.nao_previsto"
}

// verifyQuilombola: both pieces, always (D 15; P 21).
func verifyQuilombola(r *Rules, documents []Document, where string, sink trace.Sink) (sufficient bool, basis []law.Provision) {
	sufficient = true
	for _, kind := range [...]edital.DocumentKind{LeadersDeclaration, PalmaresCertificate} {
		i := slices.IndexFunc(documents, func(d Document) bool { return d.Kind == kind })
		switch {
		case i < 0:
			sink.Finding(r.document("documentos.falta_peca", Document{Kind: kind, Where: where}))
		case kind == LeadersDeclaration && documents[i].Signers < r.number(law.QuilombolaLeaders):
			sink.Finding(r.document("documentos.assinaturas", documents[i]))
		default:
			basis = append(basis, kindBasis(r.Regime, kind)...)
			continue
		}
		sufficient = false
	}
	if !sufficient {
		basis = onQuilombolaDocuments.in(r.Regime)
	}
	return sufficient, basis
}

// document is a finding about one document.
func (r *Rules) document(code string, d Document) trace.Finding {
	need := r.number(law.IndigenaSignatories)
	if r.Procedure == QuilombolaDocuments {
		need = r.number(law.QuilombolaLeaders)
	}
	return trace.Finding{
		Code: code, Severity: trace.Alerta, Where: d.Where, Basis: kindBasis(r.Regime, d.Kind), Blocks: true,
		Params: []trace.Param{
			trace.P("grupo", trace.Word(r.Code())), trace.P("documento", trace.Word(string(d.Kind))),
			trace.P("tem", trace.Int(d.Signers)), trace.P("devidas", trace.Int(need)),
		},
	}
}
