package papers

import (
	"bytes"
	"strings"
	"testing"

	"certame"
)

// A table that goes on says its header again, every page says of what paper it is,
// and what is cited stays in one piece.
func TestPagesSayWhatTheyAre(t *testing.T) {
	p := Paper{Title: "Resultado — T — Edital nº 1/2026", Issuer: "ÓRGÃO", Lines: []string{"Inscrição\tGrupo\tConclusão"}}
	for range 90 {
		p.Lines = append(p.Lines, "0001\tPPP\tconfirmada")
	}
	pages := p.pages(false)
	var plain bytes.Buffer
	if err := pages.Output(&plain); err != nil {
		t.Fatal(err)
	}
	// In the feet and in the title of the window, the name is as it was given.
	for text, times := range map[string]int{"Conclusão": pages.PageNo(), "ÓRGÃO": 1, "Edital nº\u00a01/2026": 1, "Edital nº 1/2026": pages.PageNo() + 1} {
		if got := bytes.Count(plain.Bytes(), wide(text)); got != times || pages.PageNo() < 3 {
			t.Errorf("%q is said %d times in %d pages, want %d", text, got, pages.PageNo(), times)
		}
	}
}

// A result of nobody says why it is empty; the minutes end where people sign.
func TestEmptyAndSigned(t *testing.T) {
	terms, r := rules(t, "PPP")
	terms.Agency = "Instituto Fictício"
	provisional, definitive := Provisional(terms, nil, certame.NoDate), Definitive(terms, nil)
	for _, p := range []Paper{provisional, definitive} {
		if text := string(p.Text()); !strings.Contains(text, "Nenhuma conclusão") || strings.Contains(text, "Inscrição") || !strings.Contains(text, "\nInstituto Fictício\n") {
			t.Errorf("%s", text)
		}
	}
	if text := string(one(Minutes(terms, r, nil))); !strings.Contains(text, "Nenhuma sessão registrada.") || !strings.Contains(text, "Assinaturas") || strings.Contains(text, headingMark) {
		t.Errorf("%s", text)
	}
}

// A name that fits is bold and leaves the rest of the page to what it names; a
// digest is not a name.
func TestColumnsOfARow(t *testing.T) {
	f := (&Paper{Title: "T"}).sheet(false)
	named := pageWidths(f, [][]string{{"Posição entre as pessoas aprovadas", "3ª"}})
	digest := pageWidths(f, [][]string{{strings.Repeat("0", 64), "x"}})
	if boldCells(false, 0, named) != 1 || boldCells(false, 0, digest) != 0 || boldCells(true, 0, digest) != 2 || boldCells(true, 1, named) != 0 {
		t.Errorf("%v %v", named, digest)
	}
	if rowHeight(f, named, []string{"Posição entre as pessoas aprovadas", "3ª"}) != lineHeight {
		t.Errorf("a name takes more than a line in %v", named)
	}
}
