package web

import (
	"certame"
	"certame/contest"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/run"
)

// person is where one person stands in every list, and why.
func (v *visit) person() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	id := v.r.PathValue("inscricao")
	p := personPage{subject: c, ID: id}
	err = v.Docket.Use(v.ctx(), c.ID, func(l *run.Loaded, o *docket.Outcome) error {
		return p.explain(l, o, v.r.FormValue("cargo"))
	})
	if err != nil {
		return err
	}
	if err := v.placesOf(&p); err != nil {
		return err
	}
	f := v.within(c, "Inscrição "+id, Link{Text: "Listas", Address: c.Address() + "/listas"})
	f.Printed = true
	return v.show("pessoa", f, p)
}

type personPage struct {
	*subject
	ID, Post, Situation string
	Sentences           []string // each with its articles
	Places              Table
}

// explain says why, as the terminal does.
func (p *personPage) explain(l *run.Loaded, o *docket.Outcome, post string) error {
	who, found := l.Book.Find(p.ID)
	if !found {
		return notFound("inscrição")
	}
	who = applicationOf(o, who, post)
	e, err := o.Explain(who)
	if err != nil {
		return err
	}
	if o.Preferred != nil && o.Facts != nil {
		if by, chain := contest.LastChain(o.Contest, l.Book, l.Until, who); by != nil {
			o.ExplainChain(e, by, chain)
		}
	}
	words := o.Terms.Wording()
	p.Post, p.Situation = postTitle(&o.Terms.Posts[e.Post]), locale.Situation(words, e.Situation)
	for _, s := range e.Sentences {
		p.Sentences = append(p.Sentences, locale.Sentence(words, s))
	}
	return nil
}

// applicationOf is the row of the post asked for, or of the one the person takes, or
// of the one they put first.
func applicationOf(o *docket.Outcome, who certame.Person, post string) certame.Person {
	rows := o.Roll.Applications(who)
	for _, row := range rows {
		if o.Terms.Posts[o.Roll.Post[row]].Code == post {
			return row
		}
	}
	if o.Preferred != nil && o.Takes(who) != certame.Nobody {
		return o.Takes(who)
	}
	return rows[0]
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
	p.Places = Table{
		ID: "posicoes", Caption: "Posição em cada lista", Columns: []Column{{Text: "Cargo"}, {Text: "Lista"}, {Text: "Posição", Numeric: true}, {Text: "Nota", Numeric: true}, {Text: "Situação"}, {Text: "Observação"}},
		Empty: Empty{Title: "A pessoa não está em lista nenhuma.", Text: "A explicação diz por quê."},
	}
	for _, r := range rows {
		cells := q.row(r, false).Cells
		p.Places.Rows = append(p.Places.Rows, Row{Cells: []Cell{{Text: r.Post}, {Text: q.listTitle(r.List)}, cells[0], cells[3], cells[4], cells[5]}})
	}
	return nil
}
