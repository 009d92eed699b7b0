package boards

import (
	"strings"
	"testing"

	"certame"
	"certame/confirmation"
)

const rosterText = "modalidade;instancia;membro;nome;papel;suplente_de;reside_no_brasil;genero;observação nossa\r\n" +
	"PPP;;M1;Um;titular;;sim;mulher;fica\r\nPPP;;M2;Dois;titular;;sim;homem;\r\nPPP;;M6;Seis;suplente;M1;sim;mulher;\r\nPPP;;M7;Sete;suplente;;sim;;\r\nPPP;recursal;R1;Sete;titular;;sim;;\r\n"

func roster(t *testing.T) *Roster {
	t.Helper()
	terms, _ := world(t)
	r, err := ReadRoster([]byte(rosterText), terms)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func seat(code string) Seat { return Seat{certame.Modality(1), confirmation.First, "1", code} }

// Codes on the first board, titulares in capitals as they are, alternates in brackets.
func shown(r *Roster) string {
	var list []string
	for _, a := range r.On(seat("")) {
		text := a.Code
		if a.Member.Alternate {
			text = "(" + text + " de " + a.Member.InPlaceOf + ")"
		}
		list = append(list, text)
	}
	return strings.Join(list, " ")
}

// A change touches one row, keeps the columns that are not ours, and is a file that
// anybody reads again.
func TestRosterChanges(t *testing.T) {
	r := roster(t)
	next, err := r.With(seat("M2"), map[string]string{"curso_certificado": "sim", "genero": "não binário"})
	if err != nil {
		t.Fatal(err)
	}
	if a, _ := next.Find(seat("M2")); a.Member.Course != confirmation.Yes || a.Member.Gender != "nao_binario" || a.Name != "Dois" || a.Member.Resident != confirmation.Yes {
		t.Errorf("changed: %+v", a)
	}
	if a, _ := next.Find(seat("M1")); next.Value(a, "curso_certificado") != "" || !strings.Contains(string(next.CSV()), ";fica;") {
		t.Errorf("another row, or another's column, changed:\n%s", next.CSV())
	}
	if next, err = next.With(seat("M3"), map[string]string{"nome": "Três; de \"aspas\"", "papel": "titular"}); err != nil || shown(next) != "M1 M2 (M6 de M1) (M7 de ) M3" {
		t.Errorf("added: %s, %v", shown(next), err)
	}
	if a, _ := next.Find(seat("M3")); a.Name != `Três; de "aspas"` {
		t.Errorf("a name came back as %q", a.Name)
	}
	if next, err = next.Without(seat("M1")); err != nil || shown(next) != "M2 (M6 de ) (M7 de ) M3" {
		t.Errorf("removed: %s, %v", shown(next), err)
	}
	if shown(r) != "M1 M2 (M6 de M1) (M7 de )" {
		t.Errorf("the composition before changed: %s", shown(r))
	}
	if list := string(r.BoardCSV(Seat{1, confirmation.OnAppeal, "1", ""})); strings.Count(list, "\n") != 2 || !strings.Contains(list, "R1") {
		t.Errorf("the appeal board alone:\n%s", list)
	}
}

// Who takes the place of a titular is an alternate of that place, or of nobody's.
func TestRosterPromotes(t *testing.T) {
	for _, c := range []struct{ out, in, want, refused string }{
		{"M1", "M6", "M2 M6 (M7 de )", ""},
		{"M2", "M7", "M1 (M6 de M1) M7", ""},
		{"M2", "M6", "", "é suplente de Um (M1)"},
		{"M6", "M7", "", "não é titular"},
		{"M9", "M7", "", "não é titular"},
		{"M1", "M2", "", "não é suplente"},
		{"M1", "R1", "", "não é suplente"},
	} {
		next, err := roster(t).Promoted(seat(c.out), c.in)
		switch {
		case c.refused == "" && (err != nil || shown(next) != c.want):
			t.Errorf("%s by %s: %v, %v", c.out, c.in, next, err)
		case c.refused != "" && (err == nil || !strings.Contains(err.Error(), c.refused)):
			t.Errorf("%s by %s: %v, want %q", c.out, c.in, err, c.refused)
		}
	}
}

func TestRosterRefuses(t *testing.T) {
	terms, _ := world(t)
	for text, want := range map[string]string{
		rosterText + "PPP;;M2;Outra;titular;;;;\r\n":  "linha 7, coluna membro, valor \"M2\": segunda linha do mesmo membro",
		rosterText + "PPP;;M8;Outra;chefe;;;;\r\n":    "linha 7, coluna papel",
		rosterText + "PcD;;M8;Outra;titular;;;;\r\n":  "linha 7, coluna grupo",
		rosterText + "PPP;outra;M8;O;titular;;;;\r\n": "linha 7, coluna instancia",
	} {
		if _, err := ReadRoster([]byte(text), terms); err == nil || !strings.Contains(err.Error(), "comissao.csv, "+want) {
			t.Errorf("%q: %v", want, err)
		}
	}
}
