package web

import (
	"net/http"
	"strconv"
	"strings"

	"certame/internal/docket"
	"certame/internal/intake/boards"
)

// substitutePage puts an alternate in the place of a titular who leaves the board.
type substitutePage struct {
	*subject
	Group, Own string
	Revision   int
	Seat       boards.Seat
	Alternates Field
	Why        string
	Problems   *fault
	Seen       bool
	People     Table
	Verdicts   []verdictChange
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

func (v *visit) substituteForm() (*substitutePage, *docket.Boards, error) {
	c, b, g, err := v.group()
	if err != nil {
		return nil, nil, err
	}
	p := &substitutePage{subject: c, Group: g.Rules.Code(), Own: boardsAddress(c, g.Rules.Code()), Revision: b.Revision, Seat: v.seat(g)}
	if a, there := b.Roster.Find(p.Seat); !there || a.Member.Alternate {
		return nil, nil, notFound("titular desta comissão")
	}
	return p, b, nil
}

func (v *visit) askSubstitute(status int, p *substitutePage, b *docket.Boards) error {
	p.Alternates = Field{Name: "suplente", Label: "Suplente que passa a titular", Kind: "select", Required: true}
	chosen := v.r.FormValue("suplente")
	for _, a := range b.Roster.On(p.Seat) {
		if !a.Member.Alternate {
			continue
		}
		text := a.Code + " " + a.Name
		if a.Member.InPlaceOf != "" {
			text += " (suplente de " + a.Member.InPlaceOf + ")"
		}
		p.Alternates.Options = append(p.Alternates.Options, Option{Value: a.Code, Text: text, Chosen: chosen == a.Code || chosen == "" && a.Member.InPlaceOf == p.Seat.Code})
	}
	return v.render(status, "comissoes-substituir", v.within(p.subject, "Substituir "+p.Seat.Code, Link{Text: "Comissões", Address: p.Address() + "/comissoes"}, Link{Text: p.Group, Address: p.Own}), p)
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
	p.Why = strings.TrimSpace(v.r.PostFormValue("motivo"))
	alternate := strings.TrimSpace(v.r.PostFormValue("suplente"))
	next, err := b.Roster.Promoted(p.Seat, alternate)
	if err == nil {
		next, err = v.replaced(p, b, next)
	}
	if err == nil && p.Why == "" {
		err = &fault{status: http.StatusUnprocessableEntity, Code: "MOTIVO", What: "Falta o motivo da substituição.", Remedy: "Diga por que quem sai deixa a comissão: fica na revisão."}
	}
	if err == nil && v.r.PostFormValue("acao") == "gravar" {
		if _, err = v.Docket.Compose(v.ctx(), v.account(), p.ID, p.Revision, "substituição de "+p.Seat.Code+" por "+alternate+": "+p.Why, next); err == nil {
			return v.redirect(p.Own)
		}
	}
	status := http.StatusOK
	if err != nil {
		if p.Problems = told(err); p.Problems.status != http.StatusUnprocessableEntity {
			return err
		}
		status, p.Seen = p.Problems.status, false
	}
	return v.askSubstitute(status, p, b)
}

func (v *visit) replaced(p *substitutePage, now *docket.Boards, next *boards.Roster) (*boards.Roster, error) {
	would, err := v.Docket.ProposedBoards(v.ctx(), p.ID, next.CSV())
	if err != nil {
		return nil, err
	}
	p.Seen, p.People, p.Verdicts = true, whoChanges(now.Roster, would.Roster), verdictChanges(now, would)
	return would.Roster, nil
}
