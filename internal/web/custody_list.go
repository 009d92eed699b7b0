package web

import (
	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

type custodyPage struct {
	*subject
	Objects, Holds, Disposals, Classes parts.Table
	MayHold, MayPropose                bool
	Over                               int // whose time is over
	Problem, Done                      *parts.Message
	Hold                               []parts.Field
}

// custodyList is what is kept, until when, and how often it was read: never what is in
// it, nor by whom it was sent under which name.
func (v *visit) custodyList() error { return v.showCustody(200, nil) }

func (v *visit) showCustody(status int, problem *parts.Message) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := custodyPage{subject: c, Problem: problem, MayHold: v.may("custodia.reter"), MayPropose: v.may("eliminacao.propor")}
	if p.Objects, p.Over, err = v.objectsKept(c); err != nil {
		return err
	}
	if p.Holds, err = v.holdTable(c); err != nil {
		return err
	}
	if p.Disposals, err = v.disposalTable(c); err != nil {
		return err
	}
	p.Classes = parts.Table{ID: "classes", Caption: "Prazos de guarda", Columns: []parts.Column{{Text: "Classe"}, {Text: "Meses", Numeric: true}, {Text: "Contados de"}, {Text: "Por quê"}}}
	for _, class := range v.Custody.Classes {
		p.Classes.Rows = append(p.Classes.Rows, parts.Row{Cells: parts.Cells(class.Name, locale.Whole(class.Months), startNames[class.From], class.Note)})
	}
	p.Hold = []parts.Field{
		{Name: "inscricao", Label: "Inscrição", Most: 60, Help: "Deixe em branco para reter tudo o que é deste certame."},
		{Name: "motivo", Label: "Motivo", Kind: "textarea", Required: true, Most: 1000, Help: "O processo, a ação ou o pedido que pede a guarda, ou o que a encerrou."},
	}
	f := v.within(c, "Custódia")
	f.Wide = true
	return v.render(status, "custodia", f, p)
}

var startNames = map[string]string{custody.FromValidity: "fim da validade do certame", custody.FromReceipt: "recebimento"}

func (v *visit) objectsKept(c *subject) (t parts.Table, over int, err error) {
	dues, err := v.Custody.Dues(v.ctx(), c.ID)
	t = parts.Table{
		ID: "guardados", Stacked: true, Caption: "Filmes e documentos", Columns: []parts.Column{{Text: "O que é"}, {Text: "Inscrição"}, {Text: "Grupo"}, {Text: "Recebido em"}, {Text: "Tamanho", Numeric: true}, {Text: "Leituras", Numeric: true}, {Text: "Guarda até"}, {Text: "Situação"}},
		Empty: parts.Empty{Title: "Nada está em custódia neste certame.", Text: "Filmes, documentos, certificados e pareceres aparecem aqui quando são guardados."},
	}
	for _, d := range dues {
		until := "prazo ainda não começou"
		if !d.At.IsZero() {
			until = locale.Moment(d.At)
		}
		if d.Over(v.Clock()) {
			over++
		}
		state := v.dueTag(d)
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{
			{Text: d.Label(), Address: c.Address() + "/custodia/" + d.ID},
			{Text: d.Registration},
			{Text: d.Group},
			{Text: locale.Moment(d.Object.At)},
			{Text: locale.Bytes(d.Size)},
			{Text: locale.Whole(d.Readings)},
			{Text: until},
			{Tag: &state},
		}})
	}
	return t, over, err
}

func (v *visit) dueTag(d custody.Due) parts.Tag {
	switch {
	case !d.Gone.IsZero():
		return parts.Tag{Kind: "neutra", Text: "eliminado em " + locale.Moment(d.Gone)}
	case d.Held:
		return parts.Tag{Kind: "informacao", Text: "guarda legal"}
	case d.Over(v.Clock()):
		return parts.Tag{Kind: "alerta", Text: "prazo vencido"}
	}
	return parts.Tag{Kind: "sucesso", Text: "em guarda"}
}

func (v *visit) holdTable(c *subject) (parts.Table, error) {
	t := parts.Table{
		ID: "guardas", Stacked: true, Caption: "Guarda legal", Columns: []parts.Column{{Text: "Quando"}, {Text: "Sobre"}, {Text: "O que se decidiu"}, {Text: "Motivo"}, {Text: "Por"}},
		Empty: parts.Empty{Title: "Nenhuma guarda legal neste certame.", Text: "Enquanto há uma, o que ela alcança não se elimina, mesmo vencido o prazo."},
	}
	list, err := v.Custody.Holds(v.ctx(), c.ID)
	names := v.names()
	for _, h := range list {
		about, what := "inscrição "+h.Registration, parts.Tag{Kind: "alerta", Text: "reter"}
		if h.Registration == "" {
			about = "todo o certame"
		}
		if !h.Held {
			what = parts.Tag{Kind: "neutra", Text: "liberar"}
		}
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: locale.Moment(h.At)}, {Text: about}, {Tag: &what}, {Text: h.Reason}, {Text: names(h.By)}}})
	}
	return t, err
}

var disposalTags = map[string]parts.Tag{store.ProposalOpen: {Kind: "alerta", Text: "espera confirmação"}, store.ProposalConfirmed: {Kind: "sucesso", Text: "eliminação feita"}, store.ProposalWithdrawn: {Kind: "neutra", Text: "retirada"}}

func (v *visit) disposalTable(c *subject) (parts.Table, error) {
	t := parts.Table{
		ID: "eliminacoes", Caption: "Eliminações", Columns: []parts.Column{{Text: "Proposta em"}, {Text: "Por"}, {Text: "Situação"}},
		Empty: parts.Empty{Title: "Nenhuma eliminação proposta.", Text: "Uma pessoa propõe o que passou do prazo, e outra confirma."},
	}
	list, err := v.Store.Disposals(v.ctx(), c.ID)
	names := v.names()
	for _, d := range list {
		tag := disposalTags[d.State]
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: locale.Moment(d.At), Address: c.Address() + "/custodia/eliminacoes/" + d.ID}, {Text: names(d.By)}, {Tag: &tag}}})
	}
	return t, err
}
