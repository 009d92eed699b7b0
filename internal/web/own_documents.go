package web

import (
	"net/http"
	"slices"

	"certame"
	"certame/confirmation"
	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

type ownDocumentsPage struct {
	*subject
	Problem, Done *parts.Message
	Table         parts.Table
	Fields        []parts.Field // empty for who has no registration
	Create        string
}

// ownDocuments is what a candidate sent, and where they send more.
func (v *visit) ownDocuments() error { return v.showOwnDocuments(http.StatusOK, nil) }

func (v *visit) showOwnDocuments(status int, problem *parts.Message) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	ties, err := v.Store.CandidaciesOf(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	p := ownDocumentsPage{subject: c, Problem: problem, Create: c.Address() + "/envios/" + custody.Document, Table: objectTable("documentos", "O que está guardado sobre mim")}
	p.Table.Empty = parts.Empty{Title: "Nada foi guardado sobre você até agora.", Text: "Aqui aparecem os documentos que você enviar e a filmagem do seu procedimento."}
	var own []parts.Option
	for _, tie := range ties {
		own = append(own, parts.Option{Value: tie.Registration, Text: tie.Registration, Chosen: false})
		list, err := v.Custody.Of(v.ctx(), c.ID, tie.Registration, "")
		if err != nil {
			return err
		}
		for _, o := range list {
			p.Table.Rows = append(p.Table.Rows, objectRow(c, o))
		}
	}
	if p.Done, err = v.keptMessage(c); err != nil {
		return err
	}
	if len(own) > 0 {
		if p.Fields, err = v.documentFields(c, own); err != nil {
			return err
		}
	}
	return v.render(status, "meus-documentos", v.within(c, "Meus documentos"), p)
}

// documentFields ask of which registration and group a document is, and what it is: also
// what will be refused, so that who means to send it is told why.
func (v *visit) documentFields(c *subject, own []parts.Option) ([]parts.Field, error) {
	group, err := v.groupField(c, "")
	if err != nil {
		return nil, err
	}
	article, err := v.boardArticle(c, confirmation.EvidenceBasis)
	if err != nil {
		return nil, err
	}
	piece := parts.Field{Name: "peca", Label: "O que é o documento", Kind: "select", Required: true, Help: "Diga o que o arquivo é: ancestralidade e laudos não são recebidos onde só o fenótipo decide" + bracketed(article) + "."}
	var all []custody.Piece
	for _, kind := range []certame.ConfirmationKind{certame.ConfirmationDocuments, certame.ConfirmationPhenotype} {
		all = append(all, custody.Pieces(kind)...)
	}
	for i, one := range all {
		if one.Code != custody.Reasons && !slices.ContainsFunc(all[:i], func(p custody.Piece) bool { return p.Code == one.Code }) {
			piece.Options = append(piece.Options, parts.Option{Value: one.Code, Text: one.Label, Chosen: false})
		}
	}
	return []parts.Field{
		{Name: "inscricao", Label: "Inscrição", Kind: "select", Required: true, Options: own},
		group, piece,
		{Name: "arquivo", Label: "Arquivo", Kind: "file", Required: true, Accept: ".pdf,.jpg,.jpeg,.png", Help: "PDF sem senha, JPEG ou PNG, até 20 MiB. Se a conexão cair, o envio continua de onde parou."},
	}, nil
}

// sendDocument keeps a document sent without the script of the page.
func (v *visit) sendDocument() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	o, err := v.receiveForm(c, custody.Document)
	return v.sentForm(c.Address()+"/meus-documentos", o, err, v.showOwnDocuments)
}

func objectTable(id, caption string) parts.Table {
	return parts.Table{ID: id, Caption: caption, Columns: []parts.Column{{Text: "O que é"}, {Text: "Grupo"}, {Text: "Recebido em"}, {Text: "Tamanho", Numeric: true}, {Text: "Situação"}}}
}

func objectRow(c *subject, o custody.Object) parts.Row {
	state := parts.Tag{Kind: "sucesso", Text: "guardado"}
	what := parts.Cell{Text: o.Label(), Address: c.Address() + "/guarda/" + o.ID}
	if !o.Gone.IsZero() {
		state, what.Address = parts.Tag{Kind: "neutra", Text: "eliminado em " + locale.Moment(o.Gone)}, ""
	}
	return parts.Row{Cells: []parts.Cell{what, {Text: o.Group}, {Text: locale.Moment(o.At)}, {Text: locale.Bytes(o.Size)}, {Tag: &state}}}
}
