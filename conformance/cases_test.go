package conformance_test

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// caseRow is a line of casos.csv: what a real case asks, where it is run, what is
// measured there and what the right answer is.
type caseRow struct {
	ID, About, Scenario, Measure, Want string
}

const casesPage = "../docs/casos.md"

// TestCases measures the answer of each real case in what its scenario expects, which
// TestScenarios holds to the program, and writes both side by side.
func TestCases(t *testing.T) {
	var page bytes.Buffer
	page.WriteString(casesHead)
	for _, c := range readCases(t) {
		got := measure(t, c)
		verdict := "confere"
		if got != c.Want {
			verdict = "**difere**"
			t.Errorf("%s %s, %s: %s, want %s", c.ID, c.Scenario, c.Measure, got, c.Want)
		}
		fmt.Fprintf(&page, "| %s | %s | %s | %s | %s | %s |\n", c.ID, c.About, c.Want, got, sourceOf(c), verdict)
	}
	page.WriteString(casesFoot)
	compareBytes(t, page.Bytes(), casesPage)
}

// TestCasesAreOfTheirScenarios holds that a scenario says of which cases it is, and that
// no case a scenario names is missing from the table.
func TestCasesAreOfTheirScenarios(t *testing.T) {
	listed := map[string]bool{}
	for _, c := range readCases(t) {
		listed[c.ID] = true
		if strings.HasPrefix(c.Scenario, "..") {
			continue
		}
		if s := readScenario(t, filepath.Join("cenarios", c.Scenario)); !slices.Contains(s.Cases, c.ID) {
			t.Errorf("%s is measured in %s, which says it is of %v", c.ID, c.Scenario, s.Cases)
		}
	}
	folders, err := filepath.Glob("cenarios/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range folders {
		for _, id := range readScenario(t, folder).Cases {
			if !listed[id] {
				t.Errorf("%s is of case %s, which casos.csv does not measure", folder, id)
			}
		}
	}
}

func readCases(t *testing.T) (list []caseRow) {
	t.Helper()
	file, err := os.Open("casos.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r := csv.NewReader(file)
	r.Comma, r.LazyQuotes = ';', true
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for i, row := range rows[1:] {
		if slices.Contains(row, "") {
			t.Errorf("casos.csv, line %d: a cell is empty", i+2)
		}
		list = append(list, caseRow{row[0], row[1], row[2], row[3], row[4]})
	}
	return list
}

func sourceOf(c caseRow) string {
	if at, ours := strings.CutPrefix(c.Scenario, "../../"); ours {
		return "`" + at + "`"
	}
	return "[" + c.Scenario + "](../conformance/cenarios/" + c.Scenario + "/cenario.yaml)"
}

const casesHead = `# Casos reais e a resposta de cada um

Editais, disputas judiciais e contas publicadas, reduzidos a pessoas inventadas. Cada linha diz o que o caso pede, a resposta certa, a que o certame dá e onde se vê. A resposta dada é medida nas
saídas do cenário, que ` + "`go test ./conformance`" + ` refaz pela linha de comando e compara byte a byte; esta página é escrita pelo teste a partir de ` + "`conformance/casos.csv`" + ` (` + "`go test ./conformance -run TestCases -update`" + `).

| caso | o que se pergunta | resposta certa | resposta do certame | onde | |
|---|---|---|---|---|---|
`

const casesFoot = `
## Onde a resposta pede explicação

- **T28 e T29.** Quadro declarado abaixo do cálculo só por fração é aviso; abaixo do que a lei reserva em inteiros é erro, e o resultado não sai.
- **T36.** Não há opção para chamar rótulo a rótulo sem compensar: contraria o art. 7º, § 2º, da Lei 15.142/2025. Quem publicou assim é apontado por ` + "`certame auditar`" + `.
- **T40.** A seguinte da mesma lista só existe se houver outra pessoa em PPP: o cenário tem uma a mais do que o exemplo da pesquisa, e outro cenário mostra o que acontece quando não há.
- **T47.** A proporção vale para as vagas do edital (Decreto 12.536/2025, art. 3º, § 4º); as que abrem depois de nomeada toda a lista geral seguem a classificação, também quando o edital diz outra coisa para as primeiras (Lei 15.142/2025, art. 9º, § 1º; I-10).
- **C02.** A preterição já corrigida é nota; a que ainda é devida, alerta.

As outras divergências entre regra e texto: [divergências](direito/divergencias.md).
`
