package custody

import (
	"slices"

	"certame"
	"certame/confirmation"
	"certame/edital"
)

// Kinds of what is kept.
const (
	Film        = "filme"
	Document    = "documento"
	Certificate = "certificado" // of a member's course
	Opinion     = "parecer"
	Appeal      = "recurso" // what comes with one
)

// Kind is what may be received of a kind.
type Kind struct {
	Name, Label string
	Media       []string
	Most        int64 // bytes
}

const (
	filmMost  = 4 << 30
	paperMost = 20 << 20
)

var (
	films = []string{webm, mp4, quicktime}
	scans = []string{pdf, jpeg, png}
	kinds = [...]Kind{
		{Film, "Filmagem do procedimento", films, filmMost},
		{Document, "Documento da pessoa", scans, paperMost},
		{Certificate, "Certificado de curso", scans, paperMost},
		{Opinion, "Parecer", scans, paperMost},
		{Appeal, "Peça de recurso", scans, paperMost},
	}
)

// KindOf is the kind with the name.
func KindOf(name string) (Kind, bool) {
	for _, k := range kinds {
		if k.Name == name {
			return k, true
		}
	}
	return Kind{}, false
}

// Kinds are the names of all, in order.
func Kinds() (names []string) {
	for _, k := range kinds {
		names = append(names, k.Name)
	}
	return names
}

// Piece is what a document is, as who sends it declares.
type Piece struct {
	Code, Label string
	phenotype   bool // may come where only the phenotype decides
	never       bool // is never evidence there, and the decree says so by its name
}

// The pieces. Those that are never evidence are in the list so that who means to send
// one says so, and is told the article.
var pieces = [...]Piece{
	{string(confirmation.CivilIdentity), "Identidade civil", true, false},
	{string(confirmation.CommunityDocument), "Documento da comunidade ou de organização indígena, com três assinaturas", false, false},
	{string(confirmation.LeadersDeclaration), "Declaração de pertencimento assinada por três lideranças", false, false},
	{string(confirmation.PalmaresCertificate), "Certidão da Fundação Cultural Palmares", false, false},
	{string(edital.DocumentHousing), "Comprovante de moradia em comunidade indígena", false, false},
	{string(edital.DocumentSchool), "Documento de escola indígena", false, false},
	{string(edital.DocumentHealth), "Documento de serviço de saúde indígena", false, false},
	{string(edital.DocumentFunai), "Documento da Funai ou do ministério da área", false, false},
	{string(edital.DocumentSocialAssistance), "Documento da assistência social", false, false},
	{string(edital.DocumentSingleRegister), "Registro no CadÚnico", false, false},
	{string(edital.DocumentSocialSecurity), "Documento da previdência", false, false},
	{Reasons, "Razões do recurso", true, false},
	{"ancestralidade", "Documento sobre ascendência ou familiares", false, true},
	{"laudo", "Laudo ou exame médico, dermatológico, genético ou antropológico", false, true},
}

// Reasons is the text of an appeal.
const Reasons = "razoes"

// PieceOf is the piece with the code.
func PieceOf(code string) (Piece, bool) {
	i := slices.IndexFunc(pieces[:], func(p Piece) bool { return p.Code == code })
	if i < 0 {
		return Piece{}, false
	}
	return pieces[i], true
}

// Pieces are those that a form offers for a procedure.
func Pieces(of certame.ConfirmationKind) (list []Piece) {
	for _, p := range pieces {
		if p.phenotype || p.never == (of == certame.ConfirmationPhenotype) {
			list = append(list, p)
		}
	}
	return list
}
