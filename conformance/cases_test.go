package conformance_test

import (
	"encoding/csv"
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
	cases := readCases(t)
	got := make([]string, len(cases))
	for i, c := range cases {
		if got[i] = measure(t, c); got[i] != c.Want {
			t.Errorf("%s %s, %s: %s, want %s", c.ID, c.Scenario, c.Measure, got[i], c.Want)
		}
	}
	compareBytes(t, casesPageOf(t, cases, got), casesPage)
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
	for _, row := range rowsOf(t, "casos.csv") {
		list = append(list, caseRow{row[0], row[1], row[2], row[3], row[4]})
	}
	return list
}

// rowsOf are the rows of a sheet of ours under its header, every cell filled.
func rowsOf(t *testing.T, path string) [][]string {
	t.Helper()
	file, err := os.Open(path)
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
			t.Errorf("%s, line %d: a cell is empty", path, i+2)
		}
	}
	return rows[1:]
}

func sourceOf(c caseRow) string {
	if at, ours := strings.CutPrefix(c.Scenario, "../../"); ours {
		return "`" + at + "`"
	}
	return "[" + c.Scenario + "](../conformance/cenarios/" + c.Scenario + "/cenario.yaml)"
}
