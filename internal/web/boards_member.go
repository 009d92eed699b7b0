package web

import (
	"errors"
	"net/http"
	"strconv"
	"strings"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// memberPage asks who is on a board, and shows what that changes.
type memberPage struct {
	*subject
	Group, Own string
	Revision   int
	Seat       boards.Seat
	New        bool
	Fields     []parts.Field
	Why        string
	Problems   *fault.Fault
	Seen       bool // what follows was shown
	Leaving    bool // the member is to be taken off
	People     parts.Table
	Verdicts   []verdictChange
	UnderWay   []parts.Message
	Called     string // the member, by name
	Login      string // by which account the member enters; empty for none
}

// Instance is how the form names the instance.
func (p memberPage) Instance() string { return boards.Word(p.Seat.Instance) }

// boardMember asks for the data of a member, or for a new one.
func (v *visit) boardMember() error {
	p, b, g, err := v.memberForm()
	if err != nil {
		return err
	}
	return v.askMember(http.StatusOK, p, b, g, nil)
}

// memberForm is the form of the address: of a member who is there, or of a new one.
func (v *visit) memberForm() (*memberPage, *sitting.Panel, *docket.GroupBoards, error) {
	c, b, g, err := v.group()
	if err != nil {
		return nil, nil, nil, err
	}
	p := &memberPage{subject: c, Group: g.Rules.Code(), Own: boardsAddress(c, g.Rules.Code()), Revision: b.Revision}
	p.Seat = v.seat(g)
	if _, there := b.Roster.Find(p.Seat); !there {
		if p.Seat.Code != "" && v.r.Method == http.MethodGet {
			return nil, nil, nil, fault.NotFound("membro desta comissão")
		}
		p.New = true
	}
	return p, b, g, nil
}

// seat is the place that the address or the form names.
func (v *visit) seat(g *docket.GroupBoards) boards.Seat {
	i, _ := boards.InstanceOf(v.r.FormValue("instancia"))
	s := boards.Seat{Modality: g.Rules.Modality, Instance: i, Number: strings.TrimSpace(v.r.FormValue("comissao")), Code: strings.TrimSpace(v.r.FormValue("membro"))}
	if s.Number == "" {
		s.Number = "1"
	}
	return s
}

func (v *visit) askMember(status int, p *memberPage, b *sitting.Panel, g *docket.GroupBoards, sent map[string]string) error {
	a, _ := b.Roster.Find(p.Seat)
	p.Fields = memberFields(g.Rules, p.New, func(column string) string {
		if value, is := sent[column]; is {
			return value
		}
		if kept(column) {
			return keepAnswer
		}
		return b.Roster.Value(a, column)
	})
	p.UnderWay = underWay(b, boards.Seat{Modality: p.Seat.Modality, Instance: p.Seat.Instance, Number: p.Seat.Number})
	login, err := v.loginOf(b.Sitter(p.Seat.Code))
	if err != nil {
		return err
	}
	p.Login, p.Called = login.Text, nameOr(a)
	title := "Mudar a designação de " + b.Roster.Called(p.Seat.Code)
	if p.New {
		title = "Designar membro"
	}
	return v.render(status, "comissoes-membro", v.within(p.subject, title, parts.Link{Text: "Comissões", Address: p.Address() + "/comissoes"}, parts.Link{Text: p.Group, Address: p.Own}), p)
}

// changeMember shows what a change does and, when that was seen, keeps it.
func (v *visit) changeMember() error {
	p, b, g, err := v.memberForm()
	if err != nil {
		return err
	}
	if p.Revision, err = strconv.Atoi(v.r.PostFormValue("revisao")); err != nil {
		return badForm(err)
	}
	action := v.r.PostFormValue("acao")
	p.Why, p.Leaving = strings.TrimSpace(v.r.PostFormValue("motivo")), strings.HasPrefix(action, "retirar")
	sent := v.sentMember(g.Rules)
	next, err := p.next(b, sent)
	if err == nil {
		next, err = v.proposed(p, b, next)
	}
	if err == nil && strings.HasSuffix(action, "gravar") {
		if err = v.keepMember(p, next); err == nil {
			return v.redirect(p.Own)
		}
	}
	if err == nil {
		return v.askMember(http.StatusOK, p, b, g, sent)
	}
	if p.Problems = fault.Of(err); p.Problems.Status != http.StatusUnprocessableEntity {
		return err
	}
	return v.askMember(p.Problems.Status, p, b, g, sent)
}

func (v *visit) keepMember(p *memberPage, next *boards.Roster) error {
	if p.Why == "" {
		return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "MOTIVO", What: "Falta o motivo da mudança.", Remedy: "Escreva o ato ou a razão: fica na revisão, com o nome de quem mudou e a hora."}
	}
	_, err := v.Docket.Compose(v.ctx(), v.account(), p.ID, p.Revision, p.Why, next)
	return err
}

var errNoCode = errors.New("no code")

// next is the composition that the form asks for.
func (p *memberPage) next(b *sitting.Panel, sent map[string]string) (*boards.Roster, error) {
	switch {
	case p.Seat.Code == "":
		return nil, &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "MEMBRO", What: "Falta o código do membro.", Remedy: "Dê a cada pessoa um código único, como M1."}
	case p.Leaving && p.New:
		return nil, badForm(errNoCode)
	case p.Leaving:
		return b.Roster.Without(p.Seat)
	}
	values := map[string]string{}
	for column, value := range sent {
		switch {
		case kept(column) && value == keepAnswer || column == "cpf" && value == "":
		case value == noAnswer:
			values[column] = ""
		default:
			values[column] = value
		}
	}
	if p.New && values["papel"] == "" {
		values["papel"] = "titular"
	}
	return b.Roster.With(p.Seat, values)
}

// proposed holds what would be to the law and to what was done, and shows it.
func (v *visit) proposed(p *memberPage, now *sitting.Panel, next *boards.Roster) (*boards.Roster, error) {
	would, err := v.Sittings.ProposedPanel(v.ctx(), p.ID, next.CSV())
	if err != nil {
		return nil, err
	}
	p.Seen, p.People, p.Verdicts = true, whoChanges(now.Roster, would.Roster), verdictChanges(now.Boards, would.Boards)
	return would.Roster, nil
}

// sentMember are the values of the form, by column.
func (v *visit) sentMember(r *confirmation.Rules) map[string]string {
	sent := map[string]string{}
	for _, f := range memberFields(r, false, func(string) string { return "" }) {
		if _, is := v.r.PostForm[f.Name]; is {
			sent[f.Name] = strings.TrimSpace(v.r.PostFormValue(f.Name))
		}
	}
	return sent
}
