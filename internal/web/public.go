package web

import (
	"slices"
	"strconv"

	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// published is the page of a contest for everybody: where it stands, its course, its
// seats, what was published, and the way to all the rest.
func (v *visit) published() error {
	o, err := v.open()
	if err != nil {
		return err
	}
	c := o.Contest
	page := publicPage{openContest: o, Feed: "/publico/" + c.Slug + "/atos.atom", Table: publicTable(c, o.Acts)}
	if page.Now, _, err = v.shownPublicly(c); err != nil {
		return err
	}
	if page.Enrol, err = v.enrolLink(c); err != nil {
		return err
	}
	if page.Course, page.Steps, err = v.course(o); err != nil {
		return err
	}
	page.Next = nextStep(page.Steps)
	page.Links, page.Seats = o.links(), o.seatTable(seatsShown)
	f := Frame{Title: c.Title, Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: "Publicações", Address: "/publico"}}, Printed: true}
	return v.showPublic("publico", f, &page)
}

// seatsShown is how many posts stand on the page of the contest; all are on their own.
const seatsShown = 30

type publicPage struct {
	*openContest
	Feed   string
	Now    shownPublicly
	Next   *courseStep // what comes next, if anything is said to
	Enrol  string      // where registrations are received
	Course parts.Table
	Steps  []courseStep
	Seats  parts.Table
	Table  parts.Table // of the acts
	Links  []parts.Link
}

// nextStep is the first one that is still to come.
func nextStep(steps []courseStep) *courseStep {
	if at := slices.IndexFunc(steps, func(s courseStep) bool { return s.Ahead }); at >= 0 {
		return &steps[at]
	}
	return nil
}

// links are the other pages that have something.
func (o *openContest) links() (list []parts.Link) {
	at := o.Address()
	if o.Terms != nil {
		list = append(list, parts.Link{Text: "As regras em palavras simples", Address: at + "/regras", Icon: "question-circle"}, parts.Link{Text: "Vagas e como se chegou a elas", Address: at + "/vagas", Icon: "table"})
	}
	if o.Sheet != nil {
		list = append(list, parts.Link{Text: "Ordem de convocação e fatos", Address: at + "/ordem", Icon: "list-ol"}, parts.Link{Text: "Notas de corte", Address: at + "/cortes", Icon: "balance-scale"}, parts.Link{Text: "Números", Address: at + "/numeros", Icon: "clipboard-list"})
		if o.Drawn {
			list = append(list, parts.Link{Text: "Sorteio, refeito a cada leitura", Address: at + "/sorteio", Icon: "redo"})
		}
	}
	return append(list, parts.Link{Text: "Dados abertos", Address: at + "/dados", Icon: "download"}, parts.Link{Text: "Verificar um documento", Address: "/verificar", Icon: "check-circle"})
}

func publicTable(c store.Contest, acts []store.Act) parts.Table {
	t := parts.Table{
		ID: "publicacoes", Caption: "Atos, do último ao primeiro", Columns: []parts.Column{{Text: "Ato", Numeric: true}, {Text: "O que é"}, {Text: "Ler aqui"}, {Text: "Divulgado em"}, {Text: "Resumo SHA-256"}},
		Empty: parts.Empty{Title: "Nada foi publicado ainda.", Text: "O que o órgão publicar aparece aqui e no canal de notícias."},
	}
	for _, a := range acts {
		prepared, err := docket.PreparedOf(a.Payload)
		if err != nil {
			continue // an act of another kind, with nothing to read
		}
		read := parts.Cell{Text: "arquivos", Address: publicAddress(c, a.Number)}
		switch a.Kind {
		case docket.Lists:
			read = parts.Cell{Text: "listas do ato " + strconv.Itoa(a.Number), Address: publicAddress(c, a.Number) + "/listas"}
		case docket.Package:
			read = parts.Cell{Text: "baixar o pacote do ato " + strconv.Itoa(a.Number), Address: publicAddress(c, a.Number) + "/" + docket.PackageFile}
		}
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: strconv.Itoa(a.Number)}, {Text: kindNames[a.Kind], Address: publicAddress(c, a.Number)}, read, {Text: locale.Moment(a.Hour())}, {Text: prepared.Digest}}})
	}
	return t
}
