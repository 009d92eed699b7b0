package web

import (
	"errors"
	"strconv"

	"certame"
	"certame/confirmation"
	"certame/internal/custody"
	"certame/internal/enrolment"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
	"certame/law"
)

type ownEnrolmentPage struct {
	*subject
	Here      string
	Stage     parts.Message
	Running   bool
	In        bool
	Done      *parts.Message
	Choice    parts.Table
	Documents parts.Table
	Receipts  parts.Table
	Seen      int
	Last      *enrolment.Receipt
}

// ownEnrolment is the registration of the person who asks: as it stands, every receipt,
// and the documents that its groups ask for.
func (v *visit) ownEnrolment() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	own, err := v.Enrolments.Own(v.ctx(), v.whoEnrols())
	if errors.Is(err, store.ErrNotFound) {
		return v.noEnrolment(c)
	}
	if err != nil {
		return err
	}
	r, err := v.Enrolments.Rules(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	stage := enrolment.StageOf(r.Term, v.Enrolments.Now())
	p := ownEnrolmentPage{
		subject: c, Here: c.Address() + "/minha-inscricao", Running: stage == enrolment.Running, In: own.In(), Last: own.Last(), Seen: own.Last().Position,
		Stage: stageMessage(stage, instantWords(r.Period.Opens), instantWords(r.Period.Closes)), Choice: choiceTable(r, own.Last().Choice),
	}
	p.Choice.Caption = "Como está a inscrição " + own.Last().Registration
	p.Receipts = receiptTable(p.Here, own)
	p.Done = v.enrolled(p.Here, own)
	if own.In() {
		if p.Documents, err = v.documentTable(c, r, own.Last()); err != nil {
			return err
		}
	}
	f := v.within(c, "Minha inscrição")
	f.Printed = true
	return v.show("minha-inscricao", f, p)
}

// noEnrolment is of who is a candidate by another way, or may still register.
func (v *visit) noEnrolment(c *subject) error {
	t, err := v.Enrolments.Term(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	empty := parts.Empty{Title: "Não há inscrição desta conta feita por aqui.", Text: "Se você se inscreveu por outro meio, a secretaria do certame liga a sua conta à inscrição; os documentos que ela pede se enviam por esta página.", Next: []parts.Link{{Text: "Meus documentos", Address: c.Address() + "/meus-documentos", Icon: "file-upload"}}}
	if enrolment.StageOf(t, v.Enrolments.Now()) == enrolment.Running {
		empty.Next = append([]parts.Link{{Text: "Fazer a inscrição", Address: c.Address() + "/inscricao", Icon: "user-check"}}, empty.Next...)
	}
	return v.show("minha-inscricao-nenhuma", v.within(c, "Minha inscrição"), empty)
}

func receiptTable(here string, own *enrolment.Own) parts.Table {
	t := parts.Table{ID: "comprovantes", Caption: "Comprovantes", Columns: []parts.Column{{Text: "Posição", Numeric: true}, {Text: "O que foi feito"}, {Text: "Gravado em"}, {Text: "Resumo SHA-256"}, {Text: "PDF"}}}
	for i := len(own.Receipts) - 1; i >= 0; i-- {
		r := &own.Receipts[i]
		at := here + "/comprovantes/" + strconv.Itoa(r.Position)
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: strconv.Itoa(r.Position)}, {Text: locale.Capital(r.What()), Address: at + "/txt"}, {Text: locale.Moment(r.At)}, {Text: r.Digest}, {Text: "Abrir em PDF", Address: at + "/pdf"}}})
	}
	return t
}

// enrolled says what was just kept, once.
func (v *visit) enrolled(here string, own *enrolment.Own) *parts.Message {
	position, err := strconv.Atoi(v.r.URL.Query().Get("comprovante"))
	if err != nil {
		return nil
	}
	r, err := own.Receipt(position)
	if err != nil {
		return nil
	}
	at := here + "/comprovantes/" + strconv.Itoa(position)
	return &parts.Message{
		Kind: "sucesso", Title: locale.Capital(r.What()) + " gravada: " + r.Registration + ".", Announced: true,
		Text:  "Posição " + strconv.Itoa(position) + ", em " + locale.Moment(r.At) + ", horário de Brasília. Resumo SHA-256 " + r.Digest + ".",
		Links: []parts.Link{{Text: "Baixar o comprovante", Address: at + "/txt", Icon: "download"}, {Text: "Em PDF", Address: at + "/pdf", Icon: "file-alt"}},
	}
}

// documentTable is the checklist of the groups that are confirmed by documents, with what
// was sent of each.
func (v *visit) documentTable(c *subject, r *enrolment.Rules, last *enrolment.Receipt) (parts.Table, error) {
	t := parts.Table{ID: "documentos", Caption: "Documentos da confirmação", Columns: []parts.Column{{Text: "Documento"}, {Text: "Grupo"}, {Text: "Quanto basta"}, {Text: "Situação"}, {Text: "Dispositivo"}}}
	for _, code := range last.Choice.Groups {
		m, _ := r.Terms.Modality(code)
		rules, decided := confirmation.RulesOf(r.Terms, m)
		if !decided || r.Terms.Group(m).Confirmation != certame.ConfirmationDocuments {
			continue
		}
		objects, err := v.Custody.Of(v.ctx(), c.ID, last.Registration, code)
		if err != nil {
			return t, err
		}
		for _, kind := range kindsFor(rules) {
			tag := parts.Tag{Kind: "neutra", Text: "não enviado"}
			for _, o := range objects {
				if o.Kind == custody.Document && o.Piece == string(kind) && o.Gone.IsZero() {
					tag = parts.Tag{Kind: "sucesso", Text: "enviado"}
				}
			}
			t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: pieceLabel(string(kind))}, {Text: code}, {Text: enoughWords(rules)}, {Tag: &tag}, {Text: law.Citations(confirmation.KindBasis(rules, kind))}}})
		}
	}
	return t, nil
}

func enoughWords(r *confirmation.Rules) string {
	switch r.Procedure {
	case confirmation.IndigenaDocuments:
		return "basta um deles"
	case confirmation.QuilombolaDocuments:
		return "as duas peças"
	}
	return "o que o edital disser"
}
