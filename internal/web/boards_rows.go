package web

import (
	"slices"
	"strings"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/parts"
	"certame/trace"
)

// membersOf are a row each. What each declared of themselves is not there.
func (v *visit) membersOf(p *groupPage, b *sitting.Panel, g *docket.GroupBoards, board boards.Seat) (parts.Table, error) {
	t := parts.Table{
		ID: "membros-" + boards.Word(board.Instance) + "-" + board.Number, Stacked: true, Caption: "Membros da " + strings.ToLower(boardTitle(board)),
		Columns: []parts.Column{{Text: "Membro"}, {Text: "Nome"}, {Text: "Papel"}, {Text: "Requisitos"}, {Text: "Certificado"}, {Text: "Termo de confidencialidade"}, {Text: "Conta"}, {Text: "Impedimentos", Numeric: true}},
	}
	if p.MayCompose {
		t.Columns = append(t.Columns, parts.Column{Text: "Designação"})
	}
	if p.MayReplace {
		t.Columns = append(t.Columns, parts.Column{Text: "Substituição"})
	}
	for _, a := range b.Roster.On(board) {
		one := b.Sitter(a.Code)
		login, err := v.loginOf(one)
		if err != nil {
			return t, err
		}
		cells := []parts.Cell{{Text: a.Code}, {Text: a.Name}, {Text: roleOf(b.Roster, a)}, {Tag: requirements(g.Rules, &a.Member)}, p.certificateCell(a), termCell(a, one), login, {Text: locale.Whole(one.Impeded)}}
		if p.MayCompose {
			cells = append(cells, parts.Cell{Text: "Mudar a de " + nameOr(a), Address: p.Own + "/membro?" + seatQuery(a.Seat)})
		}
		if p.MayReplace {
			cells = append(cells, p.replaceCell(a))
		}
		t.Rows = append(t.Rows, parts.Row{Cells: cells})
	}
	return t, nil
}

func (p *groupPage) replaceCell(a boards.Appointment) parts.Cell {
	if a.Member.Alternate {
		return parts.Cell{}
	}
	return parts.Cell{Text: "Substituir " + nameOr(a), Address: p.Own + "/substituir?" + seatQuery(a.Seat)}
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
func requirements(r *confirmation.Rules, m *confirmation.Member) *parts.Tag {
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
		return &parts.Tag{Kind: "erro", Text: "falta " + strings.Join(missing, ", ")}
	}
	return &parts.Tag{Kind: "sucesso", Text: "atendidos"}
}

// diversity says of the titulares together, and of nobody, whether they are diverse as
// the norm asks.
func diversity(r *confirmation.Rules, i confirmation.Instance, findings []trace.Finding) (list []parts.Tag) {
	if !r.AsksDiversity(i) {
		return nil
	}
	for _, one := range [][2]string{{"comissao.genero", "gênero"}, {"comissao.cor", "cor"}, {"comissao.regiao", "origem regional"}} {
		tag := parts.Tag{Kind: "sucesso", Text: one[1] + ": há diversidade"}
		if slices.ContainsFunc(findings, func(f trace.Finding) bool { return f.Code == one[0] }) {
			tag = parts.Tag{Kind: "alerta", Text: one[1] + ": não demonstrada"}
		}
		list = append(list, tag)
	}
	return list
}
