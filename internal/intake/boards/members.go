package boards

import (
	"strings"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/sheets"
)

// MemberColumns are the columns of comissao.csv.
var MemberColumns = []sheets.Column{
	sheets.Must("grupo", "modalidade", "reserva"), sheets.May("instancia"), sheets.May("comissao", "banca", "turma"), sheets.Must("membro", "codigo", "identificacao"), sheets.May("nome"), sheets.May("cpf"),
	sheets.Must("papel", "funcao"), sheets.May("suplente_de", "substitui"), sheets.May("reside_no_brasil", "residente_no_brasil", "residencia"), sheets.May("reputacao_ilibada", "reputacao"),
	sheets.May("curso_certificado", "curso", "certificado"), sheets.May("termo_de_sigilo_em", "termo_em", "termo_assinado_em"), sheets.May("genero"), sheets.May("cor", "cor_ou_raca"), sheets.May("regiao", "origem_regional", "uf"),
	sheets.May("experiencia"), sheets.May("pertencimento", "pertence_ao_grupo"), sheets.May("notorio_saber"),
}

// Group is the boards of one group.
type Group struct {
	Modality certame.Modality
	Boards   []confirmation.Board
}

// Find is the boards of a modality.
func Find(groups []Group, m certame.Modality) []confirmation.Board {
	for _, g := range groups {
		if g.Modality == m {
			return g.Boards
		}
	}
	return nil
}

// ParseMembers reads comissao.csv. The error is an *intake.Refused.
func ParseMembers(raw []byte, shown string, t *edital.Terms) ([]Group, error) {
	s := read(raw, shown, MemberColumns)
	var groups []Group
	for _, a := range s.appointments(t) {
		groups = place(groups, a.Modality, s.board(a.Seat, t), a.Member)
	}
	return groups, intake.Refuse(s.Problems)
}

// appointments are the rows that are understood.
func (s *sheet) appointments(t *edital.Terms) (list []Appointment) {
	for _, r := range s.Rows {
		m, ok := s.group(r, t)
		instance, known := s.instance(r, confirmation.First)
		number := s.Cell(r, "comissao")
		if number == "" {
			number = "1"
		}
		member := s.member(r)
		if ok && known {
			list = append(list, Appointment{Seat{m, instance, number, member.Code}, s.Cell(r, "nome"), r.Line, member, r.Cells()})
		}
	}
	return list
}

func (s *sheet) member(r sheets.Row) confirmation.Member {
	m := confirmation.Member{
		Code: s.Cell(r, "membro"), CPF: digits(s.Cell(r, "cpf")), InPlaceOf: s.Cell(r, "suplente_de"),
		Resident: s.answer(r, "reside_no_brasil"), Reputation: s.answer(r, "reputacao_ilibada"), Course: s.answer(r, "curso_certificado"),
		Experience: s.answer(r, "experiencia"), Belongs: s.answer(r, "pertencimento"), Knowledge: s.answer(r, "notorio_saber"),
		Gender: sheets.Word(s.Cell(r, "genero")), Colour: sheets.Word(s.Cell(r, "cor")), Region: sheets.Word(s.Cell(r, "regiao")),
	}
	m.Term, _ = s.Day(r, "termo_de_sigilo_em")
	m.Alternate = s.alternate(r)
	if m.Code == "" {
		s.Refuse(r.Line, "membro", "", "membro sem identificação", "Dê a cada pessoa um código único, como M1.")
	}
	if m.CPF != "" && len(m.CPF) != 11 {
		s.Refuse(r.Line, "cpf", "", "CPF com número errado de algarismos", "São onze, com os zeros à esquerda.")
	}
	return m
}

// board is the empty board of a place.
func (s *sheet) board(at Seat, t *edital.Terms) confirmation.Board {
	name := "comissão "
	if at.Instance == confirmation.OnAppeal {
		name = "comissão recursal "
	}
	return confirmation.Board{Instance: at.Instance, Number: at.Number, Where: s.Shown + ", " + name + t.Code(at.Modality) + " " + at.Number}
}

// place puts a member on its board, which the first of its members opens.
func place(groups []Group, m certame.Modality, b confirmation.Board, member confirmation.Member) []Group {
	for i := range groups {
		if groups[i].Modality == m {
			groups[i].Boards = placeOn(groups[i].Boards, b, member)
			return groups
		}
	}
	return append(groups, Group{m, placeOn(nil, b, member)})
}

func placeOn(boards []confirmation.Board, b confirmation.Board, member confirmation.Member) []confirmation.Board {
	for i := range boards {
		if boards[i].Instance == b.Instance && boards[i].Number == b.Number {
			boards[i].Members = append(boards[i].Members, member)
			return boards
		}
	}
	b.Members = append(b.Members, member)
	return append(boards, b)
}

func digits(text string) string {
	return strings.Map(func(c rune) rune {
		if c < '0' || c > '9' {
			return -1
		}
		return c
	}, text)
}
