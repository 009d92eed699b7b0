package confirmation

import (
	"slices"
	"testing"

	"certame/edital"
	"certame/law"
)

// R-27 and R-28 (T75, T76, C25).
func TestDocuments(t *testing.T) {
	listed := edital.Confirmation{Documents: []edital.DocumentKind{edital.DocumentFunai, edital.DocumentHousing}}
	leaders, palmares := Document{Kind: LeadersDeclaration, Signers: 3}, Document{Kind: PalmaresCertificate}
	for name, c := range map[string]struct {
		rules      *Rules
		documents  []Document
		sufficient bool
		basis      law.Provision
		found      codes
	}{
		"PI nothing":                {rulesFor(t, terms(today, listed), "PI"), nil, false, law.Dec12536Art13Cpt, codes{"documentos.insuficientes:alerta"}},
		"PI identity":               {rulesFor(t, terms(today, listed), "PI"), []Document{{Kind: CivilIdentity}}, true, law.Dec12536Art13CptInc1, nil},
		"PI community, three (T76)": {rulesFor(t, terms(today, listed), "PI"), []Document{{Kind: CommunityDocument, Signers: 3}}, true, law.Dec12536Art13CptInc2, nil},
		"PI community, two (T76)":   {rulesFor(t, terms(today, listed), "PI"), []Document{{Kind: CommunityDocument, Signers: 2}}, false, law.Dec12536Art13Cpt, codes{"documentos.assinaturas:alerta", "documentos.insuficientes:alerta"}},
		"PI listed":                 {rulesFor(t, terms(today, listed), "PI"), []Document{{Kind: edital.DocumentFunai}}, true, law.Dec12536Art13CptInc3Ali4, nil},
		"PI not listed":             {rulesFor(t, terms(today, listed), "PI"), []Document{{Kind: edital.DocumentHealth}}, false, law.Dec12536Art13Cpt, codes{"documentos.nao_previsto:alerta", "documentos.insuficientes:alerta"}},
		"PI edital silent":          {rulesFor(t, terms(today, edital.Confirmation{}), "PI"), []Document{{Kind: edital.DocumentFunai}}, false, law.Dec12536Art13Cpt, codes{"documentos.nao_previsto:alerta", "documentos.insuficientes:alerta"}},
		"PI one of two suffices":    {rulesFor(t, terms(today, listed), "PI"), []Document{{Kind: CommunityDocument, Signers: 2}, {Kind: CivilIdentity}}, true, law.Dec12536Art13CptInc1, codes{"documentos.assinaturas:alerta"}},
		"PQ both":                   {rulesFor(t, terms(today, listed), "PQ"), []Document{palmares, leaders}, true, law.Dec12536Art15CptInc2, nil},
		"PQ leaders only (T75)":     {rulesFor(t, terms(today, listed), "PQ"), []Document{leaders}, false, law.Dec12536Art15Cpt, codes{"documentos.falta_peca:alerta"}},
		"PQ certificate only (C25)": {rulesFor(t, terms(today, listed), "PQ"), []Document{palmares}, false, law.Dec12536Art15Cpt, codes{"documentos.falta_peca:alerta"}},
		"PQ two leaders":            {rulesFor(t, terms(today, listed), "PQ"), []Document{palmares, {Kind: LeadersDeclaration, Signers: 2}}, false, law.Dec12536Art15Cpt, codes{"documentos.assinaturas:alerta"}},
		"PQ nothing":                {rulesFor(t, terms(today, listed), "PQ"), nil, false, law.Dec12536Art15Cpt, codes{"documentos.falta_peca:alerta", "documentos.falta_peca:alerta"}},
		"PQ of the ordinance":       {rulesFor(t, military(listed), "PQ"), []Document{palmares, leaders}, true, law.Portmd1286Art21CptInc1, nil},
		"PI of the ordinance":       {rulesFor(t, military(listed), "PI"), []Document{{Kind: edital.DocumentHousing}}, true, law.Portmd1286Art19CptInc3Ali1, nil},
	} {
		var found codes
		sufficient, basis := Verify(c.rules, c.documents, "documentos.csv", &found)
		if sufficient != c.sufficient || !slices.Contains(basis, c.basis) || !slices.Equal(found, c.found) {
			t.Errorf("%s: %v on %v with %v", name, sufficient, basis, found)
		}
	}
}

// P 25: film, opinion and text for pretas e pardas; documents for the others.
func TestAppealFile(t *testing.T) {
	for name, c := range map[string]struct {
		rules *Rules
		file  AppealFile
		want  int
	}{
		"whole, PPP":         {ppp(t), AppealFile{Film: true, Opinion: true, Text: true}, 0},
		"film missing":       {ppp(t), AppealFile{Documents: true, Opinion: true, Text: true}, 1},
		"nothing":            {rulesFor(t, military(edital.Confirmation{}), "PPP"), AppealFile{}, 3},
		"whole, PI":          {rulesFor(t, military(edital.Confirmation{}), "PI"), AppealFile{Documents: true, Opinion: true, Text: true}, 0},
		"PI without its own": {rulesFor(t, military(edital.Confirmation{}), "PI"), AppealFile{Film: true, Opinion: true, Text: true}, 1},
	} {
		var found codes
		CheckAppealFile(c.rules, c.file, "recurso.csv", &found)
		if len(found) != c.want {
			t.Errorf("%s: %v", name, found)
		}
	}
}
