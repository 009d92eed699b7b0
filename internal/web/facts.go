package web

import (
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
	"certame/ledger"
)

// facts is the book: everything that happened, in the order in which it was
// registered, and what of it was reversed.
func (v *visit) facts() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	b, err := v.book(c)
	if err != nil {
		return err
	}
	p := factsPage{subject: c, Head: ledger.Head(b.lines).String(), MayRecord: v.may("fato.registrar"), MayReverse: v.may("estorno.propor"), Kinds: kindOptions(b.words, "")}
	p.Table = v.bookTable(c, b, p.MayReverse)
	f := v.within(c, "Livro de fatos")
	f.Printed, f.Wide = true, true
	return v.show("fatos", f, p)
}

type factsPage struct {
	*subject
	Head                  string
	MayRecord, MayReverse bool
	Kinds                 []parts.Option
	Table                 parts.Table
}

// book is the book of a contest, decoded.
type book struct {
	lines    [][]byte
	facts    []ledger.Fact
	reversed []bool
	words    law.Wording
}

func (v *visit) book(c *subject) (b book, err error) {
	if b.lines, err = v.Store.FactLines(v.ctx(), c.ID); err != nil {
		return b, err
	}
	if b.facts, err = run.FactsOfLines(b.lines); err != nil {
		return b, err
	}
	terms, err := v.Docket.Terms(v.ctx(), c.ID, c.Revision)
	if err != nil {
		return b, err
	}
	b.reversed, b.words = ledger.Reversed(b.facts), terms.Wording()
	return b, nil
}

func (v *visit) bookTable(c *subject, b book, mayReverse bool) parts.Table {
	t := parts.Table{
		ID: "livro", Stacked: true, Caption: "Fatos, do último ao primeiro",
		Columns: []parts.Column{{Text: "Fato"}, {Text: "Dia"}, {Text: "O que houve"}, {Text: "Inscrição"}, {Text: "Dados"}, {Text: "Ato"}, {Text: "Quem registrou"}, {Text: "Estorno"}},
		Empty:   parts.Empty{Title: "O livro ainda não tem fatos.", Text: "Homologação, nomeações, posses, desistências, ordens judiciais e vagas que abrem são registradas aqui, depois de ver o que mudam."},
	}
	for i := len(b.facts) - 1; i >= 0; i-- {
		f := &b.facts[i]
		id := ledger.ID(f.Number)
		reverse := parts.Cell{}
		switch {
		case b.reversed[i]:
			reverse.Tag = &parts.Tag{Kind: "alerta", Text: "estornado"}
		case mayReverse && f.Kind != ledger.Reversal:
			reverse = parts.Cell{Text: "Propor estorno de " + id, Address: c.Address() + "/fatos/" + id + "/estornar"}
		}
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{
			{Text: id},
			{Text: locale.InstantOf(f.At)},
			{Text: locale.FactName(f.Kind, b.words)},
			v.personCell(c, f.Value("inscricao")),
			{Text: locale.FactData(f, b.words)},
			{Text: f.Act},
			{Text: f.Author},
			reverse,
		}})
	}
	return t
}

// personCell leads to a person, for who may see why they are where they are.
func (v *visit) personCell(c *subject, id string) parts.Cell {
	cell := parts.Cell{Text: id}
	if id != "" && v.may("resultado.explicar") {
		cell.Address = c.Address() + "/pessoas/" + id
	}
	return cell
}

// kindOptions are the kinds that a person registers here. Boards, votes, draws and
// proceedings on fraud have their own pages, and a reversal takes two people.
func kindOptions(w law.Wording, chosen string) (list []parts.Option) {
	for _, k := range ledger.Kinds() {
		if k >= ledger.FraudReported && k <= ledger.FraudSentToAGU {
			continue
		}
		switch k {
		case ledger.Registrations, ledger.Board, ledger.Vote, ledger.DrawHeld, ledger.Published, ledger.Reversal, ledger.Marks:
			continue
		}
		list = append(list, parts.Option{Value: k.Code(), Text: locale.FactName(k, w), Chosen: k.Code() == chosen})
	}
	return list
}

// reversing asks why a fact is to lose its effect; another person will confirm.
func (v *visit) reversing() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	return v.askReversal(200, c, nil)
}

type reversalPage struct {
	*subject
	Fact, What, Head string
	Reason, Act, Day string
	Problems         *fault.Fault
}

func (v *visit) askReversal(status int, c *subject, problems *fault.Fault) error {
	b, err := v.book(c)
	if err != nil {
		return err
	}
	n := ledger.NumberOf(v.r.PathValue("fato"))
	if n < 1 || n > len(b.facts) {
		return fault.NotFound("fato")
	}
	f := &b.facts[n-1]
	p := reversalPage{
		subject: c, Fact: ledger.ID(n), What: locale.FactSaid(f, b.words), Head: ledger.Head(b.lines).String(),
		Reason: v.r.PostFormValue("motivo"), Act: v.r.PostFormValue("ato"), Day: v.r.PostFormValue("data"), Problems: problems,
	}
	if p.Day == "" {
		p.Day = v.Clock().In(locale.Brasilia).Format("02/01/2006")
	}
	return v.render(status, "fato-estornar", v.within(c, "Propor estorno de "+p.Fact, parts.Link{Text: "Livro de fatos", Address: c.Address() + "/fatos"}), p)
}

// reverse proposes it.
func (v *visit) reverse() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	r := docket.Reversing{
		Fact: v.r.PathValue("fato"), Reason: v.r.PostFormValue("motivo"), Act: v.r.PostFormValue("ato"), Day: v.r.PostFormValue("data"),
		Head: v.r.PostFormValue("cabeca"), Author: v.who.Name,
	}
	p, err := v.Docket.ProposeReversal(v.ctx(), v.account(), c.ID, r)
	if err != nil {
		if f := v.toldOf(c, err); f.Status == 422 {
			return v.askReversal(f.Status, c, f)
		}
		return err
	}
	return v.redirect(c.Address() + "/publicar/propostas/" + p.ID)
}
