package audit

import (
	"cmp"
	"slices"

	"certame"
	"certame/internal/intake"
	"certame/internal/intake/sheets"
	"certame/ledger"
)

// Act is one published act.
type Act struct {
	Line     int
	Kind     ledger.Kind
	On       certame.Date
	ID       string
	Post     string
	Modality string // as the act says it; may be empty
	Act      string
	Count    int
	Answer   string // to a call to confirm a post
}

var columns = []sheets.Column{
	sheets.Must("data", "publicado_em"), sheets.Must("fato", "tipo"), sheets.May("inscricao"), sheets.May("cargo"), sheets.May("rotulo", "lista", "modalidade"),
	sheets.May("ato", "portaria"), sheets.May("quantidade"), sheets.May("resposta"),
}

// Parse reads the sheet of acts, in the order of their days. The error is an
// *intake.Refused with every problem.
func Parse(raw []byte, shown string) ([]Act, error) {
	s := sheets.Read(raw, shown, columns, "certame modelo atos")
	var out []Act
	for _, r := range s.Rows {
		a := Act{Line: r.Line, ID: s.Cell(r, "inscricao"), Post: s.Cell(r, "cargo"), Modality: s.Cell(r, "rotulo"), Act: s.Cell(r, "ato"), Count: s.Whole(r, "quantidade"), Answer: sheets.Word(s.Cell(r, "resposta"))}
		a.On, _ = s.Day(r, "data")
		word := sheets.Word(s.Cell(r, "fato"))
		kind, known := ledger.KindOf(word)
		if !known || !auditable(kind) {
			s.Refuse(r.Line, "fato", s.Cell(r, "fato"), "ato que a auditoria não conhece", "Valores aceitos: "+acceptedWords()+".")
			continue
		}
		a.Kind = kind
		out = append(out, a)
	}
	slices.SortStableFunc(out, func(a, b Act) int { return cmp.Compare(a.On, b.On) })
	return out, intake.Refuse(s.Problems)
}

// kinds are the acts that agencies publish.
var kinds = [...]ledger.Kind{
	ledger.Appointed, ledger.Voided, ledger.Declined, ledger.DidNotAppear, ledger.TookOffice, ledger.EnteredService, ledger.Dismissed, ledger.EndOfQueue,
	ledger.SeatsOpened, ledger.ValidityExtended, ledger.Homologated, ledger.Removed, ledger.Interest,
}

func auditable(k ledger.Kind) bool { return slices.Contains(kinds[:], k) }

func acceptedWords() (text string) {
	for i, k := range kinds {
		if i > 0 {
			text += ", "
		}
		text += k.Code()
	}
	return text
}
