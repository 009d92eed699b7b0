package web

import (
	"net/http"
	"net/url"
	"slices"
	"strings"

	"certame/confirmation"
	"certame/internal/custody"
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
	certificates                        map[string]custody.Object
}

// boardPanel is one board of a group.
type boardPanel struct {
	Title, Query string // what names it in addresses
	Count        string
	Findings     []Message
	Members      Table
	UnderWay     []Message
	Diversity    []Tag
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

// membersOf are a row each. What each declared of themselves is not there.
func (v *visit) membersOf(p *groupPage, b *sitting.Panel, g *docket.GroupBoards, board boards.Seat) (Table, error) {
	t := Table{
		ID: "membros-" + boards.Word(board.Instance) + "-" + board.Number, Caption: "Membros da " + strings.ToLower(boardTitle(board)),
		Columns: []Column{{Text: "Membro"}, {Text: "Nome"}, {Text: "Papel"}, {Text: "Requisitos"}, {Text: "Certificado"}, {Text: "Termo de sigilo"}, {Text: "Conta"}, {Text: "Impedimentos", Numeric: true}},
	}
	if p.MayCompose {
		t.Columns = append(t.Columns, Column{Text: "Designação"})
	}
	if p.MayReplace {
		t.Columns = append(t.Columns, Column{Text: "Substituição"})
	}
	for _, a := range b.Roster.On(board) {
		one := b.Sitter(a.Code)
		login, err := v.loginOf(one)
		if err != nil {
			return t, err
		}
		cells := []Cell{{Text: a.Code}, {Text: a.Name}, {Text: roleOf(b.Roster, a)}, {Tag: requirements(g.Rules, &a.Member)}, p.certificateCell(a), termCell(a, one), login, {Text: number(one.Impeded)}}
		if p.MayCompose {
			cells = append(cells, Cell{Text: "Mudar a de " + nameOr(a), Address: p.Own + "/membro?" + seatQuery(a.Seat)})
		}
		if p.MayReplace {
			cells = append(cells, p.replaceCell(a))
		}
		t.Rows = append(t.Rows, Row{Cells: cells})
	}
	return t, nil
}

func (p *groupPage) replaceCell(a boards.Appointment) Cell {
	if a.Member.Alternate {
		return Cell{}
	}
	return Cell{Text: "Substituir " + nameOr(a), Address: p.Own + "/substituir?" + seatQuery(a.Seat)}
}

// nameOr is the name of a member, or the code of who has none in the file.
func nameOr(a boards.Appointment) string {
	if a.Name != "" {
		return a.Name
	}
	return a.Code
}

func roleOf(r *boards.Roster, a boards.Appointment) string {
	if a.Member.Alternate && a.Member.InPlaceOf != "" {
		seat := a.Seat
		seat.Code = a.Member.InPlaceOf
		if titular, there := r.Find(seat); there {
			return "suplente de " + nameOr(titular)
		}
		return "suplente de " + a.Member.InPlaceOf
	}
	return roleWord(a.Member)
}

// requirements says which of those that each member must meet are not shown to be.
func requirements(r *confirmation.Rules, m *confirmation.Member) *Tag {
	needs := []struct {
		name   string
		answer confirmation.Answer
	}{{"residência", m.Resident}, {"reputação", m.Reputation}, {"curso", m.Course}}
	if r.Procedure != confirmation.Phenotype {
		needs = needs[:1]
		needs[0].name, needs[0].answer = "notório saber", m.Knowledge
	}
	var missing []string
	for _, n := range needs {
		if n.answer != confirmation.Yes {
			missing = append(missing, n.name)
		}
	}
	if len(missing) > 0 {
		return &Tag{"erro", "falta " + strings.Join(missing, ", ")}
	}
	return &Tag{"sucesso", "atendidos"}
}

// diversity says of the titulares together, and of nobody, whether they are diverse as
// the norm asks.
func diversity(r *confirmation.Rules, i confirmation.Instance, findings []trace.Finding) (list []Tag) {
	if !r.AsksDiversity(i) {
		return nil
	}
	for _, one := range [][2]string{{"comissao.genero", "gênero"}, {"comissao.cor", "cor"}, {"comissao.regiao", "origem regional"}} {
		tag := Tag{"sucesso", one[1] + ": há diversidade"}
		if slices.ContainsFunc(findings, func(f trace.Finding) bool { return f.Code == one[0] }) {
			tag = Tag{"alerta", one[1] + ": não demonstrada"}
		}
		list = append(list, tag)
	}
	return list
}
