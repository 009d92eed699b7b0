package web

import (
	"html/template"
	"net/http"
	"net/url"

	"certame/confirmation"
	"certame/internal/custody"
	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/trace"
)

// boardsOf is the boards of one group: may they call, and who is on them.
func (v *visit) boardsOf() error {
	c, b, g, err := v.group()
	if err != nil {
		return err
	}
	p := groupPage{
		subject: c, Group: g.Rules.Code(), Name: groupName(g.Rules), May: g.MayCall(), Own: boardsAddress(c, g.Rules.Code()),
		MayCompose: v.may("comissao.compor"), MayReplace: v.may("comissao.substituir"), MayRegister: v.may("fato.registrar"),
	}
	if p.certificates, err = v.certificatesBy(c); err != nil {
		return err
	}
	p.Reasons = findingMessages(b.Terms.Wording(), whole(g, ""))
	for i := range g.Boards {
		one, err := v.panelOf(&p, b, g, &g.Boards[i])
		if err != nil {
			return err
		}
		p.Boards = append(p.Boards, one)
	}
	f := v.within(c, "Comissões de "+p.Group, parts.Link{Text: "Comissões", Address: c.Address() + "/comissoes"})
	f.Printed, f.Wide = true, true
	return v.render(http.StatusOK, "comissoes-grupo", f, p)
}

type groupPage struct {
	*subject
	Group, Name, Own                    string
	May                                 bool
	Reasons                             []parts.Message // about the group as a whole
	Boards                              []boardPanel
	MayCompose, MayReplace, MayRegister bool
	certificates                        map[string]custody.Object
}

// boardPanel is one board of a group.
type boardPanel struct {
	Title      string
	Query      template.URL // what names it in addresses
	Count      string
	Findings   []parts.Message
	Members    parts.Table
	UnderWay   []parts.Message
	Diversity  []parts.Tag
	Registered string // what the book has of it
	Stale      bool   // the book has another composition, or none
}

// group is that of the address, with the boards of the contest.
func (v *visit) group() (*subject, *sitting.Panel, *docket.GroupBoards, error) {
	c, err := v.contest()
	if err != nil {
		return nil, nil, nil, err
	}
	b, err := v.Sittings.Panel(v.ctx(), c.ID)
	if err != nil {
		return nil, nil, nil, err
	}
	if b.Bad != nil {
		f := fault.Of(b.Bad)
		f.Links = []parts.Link{{Text: "Ver as comissões", Address: c.Address() + "/comissoes", Icon: "users"}}
		return nil, nil, nil, f
	}
	g := b.Group(v.r.PathValue("grupo"))
	if g == nil {
		return nil, nil, nil, fault.NotFound("grupo com comissão")
	}
	return c, b, g, nil
}

// whole are the findings of a board, or of no board in particular.
func whole(g *docket.GroupBoards, where string) (list []trace.Finding) {
	for _, f := range g.Findings {
		of := false
		for i := range g.Boards {
			of = of || g.Boards[i].Where == f.Where
		}
		if f.Where == where || where == "" && !of {
			list = append(list, f)
		}
	}
	return list
}

func (v *visit) panelOf(p *groupPage, b *sitting.Panel, g *docket.GroupBoards, board *confirmation.Board) (one boardPanel, err error) {
	seat := boards.Seat{Modality: g.Rules.Modality, Instance: board.Instance, Number: board.Number}
	one.Title, one.Query = boardTitle(seat), template.URL(seatQuery(seat)) //nolint:gosec // encoded by url.Values
	alternates := 0
	for i := range board.Members {
		if board.Members[i].Alternate {
			alternates++
		}
	}
	one.Count = locale.Count(len(board.Members)-alternates, "titular", "titulares") + " e " + locale.Count(alternates, "suplente", "suplentes")
	one.Findings = findingMessages(b.Terms.Wording(), whole(g, board.Where))
	one.UnderWay, one.Diversity = underWay(b, seat), diversity(g.Rules, board.Instance, whole(g, board.Where))
	if one.Members, err = v.membersOf(p, b, g, seat); err != nil {
		return one, err
	}
	in, err := v.Docket.BoardInBook(v.ctx(), p.ID, b.Terms, seat)
	one.Stale = in.Fact == "" || !in.Is(b.Roster.BoardCSV(seat))
	if in.Fact != "" {
		one.Registered = "No livro como «" + in.Name + "», fato " + in.Fact + "."
	}
	return one, err
}

func boardTitle(s boards.Seat) string {
	if s.Instance == confirmation.OnAppeal {
		return "Comissão recursal " + s.Number
	}
	return "Comissão " + s.Number
}

// seatQuery names a board, or a member of it, in an address.
func seatQuery(s boards.Seat) string {
	q := url.Values{"instancia": {boards.Word(s.Instance)}, "comissao": {s.Number}}
	if s.Code != "" {
		q.Set("membro", s.Code)
	}
	return q.Encode()
}
