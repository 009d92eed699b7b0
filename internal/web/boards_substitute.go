package web

import (
	"net/http"
	"strconv"
	"strings"

	"certame/confirmation"
	"certame/internal/intake/boards"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
)

// substitutePage puts an alternate in the place of a titular who leaves the board.
type substitutePage struct {
	*subject
	Group, Own string
	Revision   int
	Seat       boards.Seat
	Alternates parts.Field
	Why        string
	Problems   *fault.Fault
	Seen       bool
	People     parts.Table
	Verdicts   []verdictChange
	Article    string
	Called     string // who leaves, by name
	Open       int    // cases open for votes by the board
	InCases    bool   // the alternate takes the place in them too
}

// Instance is how the form names the instance.
func (p substitutePage) Instance() string { return boards.Word(p.Seat.Instance) }

// Board is the title of the board.
func (p substitutePage) Board() string { return boardTitle(p.Seat) }

// substitute asks who comes in, and why.
func (v *visit) substitute() error {
	p, b, err := v.substituteForm()
	if err != nil {
		return err
	}
	return v.askSubstitute(http.StatusOK, p, b)
}

func (v *visit) substituteForm() (*substitutePage, *sitting.Panel, error) {
	c, b, g, err := v.group()
	if err != nil {
		return nil, nil, err
	}
	p := &substitutePage{subject: c, Group: g.Rules.Code(), Own: boardsAddress(c, g.Rules.Code()), Revision: b.Revision, Seat: v.seat(g)}
	if a, there := b.Roster.Find(p.Seat); !there || a.Member.Alternate {
		return nil, nil, fault.NotFound("titular desta comissão")
	}
	a, _ := b.Roster.Find(p.Seat)
	p.Called = nameOr(a)
	p.InCases, p.Article = true, law.Citations(confirmation.AlternatesBasis(g.Rules))
	for _, u := range b.UnderWay {
		if p.Seat.SameBoard(u.Board) {
			p.Open = len(u.Cases)
		}
	}
	return p, b, nil
}

func (v *visit) askSubstitute(status int, p *substitutePage, b *sitting.Panel) error {
	p.Alternates = parts.Field{Name: "suplente", Label: "Suplente que passa a titular", Kind: "select", Required: true}
	chosen := v.r.FormValue("suplente")
	for _, a := range b.Roster.On(p.Seat) {
		if !a.Member.Alternate {
			continue
		}
		text := b.Roster.Called(a.Code) + ", " + roleOf(b.Roster, a)
		p.Alternates.Options = append(p.Alternates.Options, parts.Option{Value: a.Code, Text: text, Chosen: chosen == a.Code || chosen == "" && a.Member.InPlaceOf == p.Seat.Code})
	}
	return v.render(status, "comissoes-substituir", v.within(p.subject, "Substituir "+p.Called, parts.Link{Text: "Comissões", Address: p.Address() + "/comissoes"}, parts.Link{Text: p.Group, Address: p.Own}), p)
}

// replaceMember shows what a substitution does and, when that was seen, keeps it.
func (v *visit) replaceMember() error {
	p, b, err := v.substituteForm()
	if err != nil {
		return err
	}
	if p.Revision, err = strconv.Atoi(v.r.PostFormValue("revisao")); err != nil {
		return badForm(err)
	}
	p.Why, p.InCases = strings.TrimSpace(v.r.PostFormValue("motivo")), v.r.PostFormValue("processos") != ""
	sub := sitting.Substitution{After: p.Revision, Titular: p.Seat, Alternate: strings.TrimSpace(v.r.PostFormValue("suplente")), Reason: p.Why, InCases: p.InCases}
	if v.r.PostFormValue("acao") == "gravar" {
		if err = v.Sittings.Substitute(v.ctx(), v.account(), p.ID, sub); err == nil {
			return v.redirect(p.Own)
		}
	} else {
		err = v.foresee(p, b, sub)
	}
	status := http.StatusOK
	if err != nil {
		if p.Problems = fault.Of(err); p.Problems.Status != http.StatusUnprocessableEntity {
			return err
		}
		status = p.Problems.Status
	}
	return v.askSubstitute(status, p, b)
}

// foresee shows the composition that a substitution would make.
func (v *visit) foresee(p *substitutePage, now *sitting.Panel, sub sitting.Substitution) error {
	next, err := v.Sittings.Proposed(v.ctx(), p.ID, sub)
	if err != nil {
		return err
	}
	p.Seen, p.People, p.Verdicts = true, whoChanges(now.Roster, next.Roster), verdictChanges(now.Boards, next.Boards)
	return nil
}
