package web

import "certame/internal/web/parts"

// person is where one person stands in every list, and why.
func (v *visit) person() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	id := v.r.PathValue("inscricao")
	p := personPage{subject: c, ID: id}
	e, err := v.Docket.Explain(v.ctx(), c.ID, id, v.r.FormValue("cargo"))
	if err != nil {
		return err
	}
	p.Post, p.Situation, p.Sentences = postTitle(e.Post), e.Situation, e.Sentences
	if err := v.placesOf(&p); err != nil {
		return err
	}
	f := v.within(c, "Inscrição "+id, parts.Link{Text: "Listas", Address: c.Address() + "/listas"})
	f.Printed = true
	return v.show("pessoa", f, p)
}

type personPage struct {
	*subject
	ID, Post, Situation string
	Sentences           []string // each with its articles
	Places              parts.Table
}

// placesOf is the place of the person in each list of the last result.
func (v *visit) placesOf(p *personPage) error {
	if !p.Computed() {
		return nil
	}
	rows, err := v.Store.PersonRows(v.ctx(), p.subject.ID, p.Last.Number, p.ID)
	if err != nil {
		return err
	}
	terms, err := v.Docket.Terms(v.ctx(), p.subject.ID, p.Last.Revision)
	if err != nil {
		return err
	}
	q := &listQuery{subject: p.subject, Version: p.Last, terms: terms, words: terms.Wording()}
	p.Places = parts.Table{
		ID: "posicoes", Stacked: true, Caption: "Posição em cada lista", Columns: []parts.Column{{Text: "Cargo"}, {Text: "Lista"}, {Text: "Posição", Numeric: true}, {Text: "Nota", Numeric: true}, {Text: "Situação"}, {Text: "Observação"}},
		Empty: parts.Empty{Title: "A pessoa não está em lista nenhuma.", Text: "A explicação diz por quê."},
	}
	for _, r := range rows {
		cells := q.row(r, false).Cells
		p.Places.Rows = append(p.Places.Rows, parts.Row{Cells: []parts.Cell{{Text: r.Post}, {Text: q.listTitle(r.List)}, cells[0], cells[3], cells[4], cells[5]}})
	}
	return nil
}
