package confirmation

import (
	"certame"
	"certame/edital"
	"certame/law"
)

// Procedure is the kind of procedure that decides an option.
type Procedure uint8

// The procedures of art. 2 of the decree, and the documents of other laws.
const (
	// Phenotype is the confirmação complementar of pretas e pardas.
	Phenotype Procedure = iota
	// IndigenaDocuments is the verificação documental of indígenas.
	IndigenaDocuments
	// QuilombolaDocuments is the verificação documental of quilombolas.
	QuilombolaDocuments
	// OtherDocuments is that of a group known only to the edital.
	OtherDocuments
)

// Rules are what the edital and its regime settle for the procedure of one
// group. The zero Appeal means that the edital gives the appeal another way.
type Rules struct {
	Terms     *edital.Terms
	Regime    law.Regime
	Modality  certame.Modality
	Procedure Procedure
	Members   int  // votes of the first board
	Appeal    int  // votes of the appeal board
	Prevails  bool // two denials without unanimity keep the declaration
}

// RulesOf are the rules of a group; ok is false when no board decides it.
func RulesOf(t *edital.Terms, m certame.Modality) (r *Rules, ok bool) {
	procedure, ok := procedureOf(t.Group(m))
	if !ok {
		return nil, false
	}
	r = &Rules{Terms: t, Regime: t.Regime.ID, Modality: m, Procedure: procedure}
	r.Members = r.number(law.BoardMembers)
	r.Appeal = r.number(law.AppealMembers)
	r.Prevails = procedure == Phenotype || t.Confirmation.Prevalence == edital.PrevalenceExtends
	if procedure != Phenotype {
		r.documentBoards()
	}
	return r, true
}

// documentBoards: the size is the edital's (default 3), and in civil contests
// so is the appeal board (I-05). The ordinance has it for the three groups.
func (r *Rules) documentBoards() {
	c := r.Terms.Confirmation
	if r.Members = c.DocumentBoard; r.Members == 0 {
		r.Members = DefaultDocumentBoard
	}
	if c.DocumentAppeal == edital.AppealNo && r.Regime != law.RegimePortariaMD {
		r.Appeal = 0
	}
}

// DefaultDocumentBoard is the size of a board of documents when the edital has
// none: no text fixes it, and three is the least that decides by majority
// with most of its members of the group.
const DefaultDocumentBoard = 3

// number is a number of the regime; a regime without its own takes the decree's.
func (r *Rules) number(name law.ParameterName) int {
	p, ok := r.Regime.Value(name)
	if !ok {
		p, _ = law.RegimeDec12536.Value(name)
	}
	return p.Number()
}

// Code is the code of the group.
func (r *Rules) Code() string { return r.Terms.Code(r.Modality) }

// Votes is how many votes a board must have.
func (r *Rules) Votes(i Instance) int {
	if i == OnAppeal {
		return r.Appeal
	}
	return r.Members
}

// Instance is the first board or the appeal board.
type Instance uint8

// The two instances.
const (
	First Instance = iota
	OnAppeal
)
