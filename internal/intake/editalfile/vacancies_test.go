package editalfile

import (
	"strings"
	"testing"
)

const commented = `# Edital de teste
certame: X
cargos:
  # o primeiro
  - {codigo: "101", localidade: "Brasília", vagas: 9, nome: "Técnico, nível 9"} # nove
  - codigo: "102"
    nome: Analista
    vagas: 12 # doze
  - {codigo: "103", nome: "vagas: 9", vagas: 9}
`

// Only the digits change, wherever else the same digits stand.
func TestWithVacancies(t *testing.T) {
	got, err := WithVacancies([]byte(commented), map[string]int{"101": 10, "102": 5})
	want := strings.Replace(strings.Replace(commented, "vagas: 9, nome", "vagas: 10, nome", 1), "vagas: 12", "vagas: 5", 1)
	if err != nil || string(got) != want {
		t.Errorf("%v\n%s", err, got)
	}
	if same, err := WithVacancies([]byte(commented), nil); err != nil || string(same) != commented {
		t.Errorf("nothing to change: %v", err)
	}
}

func TestWithVacanciesRefuses(t *testing.T) {
	for name, text := range map[string]string{
		"no such post":      "cargos:\n  - {codigo: \"1\", vagas: 2}\n",
		"not a number":      "cargos:\n  - {codigo: \"9\", vagas: dois}\n",
		"not written":       "cargos:\n  - {codigo: \"9\"}\n",
		"no posts":          "certame: X\n",
		"not YAML":          "cargos: [\n",
		"cargos not a list": "cargos: 5\n",
	} {
		if got, err := WithVacancies([]byte(text), map[string]int{"9": 3}); err == nil {
			t.Errorf("%s: %s", name, got)
		}
	}
}
