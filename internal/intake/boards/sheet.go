package boards

import "certame/internal/intake/sheets"

// sheet is a spreadsheet of a board, whose words this package knows.
type sheet struct{ *sheets.Sheet }

func read(raw []byte, shown string, columns []sheets.Column) *sheet {
	return &sheet{sheets.Read(raw, shown, columns, "certame modelo comissao, certame modelo votos")}
}
