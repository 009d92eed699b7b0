package boards

import (
	"strings"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake/sheets"
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
func (s *sheet) group(r sheets.Row, t *edital.Terms) (certame.Modality, bool) {
	cell := s.Cell(r, "grupo")
	var codes []string
	for i := range t.Groups {
		if _, decided := confirmation.RulesOf(t, certame.Modality(i+1)); !decided {
			continue
		}
		if sheets.Word(t.Groups[i].Code) == sheets.Word(cell) {
			return certame.Modality(i + 1), true
		}
		codes = append(codes, t.Groups[i].Code)
	}
	if role, known := roles[sheets.Word(cell)]; known {
		if m := t.WithRole(role); m != certame.NoModality {
			if _, decided := confirmation.RulesOf(t, m); decided {
				return m, true
			}
		}
	}
	s.Refuse(r.Line, "grupo", cell, "grupo sem comissão neste "+t.Word("edital")+"", "Grupos: "+strings.Join(codes, ", ")+".")
	return 0, false
}

var instances = map[string]confirmation.Instance{
	"comissao": confirmation.First, "primeira": confirmation.First, "confirmacao": confirmation.First, "1": confirmation.First, "verificacao": confirmation.First,
	"recursal": confirmation.OnAppeal, "recurso": confirmation.OnAppeal, "comissao_recursal": confirmation.OnAppeal, "2": confirmation.OnAppeal, "segunda": confirmation.OnAppeal,
}

func (s *sheet) instance(r sheets.Row, otherwise confirmation.Instance) (confirmation.Instance, bool) {
	cell := s.Cell(r, "instancia")
	if cell == "" {
		return otherwise, true
	}
	i, ok := instances[sheets.Word(cell)]
	if !ok {
		s.Refuse(r.Line, "instancia", cell, "instância desconhecida", "Valores aceitos: comissao, recursal.")
	}
	return i, ok
}

// alternate reads the role of a member: titular unless it says otherwise.
func (s *sheet) alternate(r sheets.Row) bool {
	switch cell := s.Cell(r, "papel"); sheets.Word(cell) {
	case "", "titular":
	case "suplente":
		return true
	default:
		s.Refuse(r.Line, "papel", cell, "papel desconhecido", "Valores aceitos: titular, suplente.")
	}
	return false
}

// answer reads sim, nao or nothing; silence is kept apart from no.
func (s *sheet) answer(r sheets.Row, name string) confirmation.Answer {
	cell := s.Cell(r, name)
	switch sheets.Word(cell) {
	case "", "nao_informado", "nao_se_aplica":
		return confirmation.Unknown
	case "sim", "s":
		return confirmation.Yes
	case "nao", "n":
		return confirmation.No
	}
	s.Refuse(r.Line, name, cell, "deve ser sim ou nao", "Deixe vazio quando não se sabe.")
	return confirmation.Unknown
}
