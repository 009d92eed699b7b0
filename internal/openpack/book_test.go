package openpack_test

import (
	"testing"

	"certame"
	"certame/edital"
	"certame/internal/bookfile"
	"certame/ledger"
)

// writeBook writes facts with canaries in what is not published: authors, reasons,
// the number of a case.
func writeBook(t *testing.T, folder string) { writeBookBy(t, folder, "CANARIOAUTOR") }

// writeOtherBook writes the same facts by another hand: another book.
func writeOtherBook(t *testing.T, folder string) { writeBookBy(t, folder, "CANARIOOUTRA") }

func writeBookBy(t *testing.T, folder, author string) {
	t.Helper()
	facts := []ledger.Fact{
		{Kind: ledger.Appointed, Act: "Portaria 1", Data: fields("inscricao", "0001", "rotulo", "AC", "vaga", "1")},
		{Kind: ledger.Voided, Act: "Portaria 2", Data: fields("inscricao", "0001", "motivo", "CANARIOMOTIVO")},
		{Kind: ledger.CourtOrder, Data: fields("efeito", "opcao", "grupo", "PPP", "inscricao", "0003", "processo", "0000777-11")},
		{Kind: ledger.Died, Act: "CANARIOOBITO", Data: fields("inscricao", "0005")},
		{Kind: ledger.Reversal, Data: fields("fato", "f4", "motivo", "CANARIOENGANO")},
	}
	var lines [][]byte
	for i := range facts {
		f := &facts[i]
		f.Number, f.Version, f.Author, f.Previous = i+1, f.Kind.Version(), author, ledger.Head(lines)
		f.At = edital.Instant{Date: certame.MustDate(2026, 3, 5+i), Second: ledger.WholeDay}
		lines = append(lines, ledger.Encode(f))
	}
	if err := bookfile.At(folder).Edit(t.Context(), func(*bookfile.Content) ([][]byte, error) { return lines, nil }); err != nil {
		t.Fatal(err)
	}
}

func fields(pairs ...string) (out []ledger.Field) {
	for i := 0; i < len(pairs); i += 2 {
		out = append(out, ledger.Field{Name: pairs[i], Value: pairs[i+1]})
	}
	return out
}
