package papers

import (
	"fmt"
	"strings"
	"testing"

	"certame"
	"certame/fraud"
	"certame/internal/render/reopen"
	"certame/law"
)

// The foot of every page tells the whole name of the paper, down to the contest, and
// stands over nothing: another program reads it and the end of the text apart.
func TestFootIsWhole(t *testing.T) {
	terms, r := rules(t, "PI")
	terms.Name = "CONCURSO PÚBLICO DO INSTITUTO FICTÍCIO DO CENTRO-OESTE"
	p := Minutes(terms, r, nil)
	for n := range 60 {
		p.Lines = append(p.Lines, fmt.Sprintf("linha %d do texto", n))
	}
	data, err := p.PDF()
	if err != nil {
		t.Fatal(err)
	}
	pages := reopen.PDFText(t, data)
	for i, page := range pages {
		foot := strings.Join(strings.Fields(page[strings.LastIndex(page, "Minuta de ata"):]), " ")
		if want := fmt.Sprintf("%s Acesso restrito Página %d de %d", p.Title, i+1, len(pages)); foot != want {
			t.Errorf("%q, want %q", foot, want)
		}
	}
	if len(pages) < 2 {
		t.Error("one page only")
	}
}

// A name that the foot has no room for is cut, and says so.
func TestFootOfALongName(t *testing.T) {
	p := Paper{Title: strings.Repeat("Comissão de nome comprido ", 20)}
	if names := p.footNames(p.sheet(false)); len(names) != footLines || !strings.HasSuffix(names[1], "…") {
		t.Errorf("%q", names)
	}
}

// A letter is named after who reads it: the foot says of what contest it is.
func TestFootOfALetter(t *testing.T) {
	fields := []fraud.Field{{Name: "certame", Value: "CONCURSO", Day: certame.NoDate}, {Name: "edital", Value: "1/2026", Day: certame.NoDate}}
	letter := Referral(law.CivilWording, fraud.Document{Fields: fields}, "1")
	if got, want := strings.Join(letter.footNames(letter.sheet(false)), " "), letter.Title+" — CONCURSO — Edital nº 1/2026"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// What is cited does not end a line between the norm and its number.
func TestCitationsStayTogether(t *testing.T) {
	for _, kept := range []string{"Lei\u00a0nº\u00a015.142/2025", "art.\u00a09º", "§\u00a02º", "Decreto\u00a0nº\u00a012.536/2025"} {
		if got := together("A Lei nº 15.142/2025, art. 9º, § 2º, e o Decreto nº 12.536/2025."); !strings.Contains(got, kept) {
			t.Errorf("%q is not in %q", kept, got)
		}
	}
}
