package web_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"certame/confirmation"
	"certame/internal/auth/roles"
	"certame/internal/sitting"
	"certame/internal/web/webtest"
)

// What a day needs on paper has the number, the hour and the room of each person called
// that day, once, and nothing that says who they are or what they opted for; who did not
// sign the term sees nothing (S11).
func TestDayPrint(t *testing.T) {
	p := webtest.Start(t)
	c := p.Boards(3)
	const path = "/certames/exemplo/impressos"
	if status, page := asked(t, p, roles.Secretary, path); status != http.StatusForbidden || !strings.Contains(page, "termo") {
		t.Errorf("before the term: %d\n%s", status, page)
	}
	secretary := p.AccountOf(roles.Secretary)
	if _, err := p.Sittings.Sign(t.Context(), secretary, c.ID, ""); err != nil {
		t.Fatal(err)
	}
	if _, page := asked(t, p, roles.Secretary, path); !strings.Contains(page, "Ninguém foi convocado até agora") {
		t.Errorf("nobody was called:\n%s", page)
	}
	if _, err := p.Sittings.OpenCases(t.Context(), secretary, c.ID); err != nil {
		t.Fatal(err)
	}
	cases, err := p.Sittings.Cases(t.Context(), c.ID, confirmation.ToSummon)
	if err != nil {
		t.Fatal(err)
	}
	for i, one := range cases { // rooms 1, 2, 1, the last of them a day later
		at := time.Date(2126, 3, 10+i/2, 12, 0, 0, 0, time.UTC) // 09:00 in Brasília
		event := sitting.New{Kind: sitting.Summoned, Body: sitting.Body{Session: sitting.At(sitting.InstantOf(at)), Detail: sitting.Detailed(sitting.Slot{Room: fmt.Sprint("Sala ", i%2+1), City: "Recife"})}}
		if _, err := p.Sittings.Append(t.Context(), secretary, c.ID, one.ID, sitting.AnySeen, event); err != nil {
			t.Fatal(err)
		}
	}
	_, page := asked(t, p, roles.Secretary, path)
	_, sheets, _ := strings.Cut(page, "<section")
	for _, want := range []string{"<strong>2001</strong><br>10/03/2126 09:00<br>Sala 1", "<strong>2002</strong><br>10/03/2126 09:00<br>Sala 2", "Inscrição 2001"} {
		if strings.Count(sheets, want) != 1 {
			t.Errorf("%q is there %d times:\n%s", want, strings.Count(sheets, want), page)
		}
	}
	if strings.Count(sheets, "10/03/2126, chamada às 09:00") != 2 {
		t.Errorf("the posters:\n%s", page)
	}
	for _, not := range []string{"2003", "Optante", "PPP", "pretas"} {
		if strings.Contains(sheets, not) {
			t.Errorf("%q goes to the paper", not)
		}
	}
	_, page = asked(t, p, roles.Secretary, path+"?dia=10/03/2126&sala=Sala+2+%E2%80%94+Recife")
	if _, sheets, _ = strings.Cut(page, "<section"); webtest.Stands(sheets, "2001") || !strings.Contains(sheets, "2002") {
		t.Errorf("one room:\n%s", page)
	}
	if _, page = asked(t, p, roles.Secretary, path+"?dia=11/03/2126"); !strings.Contains(page, "Inscrição 2003") || strings.Contains(page, "Inscrição 2001") {
		t.Errorf("another day:\n%s", page)
	}
}

// Each room is a sheet of its own, without the menus.
func TestDayPrintOnPaper(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	p.Composed(c)
	p.Voting(c)
	tab := webtest.NewTab(t)
	tab.As(p, roles.Secretary)
	tab.Open(p.URL + "/certames/exemplo/impressos")
	text := pdfText(t, tab.PDF())
	for _, want := range []string{"Sala por definir", "Etiquetas", "Fichas de presença", "Documento conferido", "página 3 de"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not on the paper:\n%s", want, text)
		}
	}
	for _, not := range []string{"Mostrar", "Ir para o menu"} {
		if strings.Contains(text, not) {
			t.Errorf("%q is on the paper", not)
		}
	}
}
