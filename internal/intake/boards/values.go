package boards

import (
	"strconv"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/edital"
)

// roles are the words that boards use for the groups of the law, besides the
// code that the edital gives them.
var roles = map[string]certame.Role{
	"ppp": certame.RolePretaParda, "pn": certame.RolePretaParda, "negra": certame.RolePretaParda, "negras": certame.RolePretaParda, "negros": certame.RolePretaParda,
	"pretas_e_pardas": certame.RolePretaParda, "pretos_e_pardos": certame.RolePretaParda, "preta_ou_parda": certame.RolePretaParda,
	"pi": certame.RoleIndigena, "ind": certame.RoleIndigena, "indigena": certame.RoleIndigena, "indigenas": certame.RoleIndigena,
	"pq": certame.RoleQuilombola, "qui": certame.RoleQuilombola, "quilombola": certame.RoleQuilombola, "quilombolas": certame.RoleQuilombola,
}

// group reads a group: the code of the edital or a usual word.
func (s *sheet) group(r row, t *edital.Terms) (certame.Modality, bool) {
	cell := s.cell(r, "grupo")
	var codes []string
	for i := range t.Groups {
		if _, decided := confirmation.RulesOf(t, certame.Modality(i+1)); !decided {
			continue
		}
		if word(t.Groups[i].Code) == word(cell) {
			return certame.Modality(i + 1), true
		}
		codes = append(codes, t.Groups[i].Code)
	}
	if role, known := roles[word(cell)]; known {
		if m := t.WithRole(role); m != certame.NoModality {
			if _, decided := confirmation.RulesOf(t, m); decided {
				return m, true
			}
		}
	}
	s.refuse(r.line, "grupo", cell, "grupo sem comissão neste "+t.Word("edital")+"", "Grupos: "+strings.Join(codes, ", ")+".")
	return 0, false
}

var instances = map[string]confirmation.Instance{
	"comissao": confirmation.First, "primeira": confirmation.First, "confirmacao": confirmation.First, "1": confirmation.First, "verificacao": confirmation.First,
	"recursal": confirmation.OnAppeal, "recurso": confirmation.OnAppeal, "comissao_recursal": confirmation.OnAppeal, "2": confirmation.OnAppeal, "segunda": confirmation.OnAppeal,
}

func (s *sheet) instance(r row, otherwise confirmation.Instance) (confirmation.Instance, bool) {
	cell := s.cell(r, "instancia")
	if cell == "" {
		return otherwise, true
	}
	i, ok := instances[word(cell)]
	if !ok {
		s.refuse(r.line, "instancia", cell, "instância desconhecida", "Valores aceitos: comissao, recursal.")
	}
	return i, ok
}

// alternate reads the role of a member: titular unless it says otherwise.
func (s *sheet) alternate(r row) (bool, bool) {
	switch cell := s.cell(r, "papel"); word(cell) {
	case "", "titular":
		return false, true
	case "suplente":
		return true, true
	default:
		s.refuse(r.line, "papel", cell, "papel desconhecido", "Valores aceitos: titular, suplente.")
	}
	return false, false
}

// answer reads sim, nao or nothing; silence is kept apart from no.
func (s *sheet) answer(r row, name string) confirmation.Answer {
	cell := s.cell(r, name)
	switch word(cell) {
	case "", "nao_informado", "nao_se_aplica":
		return confirmation.Unknown
	case "sim", "s":
		return confirmation.Yes
	case "nao", "n":
		return confirmation.No
	}
	s.refuse(r.line, name, cell, "deve ser sim ou nao", "Deixe vazio quando não se sabe.")
	return confirmation.Unknown
}

// day reads a date as boards write it: 08/12/2025, 2025-12-08 or 8/12/25. In an
// act of a board the century of two digits is not in doubt, as in a birth date
// it is; the reader says that it completed it.
func (s *sheet) day(r row, name string) (d certame.Date, completed bool) {
	cell := s.cell(r, name)
	if cell == "" {
		return certame.NoDate, false
	}
	if d, ok := certame.ParseDate([]byte(cell)); ok {
		return d, false
	}
	if d, ok := shortDate(cell); ok {
		return d, true
	}
	s.refuse(r.line, name, cell, "data inválida", "Como em 08/12/2025.")
	return certame.NoDate, false
}

func shortDate(text string) (certame.Date, bool) {
	parts := strings.Split(text, "/")
	if len(parts) != 3 {
		return certame.NoDate, false
	}
	var n [3]int
	for i, part := range parts {
		v, err := strconv.ParseUint(part, 10, 16)
		if err != nil || len(part) > 4 || i < 2 && len(part) > 2 {
			return certame.NoDate, false
		}
		n[i] = int(v)
	}
	if len(parts[2]) == 2 {
		n[2] += 2000
	}
	return certame.NewDate(n[2], n[1], n[0])
}

// whole reads a small number; empty is zero.
func (s *sheet) whole(r row, name string) int {
	cell := s.cell(r, name)
	if cell == "" {
		return 0
	}
	n, err := strconv.ParseUint(cell, 10, 16)
	if err != nil {
		s.refuse(r.line, name, cell, "número inválido", "Só algarismos.")
	}
	return int(n)
}
