package confirmation

import (
	"certame/edital"
	"certame/law"
)

var (
	onIndigenaDocuments   = article{provisions{law.Dec12536Art13Cpt}, provisions{law.Portmd1286Art19Cpt}}
	onQuilombolaDocuments = article{provisions{law.Dec12536Art15Cpt}, provisions{law.Portmd1286Art21Cpt}}
)

// kinds are the documents with the article of each, those of the edital's
// choice last (D 13 III; P 19 III).
var kinds = [...]struct {
	kind  edital.DocumentKind
	basis article
}{
	{CivilIdentity, article{provisions{law.Dec12536Art13CptInc1}, provisions{law.Portmd1286Art19CptInc1}}},
	{CommunityDocument, article{provisions{law.Dec12536Art13CptInc2}, provisions{law.Portmd1286Art19CptInc2}}},
	{LeadersDeclaration, article{provisions{law.Dec12536Art15CptInc1}, provisions{law.Portmd1286Art21CptInc1}}},
	{PalmaresCertificate, article{provisions{law.Dec12536Art15CptInc2}, provisions{law.Portmd1286Art21CptInc2}}},
	{edital.DocumentHousing, other(law.Dec12536Art13CptInc3Ali1, law.Portmd1286Art19CptInc3Ali1)},
	{edital.DocumentSchool, other(law.Dec12536Art13CptInc3Ali2, law.Portmd1286Art19CptInc3Ali2)},
	{edital.DocumentHealth, other(law.Dec12536Art13CptInc3Ali3, law.Portmd1286Art19CptInc3Ali3)},
	{edital.DocumentFunai, other(law.Dec12536Art13CptInc3Ali4, law.Portmd1286Art19CptInc3Ali4)},
	{edital.DocumentSocialAssistance, other(law.Dec12536Art13CptInc3Ali5, law.Portmd1286Art19CptInc3Ali5)},
	{edital.DocumentSingleRegister, other(law.Dec12536Art13CptInc3Ali6, law.Portmd1286Art19CptInc3Ali6)},
	{edital.DocumentSocialSecurity, other(law.Dec12536Art13CptInc3Ali7, law.Portmd1286Art19CptInc3Ali7)},
}

// other is an example of the third kind, with the incise it illustrates.
func other(decree, ordinance law.Provision) article {
	return article{provisions{law.Dec12536Art13CptInc3, decree}, provisions{law.Portmd1286Art19CptInc3, ordinance}}
}

// DocumentKinds lists the kinds a person may hand in.
func DocumentKinds() (list []edital.DocumentKind) {
	for i := range kinds {
		list = append(list, kinds[i].kind)
	}
	return list
}

// KindBasis is the article of a kind of document under the rules of a procedure.
func KindBasis(r *Rules, kind edital.DocumentKind) []law.Provision { return kindBasis(r.Regime, kind) }

func kindBasis(regime law.Regime, kind edital.DocumentKind) []law.Provision {
	for i := range kinds {
		if kinds[i].kind == kind {
			return kinds[i].basis.in(regime)
		}
	}
	return law.ConfirmationProcedure.In(regime)
}
