package web

import (
	"net/http"

	"certame/internal/complaint"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// askIndication asks for an indication that the agency itself came upon.
func (v *visit) askIndication() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	return v.showIndication(http.StatusOK, indicationPage{subject: c})
}

type indicationPage struct {
	*subject
	Law        fraudLaw
	Indication complaint.Indication
	Problems   *fault.Fault
}

// Fields are what is asked.
func (p indicationPage) Fields() []parts.Field {
	only := p.Indication.DenialAlone
	return []parts.Field{
		{Name: "inscricao", Label: "Inscrição", Value: p.Indication.Registration, Required: true, Most: 60, Help: "O número inteiro, como na planilha."},
		{Name: "base", Label: "O que há", Kind: "select", Required: true, Options: []parts.Option{{Value: "indicio", Text: "Indício de fraude ou má-fé", Chosen: !only}, {Value: "negativa", Text: "Só a não confirmação da autodeclaração", Chosen: only}}, Help: "A não confirmação, sozinha, é negativa de boa-fé e não abre apuração (" + p.Law.Denial + ")."},
		{Name: "texto", Label: "Qual é o indício", Kind: "textarea", Value: p.Indication.Text, Required: true, Most: complaint.TextMost, Help: "O que se apurou e de onde veio. Fica selado no processo."},
	}
}

func (v *visit) showIndication(status int, p indicationPage) (err error) {
	if p.Law, err = v.fraudLaw(p.ID); err != nil {
		return err
	}
	return v.render(status, "denuncia-indicio", v.within(p.subject, "Registrar indício", parts.Link{Text: "Denúncias", Address: complaintsAddress(p.subject)}), p)
}

// keepIndication keeps it in the proceeding about the person, or in a new one.
func (v *visit) keepIndication() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	in := complaint.Indication{Registration: v.r.PostFormValue("inscricao"), Text: v.r.PostFormValue("texto"), DenialAlone: v.r.PostFormValue("base") == "negativa"}
	id, err := v.Complaints.Begin(v.ctx(), v.account(), c.ID, in)
	if f := v.refusedComplaint(err); f != nil {
		return v.showIndication(f.Status, indicationPage{subject: c, Indication: in, Problems: f})
	}
	if err != nil {
		return err
	}
	return v.redirect(proceedingAddress(c, id))
}
