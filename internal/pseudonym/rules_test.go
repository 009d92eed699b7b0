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
