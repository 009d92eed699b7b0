package web

import (
	"slices"
	"strconv"

	"certame/internal/docket"
	"certame/internal/store"
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
	f := Frame{Title: c.Title, Trail: []Link{{"Início", "/", "home"}, {"Publicações", "/publico", ""}}, Printed: true}
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
	Course Table
	Steps  []courseStep
	Seats  Table
	Table  Table // of the acts
	Links  []Link
}

// nextStep is the first one that is still to come.
func nextStep(steps []courseStep) *courseStep {
	if at := slices.IndexFunc(steps, func(s courseStep) bool { return s.Ahead }); at >= 0 {
		return &steps[at]
	}
	return nil
}

// links are the other pages that have something.
func (o *openContest) links() (list []Link) {
	at := o.Address()
	if o.Terms != nil {
		list = append(list, Link{"As regras em palavras simples", at + "/regras", "question-circle"}, Link{"Vagas e como se chegou a elas", at + "/vagas", "table"})
	}
	if o.Sheet != nil {
		list = append(list, Link{"Ordem de convocação e fatos", at + "/ordem", "list-ol"}, Link{"Notas de corte", at + "/cortes", "balance-scale"}, Link{"Números", at + "/numeros", "clipboard-list"})
		if o.Drawn {
			list = append(list, Link{"Sorteio, refeito a cada leitura", at + "/sorteio", "redo"})
		}
	}
	return append(list, Link{"Dados abertos", at + "/dados", "download"}, Link{"Verificar um documento", "/verificar", "check-circle"})
}

func publicTable(c store.Contest, acts []store.Act) Table {
	t := Table{
		ID: "publicacoes", Caption: "Atos, do último ao primeiro", Columns: []Column{{Text: "Ato", Numeric: true}, {Text: "O que é"}, {Text: "Ler aqui"}, {Text: "Divulgado em"}, {Text: "Resumo SHA-256"}},
		Empty: Empty{Title: "Nada foi publicado ainda.", Text: "O que o órgão publicar aparece aqui e no canal de notícias."},
	}
	for _, a := range acts {
		prepared, err := docket.PreparedOf(a.Payload)
		if err != nil {
			continue // an act of another kind, with nothing to read
		}
		read := Cell{Text: "arquivos", Address: publicAddress(c, a.Number)}
		switch a.Kind {
		case docket.Lists:
			read = Cell{Text: "listas do ato " + strconv.Itoa(a.Number), Address: publicAddress(c, a.Number) + "/listas"}
		case docket.Package:
			read = Cell{Text: "baixar o pacote do ato " + strconv.Itoa(a.Number), Address: publicAddress(c, a.Number) + "/" + docket.PackageFile}
		}
		t.Rows = append(t.Rows, Row{Cells: []Cell{{Text: strconv.Itoa(a.Number)}, {Text: kindNames[a.Kind], Address: publicAddress(c, a.Number)}, read, {Text: instant(a.Hour())}, {Text: prepared.Digest}}})
	}
	return t
}
