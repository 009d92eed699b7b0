package editalfile

import (
	"certame/edital"
)

var documentKinds = choice("Espécie de documento", "moradia", "escola_indigena", "saude_indigena", "funai", "assistencia_social", "cadunico", "previdencia")

// confirmation is the key confirmacao of the contract.
var confirmation = object("Procedimentos de confirmação das opções",
	may("prazo_recurso", either("Prazo do recurso, em dias úteis ou corridos",
		integer("Dias úteis"),
		object("Prazo", must("dias", integer("Dias")), may("corridos", yesNo("Dias corridos em vez de úteis"))))),
	may("sem_expediente", list("Dias sem expediente além dos feriados nacionais", date("Dia"))),
	may("comissao_documental", integer("Membros da comissão de verificação documental")),
	may("recursal_documental", choice("Comissão recursal para indígenas e quilombolas (I-05)", "sim", "nao")),
	may("prevalencia", choice("Prevalência da autodeclaração fora do grupo de pretas e pardas (I-06)", "nao_estende", "estende")),
	may("documentos_indigenas", list("Outros documentos aceitos de indígenas (Decreto nº 12.536/2025, art. 13, III)", documentKinds)),
	may("forma", choice("Como se realiza o procedimento", "presencial", "telepresencial")),
	may("local", text("Local provável do procedimento")),
)

func (b builder) confirmation(d *edital.Declared) {
	v, ok := b.root.get("confirmacao")
	if !ok {
		return
	}
	c := &d.Confirmation
	b.appealDays(c, v)
	shut, _ := v.get("sem_expediente")
	for _, day := range shut.items {
		c.Shut = append(c.Shut, day.date)
	}
	kinds, _ := v.get("documentos_indigenas")
	for _, kind := range kinds.items {
		c.Documents = append(c.Documents, edital.DocumentKind(kind.text))
	}
	c.DocumentBoard = v.numberOf("comissao_documental")
	c.DocumentAppeal = edital.AppealRule(v.textOf("recursal_documental"))
	c.Prevalence = edital.Prevalence(v.textOf("prevalencia"))
	c.Form, c.Place = edital.ConfirmationForm(v.textOf("forma")), v.textOf("local")
}

// appealDays reads the deadline; a deadline of no days is no deadline.
func (b builder) appealDays(c *edital.Confirmation, v value) {
	deadline, ok := v.get("prazo_recurso")
	if !ok {
		return
	}
	c.AppealDays = deadline.number
	if deadline.spec.kind == kindObject {
		c.AppealDays = deadline.numberOf("dias")
		running, _ := deadline.get("corridos")
		c.CalendarDays = running.yes
	}
	if c.AppealDays < 1 || c.AppealDays > 60 {
		b.r.refuse(deadline.line, deadline.column, deadline.text, "prazo de recurso impossível", "De 1 a 60 dias.")
	}
}
