package web

import (
	"net/http"
	"net/url"
	"strings"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/sitting"
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
	p.Reasons = findingMessages(b.Terms.Wording(), whole(g, ""))
	for i := range g.Boards {
		one, err := v.panelOf(&p, b, g, &g.Boards[i])
		if err != nil {
			return err
		}
		p.Boards = append(p.Boards, one)
	}
	f := v.within(c, "Comissões de "+p.Group, Link{Text: "Comissões", Address: c.Address() + "/comissoes"})
	f.Printed, f.Wide = true, true
	return v.render(http.StatusOK, "comissoes-grupo", f, p)
}

type groupPage struct {
	*subject
	Group, Name, Own                    string
	May                                 bool
	Reasons                             []Message // about the group as a whole
	Boards                              []boardPanel
	MayCompose, MayReplace, MayRegister bool
}

// boardPanel is one board of a group.
type boardPanel struct {
	Title, Query string // what names it in addresses
	Count        string
	Findings     []Message
	Members      Table
	UnderWay     []Message
	Registered   string // what the book has of it
	Stale        bool   // the book has another composition, or none
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
		f := told(b.Bad)
		f.Links = []Link{{Text: "Ver as comissões", Address: c.Address() + "/comissoes", Icon: "users"}}
		return nil, nil, nil, f
	}
	g := b.Group(v.r.PathValue("grupo"))
	if g == nil {
		return nil, nil, nil, notFound("grupo com comissão")
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
	one.Title, one.Query = boardTitle(seat), seatQuery(seat)
	alternates := 0
	for i := range board.Members {
		if board.Members[i].Alternate {
			alternates++
		}
	}
	one.Count = plural(len(board.Members)-alternates, "titular", "titulares") + " e " + plural(alternates, "suplente", "suplentes")
	one.Findings = findingMessages(b.Terms.Wording(), whole(g, board.Where))
	one.UnderWay = underWay(b, seat)
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

// members are a row each. What each declared of themselves is not there.
func (v *visit) membersOf(p *groupPage, b *sitting.Panel, g *docket.GroupBoards, board boards.Seat) (Table, error) {
	needs := needsOf(g.Rules)
	t := Table{ID: "membros-" + boards.Word(board.Instance) + "-" + board.Number, Caption: "Membros da " + strings.ToLower(boardTitle(board)), Columns: []Column{{Text: "Membro"}, {Text: "Nome"}, {Text: "Papel"}}}
	for _, n := range needs {
		t.Columns = append(t.Columns, Column{Text: n.column})
	}
	t.Columns = append(t.Columns, Column{Text: "Termo de sigilo"}, Column{Text: "Conta"}, Column{Text: "Impedimentos", Numeric: true})
	if p.MayCompose {
		t.Columns = append(t.Columns, Column{Text: "Designação"})
	}
	if p.MayReplace {
		t.Columns = append(t.Columns, Column{Text: "Substituição"})
	}
	for _, a := range b.Roster.On(board) {
		cells := []Cell{{Text: a.Code}, {Text: a.Name}, {Text: roleOf(a)}}
		for _, n := range needs {
			cells = append(cells, Cell{Tag: answerTag(n.answer(&a.Member), n.preferred)})
		}
		one := b.Sitter(a.Code)
		login, err := v.loginOf(one)
		if err != nil {
			return t, err
		}
		cells = append(cells, termCell(a, one), login, Cell{Text: number(one.Impeded)})
		if p.MayCompose {
			cells = append(cells, Cell{Text: "Mudar " + a.Code, Address: p.Own + "/membro?" + seatQuery(a.Seat)})
		}
		if p.MayReplace {
			replace := Cell{}
			if !a.Member.Alternate {
				replace = Cell{Text: "Substituir " + a.Code, Address: p.Own + "/substituir?" + seatQuery(a.Seat)}
			}
			cells = append(cells, replace)
		}
		t.Rows = append(t.Rows, Row{Cells: cells})
	}
	return t, nil
}

func roleOf(a boards.Appointment) string {
	if a.Member.Alternate && a.Member.InPlaceOf != "" {
		return "suplente de " + a.Member.InPlaceOf
	}
	return roleWord(a.Member)
}

// need is one requirement that a table shows of each member.
type need struct {
	column    string
	answer    func(*confirmation.Member) confirmation.Answer
	preferred bool // the norm prefers it, and does not require it
}

func needsOf(r *confirmation.Rules) []need {
	if r.Procedure != confirmation.Phenotype {
		return []need{{"Notório saber", func(m *confirmation.Member) confirmation.Answer { return m.Knowledge }, false}}
	}
	return []need{
		{"Residência no País", func(m *confirmation.Member) confirmation.Answer { return m.Resident }, false},
		{"Reputação ilibada", func(m *confirmation.Member) confirmation.Answer { return m.Reputation }, false},
		{"Curso", func(m *confirmation.Member) confirmation.Answer { return m.Course }, false},
		{"Experiência", func(m *confirmation.Member) confirmation.Answer { return m.Experience }, true},
	}
}

func answerTag(a confirmation.Answer, preferred bool) *Tag {
	missing := "erro"
	if preferred {
		missing = "neutra"
	}
	switch a {
	case confirmation.Yes:
		return &Tag{"sucesso", "sim"}
	case confirmation.No:
		return &Tag{missing, "não"}
	}
	return &Tag{missing, "não informado"}
}
