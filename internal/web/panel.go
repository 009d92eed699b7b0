package web

import (
	"certame/internal/locale"
	"certame/internal/render/tables"
	"certame/internal/store"
	"certame/internal/web/parts"
	"certame/ledger"
)

// panel is what to know of a contest today: seats, deadlines, what waits for a
// decision, what changed last.
func (v *visit) panel() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := panelPage{subject: c, MayCompute: v.may("resultado.apurar")}
	if c.Computed() {
		sum, err := v.summary(v.ctx(), c.Last)
		if err != nil {
			return err
		}
		p.Summary, p.Seats, p.Matters = &sum, seatTable(&sum), matters(&sum)
	}
	if err := v.fillPanel(&p); err != nil {
		return err
	}
	if v.offered("/certames/{certame}/fatos/novo") {
		p.SeatOpened = c.Address() + "/fatos/novo?tipo=" + ledger.SeatsOpened.Code()
	}
	f := v.within(c, "Painel")
	f.Trail, f.Printed, f.Download = f.Trail[:2], true, v.resultFiles(c) // the panel is the contest
	if v.offered("/certames/{certame}/quadro") {
		f.Explain = c.Address() + "/quadro"
	}
	return v.show("painel", f, p)
}

// resultFiles are the files of the last result that people ask for most.
func (v *visit) resultFiles(c *subject) (links []parts.Link) {
	if !c.Computed() || !v.may("exportar.restrito") {
		return nil
	}
	for _, file := range [...][2]string{
		{"Relatório (HTML)", "relatorio.html"}, {"Quadro (CSV)", "quadro.csv"}, {"Listas (CSV)", "listas.csv"}, {"Ordem (CSV)", "ordem.csv"}, {"Resumo (JSON)", "resumo.json"},
	} {
		links = append(links, parts.Link{Text: file[0], Address: v.resultLink(c, file[1])})
	}
	return append(links, parts.Link{Text: "Indicadores (JSON)", Address: c.Address() + "/indicadores.json"})
}

type panelPage struct {
	*subject
	MayCompute bool
	Summary    *tables.Summary // nil before the first computation
	Seats      parts.Table
	Matters    []Matter
	Deadlines  []Deadline
	Changes    []Change
	Book       *bookFigures // nil before the first fact
	SeatOpened string       // where a seat that opened is registered
	Files      []store.File
}

func (v *visit) fillPanel(p *panelPage) error {
	revision, err := v.Store.Revision(v.ctx(), p.ID, 0)
	if err != nil {
		return err
	}
	p.Files = revision.Files
	if p.Deadlines, err = v.deadlines(p); err != nil {
		return err
	}
	if p.Computed() && p.Facts > 0 {
		if p.Book, err = v.fromBook(p.subject); err != nil {
			return err
		}
		if p.Book != nil {
			p.Deadlines = append(p.Deadlines, p.Book.Duties...)
		}
	}
	waiting, err := v.Store.Proposals(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	if len(waiting) > 0 {
		p.Matters = append(p.Matters, Matter{locale.Count(len(waiting), "ato espera", "atos esperam") + " a confirmação de outra pessoa", ""})
	}
	p.Changes, err = v.changes(p.ID)
	return err
}

// seatTable is the seats of each list in the table of the edital, and who counts in it
// at the end; where the two differ, seats reverted or people were computed in the open
// competition.
func seatTable(sum *tables.Summary) parts.Table {
	t := parts.Table{ID: "vagas", Caption: "Vagas por lista", Columns: []parts.Column{{Text: "Lista"}, {Text: "Vagas no quadro", Numeric: true}, {Text: "Pessoas convocadas", Numeric: true}}}
	for _, m := range sum.ByModality {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(m.Code, locale.Whole(m.Seats), locale.Whole(m.Called))})
	}
	t.Foot = &parts.Row{Cells: parts.Cells("Total", locale.Whole(sum.Seats), locale.Whole(sum.Called))}
	return t
}

// Matter is something that waits for a decision.
type Matter struct{ Text, Remedy string }

// matters are what a result leaves open.
func matters(sum *tables.Summary) (list []Matter) {
	add := func(n int, one, many, remedy string) {
		if n > 0 {
			list = append(list, Matter{locale.Count(n, one, many), remedy})
		}
	}
	add(sum.Findings.Errors, "achado de erro", "achados de erro", "Bloqueiam o resultado até serem corrigidos.")
	add(sum.Pending, "opção sem decisão", "opções sem decisão", "O resultado é provisório até a decisão de cada uma.")
	add(sum.Findings.Alerts, "alerta", "alertas", "Leia cada um antes de publicar.")
	add(sum.SubJudice, "participação sub judice", "participações sub judice", "Ficam à parte até a decisão final.")
	return list
}
