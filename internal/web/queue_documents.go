package web

import (
	"strconv"
	"strings"

	"certame/confirmation"
	"certame/edital"
	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/parts"
	"certame/law"
	"certame/trace"
)

// documentToCheck is one line of the checklist of: a kind of document, what
// was handed in of it, and what the member found.
type documentToCheck struct {
	Kind, Text string
	Article    string
	Signers    bool // how many signed counts
	Number     string
	Checked    bool
	Files      []parts.Link
}

// fillDocuments draws the checklist of the procedures of documents.
func (v *visit) fillDocuments(p *casePage) error {
	if p.Phenotype() {
		return nil
	}
	objects, err := v.Custody.Of(v.ctx(), p.subject.ID, p.Registration, p.Group)
	if err != nil {
		return err
	}
	for _, kind := range kindsFor(p.Rules) {
		line := documentToCheck{Kind: string(kind), Text: pieceLabel(string(kind)), Signers: kind == confirmation.CommunityDocument || kind == confirmation.LeadersDeclaration}
		line.Article = law.Citations(confirmation.KindBasis(p.Rules, kind))
		line.Checked, line.Number = v.r.PostFormValue("documento-"+line.Kind) != "", v.r.PostFormValue("assinaturas-"+line.Kind)
		for _, o := range objects {
			if o.Kind == custody.Document && o.Piece == line.Kind && o.Gone.IsZero() {
				n := len(line.Files) + 1 // not the name of the file, which may say whose it is
				line.Files = append(line.Files, parts.Link{Text: "Ver o documento " + locale.Whole(n), Address: p.Address() + "/guarda/" + o.ID, Icon: "file-alt"})
			}
		}
		p.Documents = append(p.Documents, line)
	}
	if checked := v.checkedDocuments(); len(checked) > 0 {
		m := enough(p.Rules, checked)
		p.Enough = &m
	}
	return nil
}

// kindsFor are the kinds that count in a procedure: those of the decree, and those that
// the edital admits.
func kindsFor(r *confirmation.Rules) []edital.DocumentKind {
	switch r.Procedure {
	case confirmation.IndigenaDocuments:
		return append([]edital.DocumentKind{confirmation.CivilIdentity, confirmation.CommunityDocument}, r.Terms.Confirmation.Documents...)
	case confirmation.QuilombolaDocuments:
		return []edital.DocumentKind{confirmation.LeadersDeclaration, confirmation.PalmaresCertificate}
	}
	return confirmation.DocumentKinds()
}

func pieceLabel(code string) string {
	if p, known := custody.PieceOf(code); known {
		return p.Label
	}
	return code
}

// checkedDocuments are the lines of the checklist that the member marked.
func (v *visit) checkedDocuments() (list []sitting.Checked) {
	for _, kind := range confirmation.DocumentKinds() {
		if v.r.PostFormValue("documento-"+string(kind)) == "" {
			continue
		}
		signers, err := strconv.Atoi(strings.TrimSpace(v.r.PostFormValue("assinaturas-" + string(kind))))
		if err != nil || signers < 0 {
			signers = 0
		}
		list = append(list, sitting.Checked{Kind: string(kind), Signers: signers})
	}
	return list
}

// enough says what the marked documents amount to by the rules: a help, for the member
// decides.
func enough(r *confirmation.Rules, checked []sitting.Checked) parts.Message {
	var list []confirmation.Document
	for _, c := range checked {
		list = append(list, confirmation.Document{Kind: edital.DocumentKind(c.Kind), Signers: c.Signers, Where: pieceLabel(c.Kind)})
	}
	var log trace.Log
	sufficient, basis := confirmation.Verify(r, list, "lista de conferência", &log)
	if sufficient {
		return parts.Message{Kind: "sucesso", Title: "Pelo que você marcou, os documentos bastam.", Article: law.Citations(basis)}
	}
	m := parts.Message{Kind: "alerta", Title: "Pelo que você marcou, os documentos não bastam.", Article: law.Citations(basis), Remedy: "Confira as marcas. O voto é seu: para votar assim mesmo, envie de novo.", Announced: true}
	for _, f := range log.Findings {
		text, _ := locale.Finding(r.Terms.Wording(), f)
		m.Text += locale.AsSentence(text) + " "
	}
	m.Text = strings.TrimSpace(m.Text)
	return m
}
