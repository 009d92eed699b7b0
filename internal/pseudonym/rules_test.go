package pseudonym

import (
	"regexp"
	"testing"

	"certame"
	"certame/edital"
)

// invention is what takes the place of a text, after its label.
var invention = regexp.MustCompile(`\b[a-z2-7]{8}\b`)

// What says nothing of which contest it is stays as written, to the line ends.
func TestRulesKeepTheirForm(t *testing.T) {
	for text, want := range map[string]string{
		"certame: X\r\nfim_de_fila: sim # Caicó\r\n":                        "certame: Certame ########\r\nfim_de_fila: sim \r\n",
		"# de Caicó\n\ngrupos:\n  - {codigo: 'PPP', percentual: 25%}\n\n\n": "\n\ngrupos:\n  - {codigo: 'PPP', percentual: 25%}\n\n\n",
		"orgao: |\n  Casa de\n  Iracema\nescopo: edital":                    "orgao: |\n  Órgão ########\nescopo: edital",
		"rotulos: {PPP: 'Lista de Iracema', PI: Pessoas indígenas}\n":       "rotulos: {PPP: 'Texto ########', PI: Pessoas indígenas}\n",
	} {
		m := New(testKey, certame.NoDate)
		var fresh string
		for range 2 { // seen, then written
			var err error
			if fresh, err = m.rulesFile(text, &edital.Terms{}); err != nil {
				t.Fatal(err)
			}
			m.settle()
		}
		if fresh = invention.ReplaceAllString(fresh, "########"); fresh != want {
			t.Errorf("%q became %q, want %q", text, fresh, want)
		}
	}
}

// A draw gives way to the tables that it gave, post by post, in the form in which the
// posts are written.
func TestRulesWithADraw(t *testing.T) {
	drawn := func(table ...int) edital.Post { return edital.Post{Placed: edital.DistributionDraw, Table: table} }
	terms := &edital.Terms{
		Groups: []certame.Group{{Code: "PPP"}, {Code: "PcD"}},
		Posts:  []edital.Post{drawn(1, 1, 0), {}, drawn(0, 0, 2)},
	}
	const text = "distribuicao: {politica: sorteio, pasta: sorteio}\ncargos:\n  - codigo: A\n    vagas: 2 # de Caicó\n    nome: N\n  - {codigo: B, vagas: 1}\n  - {vagas: \"2\", codigo: C}\n"
	const want = "distribuicao: {########: declarada, pasta: sorteio}\ncargos:\n  - codigo: #\n    vagas: 2\n    quadro: {AC: 1, PPP: 1} \n    nome: Nome ########\n  - {codigo: #, vagas: 1}\n  - {vagas: \"2\", quadro: {PcD: 2}, codigo: #}\n"
	m := New(testKey, certame.NoDate)
	var fresh string
	for range 2 { // seen, then written
		var err error
		if fresh, err = m.rulesFile(text, terms); err != nil {
			t.Fatal(err)
		}
		m.settle()
	}
	fresh = regexp.MustCompile(`codigo: [A-Z]`).ReplaceAllString(invention.ReplaceAllString(fresh, "########"), "codigo: #")
	if fresh != want {
		t.Errorf("%q\nwant %q", fresh, want)
	}
}
