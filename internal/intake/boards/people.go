package boards

import (
	"slices"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/sheets"
)

// People finds registration numbers.
type People struct {
	roll  *certame.Roll
	index map[string]certame.Person
}

// NewPeople indexes a roll.
func NewPeople(roll *certame.Roll) *People {
	p := &People{roll, make(map[string]certame.Person, roll.Len())}
	for i := range roll.Len() {
		p.index[string(roll.IDs.At(certame.Person(i)))] = roll.Head(certame.Person(i))
	}
	return p
}

// person finds the person of a row, who must have opted for the group: a board
// decides nothing about anybody else.
func (s *sheet) person(r sheets.Row, people *People, t *edital.Terms, m certame.Modality) (certame.Person, bool) {
	id := s.Cell(r, "inscricao")
	p, known := people.index[id]
	switch {
	case !known:
		s.Refuse(r.Line, "inscricao", id, "inscrição que não está em candidatos.csv", "Confira os zeros à esquerda.")
	case !people.roll.Options[p].Has(m):
		s.Refuse(r.Line, "inscricao", id, "a pessoa não optou por "+t.Code(m), "Confira o grupo; a opção é a do fim das inscrições.")
		known = false
	}
	return p, known
}

// CalledColumns are the columns of a list of people called.
var CalledColumns = []sheets.Column{
	sheets.Must("inscricao", "numero_de_inscricao"), sheets.May("grupo", "modalidade"), sheets.May("cargo"), sheets.May("data"), sheets.May("hora", "horario"), sheets.May("sala", "local"), sheets.May("comissao"), sheets.May("artigo"),
}

// Called is one line of a list of people called.
type Called struct {
	ID     string
	Groups []string // codes; none when the list does not say
	Day    certame.Date
	Room   string
}

// For says whether the line calls the person for a group.
func (c *Called) For(code string) bool { return len(c.Groups) == 0 || slices.Contains(c.Groups, code) }

// ParseCalled reads a list of people called, of any origin: only inscricao is
// obligatory.
func ParseCalled(raw []byte, shown string) ([]Called, error) {
	s := read(raw, shown, CalledColumns)
	var list []Called
	for _, r := range s.Rows {
		day, _ := s.Day(r, "data")
		one := Called{ID: s.Cell(r, "inscricao"), Day: day, Room: s.Cell(r, "sala")}
		if groups := s.Cell(r, "grupo"); groups != "" {
			one.Groups = strings.Split(groups, "|")
		}
		list = append(list, one)
	}
	return list, intake.Refuse(s.Problems)
}

// DocumentColumns are the columns of the documents handed in.
var DocumentColumns = []sheets.Column{
	sheets.Must("inscricao"), sheets.Must("grupo", "modalidade"), sheets.Must("documento", "especie"), sheets.May("assinaturas", "signatarios"),
}

// Documents is what one person handed in for one group.
type Documents struct {
	ID       string
	Modality certame.Modality
	List     []confirmation.Document
	Where    string
}

// ParseDocuments reads the documents handed in, one a line.
func ParseDocuments(raw []byte, shown string, t *edital.Terms, people *People) ([]Documents, error) {
	s := read(raw, shown, DocumentColumns)
	var list []Documents
	for _, r := range s.Rows {
		m, ok := s.group(r, t)
		if !ok {
			continue
		}
		if _, known := s.person(r, people, t, m); !known {
			continue
		}
		document := confirmation.Document{Kind: s.kind(r), Signers: s.Whole(r, "assinaturas"), Where: s.where(r)}
		list = handIn(list, s.Cell(r, "inscricao"), m, document, s.Shown)
	}
	return list, intake.Refuse(s.Problems)
}

// kind reads the kind of a document; an empty or "nenhum" one is a person who
// handed nothing in.
func (s *sheet) kind(r sheets.Row) edital.DocumentKind {
	cell := s.Cell(r, "documento")
	known := ""
	for _, kind := range confirmation.DocumentKinds() {
		if sheets.Word(cell) == string(kind) {
			return kind
		}
		known += ", " + string(kind)
	}
	if sheets.Word(cell) != "nenhum" {
		s.Refuse(r.Line, "documento", cell, "espécie de documento desconhecida", "Valores aceitos: nenhum"+known+".")
	}
	return ""
}

func handIn(list []Documents, id string, m certame.Modality, d confirmation.Document, shown string) []Documents {
	i := len(list) - 1
	for ; i >= 0 && (list[i].ID != id || list[i].Modality != m); i-- {
	}
	if i < 0 {
		list, i = append(list, Documents{ID: id, Modality: m, Where: shown + ", inscrição " + id}), len(list)
	}
	if d.Kind != "" {
		list[i].List = append(list[i].List, d)
	}
	return list
}

func (s *sheet) where(r sheets.Row) string {
	return intake.Problem{File: s.Shown, Line: r.Line}.Place()
}

// Find is the person of a registration number.
func (p *People) Find(id string) (certame.Person, bool) {
	person, known := p.index[id]
	return person, known
}
