package web

import (
	"errors"
	"net/http"
	"slices"

	"certame/confirmation"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// casePage is one person before one member: first the question about impediments, and
// only then what there is to see. It carries no name, CPF, score, other option nor
// anybody's vote: the File has none.
type casePage struct {
	*subject
	*sitting.File
	GroupName string
	Titular   string        // in whose place an alternate sits
	Question  []parts.Field // about impediments, before the case opens
	Answers   []answerOption
	Reason    parts.Field
	Phrase    parts.Field
	Documents []documentToCheck
	Enough    *parts.Message // what the documents that were marked amount to
	Late      []parts.Field  // of an impediment found only now
	Draft     string
	Warnings  []parts.Message
	Problems  *fault.Fault
}

// Phenotype says whether the board looks at the person, or at documents.
func (p casePage) Phenotype() bool { return p.Rules.Procedure == confirmation.Phenotype }

// Role is as what the member sits.
func (p casePage) Role() string {
	if p.Alternate() {
		return "suplente, no lugar de " + p.Titular
	}
	return "titular"
}

// answerOption is one of the answers.
type answerOption struct {
	Value, Text, Help string
	Chosen            bool
}

// queueCase asks about impediments, and after that for the vote.
func (v *visit) queueCase() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	return v.askVote(http.StatusOK, c, &casePage{})
}

func (v *visit) askVote(status int, c *subject, p *casePage) error {
	f, err := v.Sittings.Front(v.ctx(), v.account(), c.ID, v.r.PathValue("processo"))
	if err != nil {
		return err
	}
	if f.Instance != confirmation.First { // the appeal has pages of its own
		return sitting.ErrNotOpen
	}
	if f.Declared {
		if f, err = v.Sittings.OpenFile(v.ctx(), v.account(), c.ID, f.ID); err != nil {
			return err
		}
	}
	p.subject, p.File, p.GroupName = c, f, groupName(f.Rules)
	if f.Alternate() {
		composed, err := v.Docket.Boards(v.ctx(), c.ID)
		if err != nil {
			return err
		}
		p.Titular = sitting.Called(composed.Roster, f.Rules.Modality, f.Instance, f.Seat)
	}
	title := "Inscrição " + f.Registration
	between := parts.Link{Text: "Minha fila", Address: c.Address() + "/minha-fila"}
	if !f.Declared {
		p.Question = v.impedimentFields()
		return v.render(status, "fila-impedimento", v.within(c, title, between), p)
	}
	if err := v.fillVote(p); err != nil {
		return err
	}
	return v.render(status, "fila-voto", v.within(c, title, between), p)
}

// lateFields are those of an impediment that appeared after the case was opened.
func (v *visit) lateFields() []parts.Field {
	fields := v.impedimentFields()
	fields[0].Label, fields[0].Help = "O que há", ""
	fields[0].Options = slices.DeleteFunc(fields[0].Options, func(o parts.Option) bool { return o.Value == sitting.NoImpediment })
	return fields
}

func (v *visit) impedimentFields() []parts.Field {
	kind := parts.Field{Name: "impedimento", Label: "Há impedimento ou conflito neste processo?", Kind: "select", Required: true, Options: []parts.Option{{Value: "", Text: "Escolha", Chosen: false}}, Help: "Pela inscrição, sem abrir o processo. Se algo só aparecer depois, volte aqui antes de votar."}
	for _, k := range sitting.ImpedimentKinds() {
		kind.Options = append(kind.Options, parts.Option{Value: k.Code, Text: k.Text, Chosen: v.r.PostFormValue("impedimento") == k.Code})
	}
	return []parts.Field{kind, {Name: "explicacao", Label: "O que mais convém dizer", Kind: "textarea", Value: v.r.PostFormValue("explicacao"), Most: 500, Help: "Fica restrito à secretaria."}}
}

// declareImpediment answers the question.
func (v *visit) declareImpediment() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	id, kind := v.r.PathValue("processo"), v.r.PostFormValue("impedimento")
	err = v.Sittings.Declare(v.ctx(), v.account(), c.ID, id, kind, v.r.PostFormValue("explicacao"))
	switch f := (*fault.Fault)(nil); {
	case err == nil && kind == sitting.NoImpediment:
		return v.redirect(c.Address() + "/minha-fila/" + id)
	case err == nil:
		return v.redirect(c.Address() + "/minha-fila")
	default:
		if f = fault.Of(err); f.Status != http.StatusUnprocessableEntity || errors.Is(err, sitting.ErrNoTerm) {
			return err
		}
		return v.askVote(f.Status, c, &casePage{Problems: f})
	}
}
