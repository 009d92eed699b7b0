package web

import (
	"errors"
	"net/http"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/ledger"
)

// registerPage puts the composition of a board in the book of facts.
type registerPage struct {
	*subject
	Group, Own, Board string
	Seat              boards.Seat
	Head, Day, Act    string
	Name              string // by which votes will cite it; empty before it was seen
	Count             string
	Problems          *fault.Fault
}

// Instance is how the form names the instance.
func (p registerPage) Instance() string { return boards.Word(p.Seat.Instance) }

// registerBoard asks for the act of designation and its day.
func (v *visit) registerBoard() error {
	p, _, err := v.registerForm()
	if err != nil {
		return err
	}
	p.Day = v.Clock().In(locale.Brasilia).Format("02/01/2006")
	return v.askRegister(http.StatusOK, p)
}

func (v *visit) registerForm() (*registerPage, *sitting.Panel, error) {
	c, b, g, err := v.group()
	if err != nil {
		return nil, nil, err
	}
	p := &registerPage{subject: c, Group: g.Rules.Code(), Own: boardsAddress(c, g.Rules.Code()), Seat: v.seat(g)}
	p.Seat.Code = ""
	members := b.Roster.On(p.Seat)
	if len(members) == 0 {
		return nil, nil, fault.NotFound("comissão")
	}
	p.Board, p.Count = boardTitle(p.Seat), locale.Count(len(members), "membro", "membros")
	lines, err := v.Store.FactLines(v.ctx(), c.ID)
	p.Head = ledger.Head(lines).String()
	return p, b, err
}

func (v *visit) askRegister(status int, p *registerPage) error {
	return v.render(status, "comissoes-registrar", v.within(p.subject, "Registrar a composição", parts.Link{Text: "Comissões", Address: p.Address() + "/comissoes"}, parts.Link{Text: p.Group, Address: p.Own}), p)
}

// keepBoard shows what registering does and, when that was seen, records the fact.
func (v *visit) keepBoard() error {
	p, b, err := v.registerForm()
	if err != nil {
		return err
	}
	p.Day, p.Act = strings.TrimSpace(v.r.PostFormValue("data")), strings.TrimSpace(v.r.PostFormValue("ato"))
	date, ok := certame.ParseDate([]byte(p.Day))
	if !ok {
		p.Problems = &fault.Fault{What: "«" + p.Day + "» não é um dia.", Remedy: "Escreva como 10/03/2026."}
		return v.askRegister(http.StatusUnprocessableEntity, p)
	}
	f, err := v.Docket.BoardFact(v.ctx(), p.ID, b.Boards, p.Seat, edital.Instant{Date: date, Second: ledger.WholeDay}, p.Act, v.who.Name)
	if err == nil && v.r.PostFormValue("acao") == "registrar" {
		head, ok := ledger.ParseDigest(v.r.PostFormValue("cabeca"))
		if !ok {
			return badForm(errors.New("no head"))
		}
		if _, err = v.Docket.Record(v.ctx(), v.account(), p.ID, head, f, nil); err == nil {
			return v.redirect(p.Own)
		}
	} else if err == nil {
		_, err = v.Docket.Preview(v.ctx(), p.ID, f, nil)
	}
	if err != nil {
		if p.Problems = v.toldOf(p.subject, err); p.Problems.Status != http.StatusUnprocessableEntity {
			return err
		}
		return v.askRegister(p.Problems.Status, p)
	}
	p.Name = f.Value("comissao")
	return v.askRegister(http.StatusOK, p)
}
