package proceedings

import (
	"certame"
	"certame/edital"
	"certame/fraud"
	"certame/internal/intake"
	"certame/internal/intake/sheets"
)

// Columns are the columns of fraude.csv.
var Columns = []sheets.Column{
	sheets.Must("inscricao", "numero_de_inscricao"), sheets.May("grupo", "modalidade", "reserva"), sheets.Must("fato", "tipo"), sheets.Must("data", "em"),
	sheets.May("ato", "documento"), sheets.May("ate", "prazo", "ultimo_dia"), sheets.May("conclusao", "conclui"),
}

// Entry is one line: a fact about one person.
type Entry struct {
	File   string
	Line   int
	Person certame.Person
	ID     string
	Group  string // code of the reserve that was declared
	Word   string // of the column fato
	Fact   fraud.Fact
}

// Parse reads a spreadsheet of facts. The error is an *intake.Refused with every
// problem.
func Parse(raw []byte, shown string, t *edital.Terms, roll *certame.Roll) ([]Entry, error) {
	r := &reader{Sheet: sheets.Read(raw, shown, Columns, "certame modelo fraude"), terms: t, roll: roll, people: peopleOf(roll)}
	var list []Entry
	for _, row := range r.Rows {
		before := len(r.Problems)
		if e := r.entry(row); len(r.Problems) == before {
			list = append(list, e)
		}
	}
	return list, intake.Refuse(r.Problems)
}

// reader is the state of one reading.
type reader struct {
	*sheets.Sheet
	terms  *edital.Terms
	roll   *certame.Roll
	people map[string]certame.Person
}

func peopleOf(roll *certame.Roll) map[string]certame.Person {
	people := make(map[string]certame.Person, roll.Len())
	for i := range roll.Len() {
		people[string(roll.IDs.At(certame.Person(i)))] = roll.Head(certame.Person(i))
	}
	return people
}
