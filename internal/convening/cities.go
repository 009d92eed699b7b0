package convening

import (
	"certame/internal/intake"
	"certame/internal/intake/sheets"
)

// CityColumns are the columns of the sheet of choices.
var CityColumns = []sheets.Column{sheets.Must("inscricao", "numero_de_inscricao"), sheets.Must("cidade", "municipio", "local_de_comparecimento")}

// ParseCities reads who chose which city. Of nobody there is more than one; known
// says which numbers are in the contest. The error is an *intake.Refused.
func ParseCities(raw []byte, shown string, known func(id string) bool) (map[string]string, error) {
	s := sheets.Read(raw, shown, CityColumns, "inscricao;cidade")
	chosen := map[string]string{}
	for _, r := range s.Rows {
		id, city := s.Cell(r, "inscricao"), s.Cell(r, "cidade")
		before, twice := chosen[id]
		switch {
		case !known(id):
			s.Refuse(r.Line, "inscricao", id, "inscrição que não está em candidatos.csv", "Confira o número, com os zeros à esquerda.")
		case city == "":
			s.Refuse(r.Line, "cidade", "", "linha sem cidade", "Preencha a cidade, ou retire a linha: vale então a localidade do cargo.")
		case twice && !SameCity(before, city):
			s.Refuse(r.Line, "cidade", city, "a mesma inscrição escolhe duas cidades", "Deixe só uma.")
		}
		chosen[id] = city
	}
	return chosen, intake.Refuse(s.Problems)
}
