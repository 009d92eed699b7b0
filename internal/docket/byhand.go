package docket

import (
	"slices"

	"certame/ledger"
)

// ByHand refuses a fact of a kind that cites a table when somebody typed it: what was
// typed is the digest alone. Admitted as any other fact, it was kept beside a table that
// nobody had, and from then on the contest could no longer be read.
func ByHand(kind ledger.Kind) error {
	cites := func(f ledger.FieldSpec) bool { return f.Name == tableField }
	if !slices.ContainsFunc(kind.Fields(), cites) {
		return nil
	}
	return wrong("tipo", kind.Code(), "este fato traz uma tabela, e a tabela não se digita", madeAt[kind])
}

// madeAt says where the table of a kind is held to the contest and kept with its fact.
var madeAt = map[ledger.Kind]string{
	ledger.Registrations: "Traga a planilha de inscrições pela página Importar do certame",
	ledger.Marks:         "Traga a planilha com as notas corrigidas pela página Importar do certame",
	ledger.Board:         "Registre a composição na página da comissão, em Comissões",
	ledger.DrawHeld:      "Faça o sorteio na página Sorteio do certame",
}
