package arch

import (
	"fmt"
	"go/ast"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var namedTest = regexp.MustCompile("`((?:Test|Fuzz)[A-Za-z0-9]+)`")

// testsNamed are the tests that there are, by name.
func testsNamed(t *testing.T) map[string]bool {
	t.Helper()
	have := map[string]bool{}
	functions(t, func(_, file string, f *ast.FuncDecl) {
		if strings.HasSuffix(file, "_test.go") {
			have[f.Name.Name] = true
		}
	})
	return have
}

func document(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(rootOf(t), "docs", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Every test that a document names as the proof of something is there.
func TestDocumentsNameTestsThatAreThere(t *testing.T) {
	have := testsNamed(t)
	files, err := filepath.Glob(filepath.Join(rootOf(t), "docs", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for _, file := range files {
		for _, m := range namedTest.FindAllStringSubmatch(document(t, filepath.Base(file)), -1) {
			if named++; !have[m[1]] {
				t.Errorf("%s names %s, which is not there", filepath.Base(file), m[1])
			}
		}
	}
	if named < 200 {
		t.Errorf("only %d names: the search finds nothing", named)
	}
}

// rowsUnder are the cells of the rows of the tables under a heading, up to the next one
// of its level.
func rowsUnder(text, heading string) (rows [][]string) {
	_, after, _ := strings.Cut("\n"+text, "\n"+heading+"\n")
	after, _, _ = strings.Cut(after, "\n## ")
	for line := range strings.SplitSeq(after, "\n") {
		if !strings.HasPrefix(line, "| ") || strings.HasPrefix(line, "|---") {
			continue
		}
		var cells []string
		for cell := range strings.SplitSeq(strings.Trim(line, "|"), "|") {
			cells = append(cells, strings.TrimSpace(cell))
		}
		rows = append(rows, cells)
	}
	return rows
}

// Every threat that was asked to be tried has its tests.
func TestEveryThreatIsTried(t *testing.T) {
	rows := rowsUnder(document(t, "seguranca.md"), "## Ameaças, e o teste de cada uma")
	var said strings.Builder
	for _, row := range rows[min(1, len(rows)):] {
		said.WriteString(row[0] + "\n")
		if !namedTest.MatchString(row[len(row)-1]) {
			t.Errorf("%q has no test", row[0])
		}
	}
	for _, threat := range []string{
		"outra pessoa candidata", "voto de colega", "publica sozinha", "muda um voto", "voto repetido", "CSRF", "XSS", "SQL", "fixar a sessão",
		"força bruta", "enumerar", "mente sobre o tipo", "livro de fatos", "lotar",
	} {
		if !strings.Contains(said.String(), threat) {
			t.Errorf("no row is about %q", threat)
		}
	}
}

// Every requirement of privacy and security has its tests, or is said to be open.
func TestEveryRequirementIsTested(t *testing.T) {
	rows := rowsUnder(document(t, "seguranca.md"), "## Requisitos S01 a S35, e o teste de cada um")
	for n := 1; n <= 35; n++ {
		id := fmt.Sprintf("S%02d", n)
		i := slices.IndexFunc(rows, func(row []string) bool { return row[0] == id })
		if i < 0 {
			t.Errorf("no row of %s", id)
			continue
		}
		if last := rows[i][len(rows[i])-1]; !namedTest.MatchString(last) && !strings.Contains(last, "aberto") {
			t.Errorf("%s has neither a test nor says that it is open: %q", id, last)
		}
	}
}

// sections of the ASVS 4.0.3, and the items of each that are of level 1 or 2.
const sections = `1.1:1-7 1.2:1-4 1.4:1,4,5 1.5:1-4 1.6:1-4 1.7:1-2 1.8:1-2 1.9:1-2 1.10:1 1.11:1-2 1.12:2 1.14:1-6
2.1:1-12 2.2:1-3 2.3:1-3 2.4:1-5 2.5:1-7 2.6:1-3 2.7:1-6 2.8:1-7 2.9:1-3 2.10:1-4
3.1:1 3.2:1-4 3.3:1-4 3.4:1-5 3.5:1-3 3.7:1 4.1:1-3,5 4.2:1-2 4.3:1-3 5.1:1-5 5.2:1-8 5.3:1-10 5.4:1-3 5.5:1-4
6.1:1-3 6.2:1-6 6.3:1-2 6.4:1-2 7.1:1-4 7.2:1-2 7.3:1,3,4 7.4:1-3 8.1:1-4 8.2:1-3 8.3:1-8 9.1:1-3 9.2:1-4 10.2:1-2 10.3:1-3
11.1:1-8 12.1:1-3 12.2:1 12.3:1-6 12.4:1-2 12.5:1-2 12.6:1 13.1:1,3-5 13.2:1-3,5,6 13.3:1-2 13.4:1-2 14.1:1-4 14.2:1-6 14.3:2,3 14.4:1-7 14.5:1-4`

func itemsOfASVS() (items []string) {
	for section := range strings.FieldsSeq(sections) {
		name, list, _ := strings.Cut(section, ":")
		for one := range strings.SplitSeq(list, ",") {
			first, last := 0, 0
			if n, _ := fmt.Sscanf(one, "%d-%d", &first, &last); n < 2 {
				last = first
			}
			for i := first; i <= last; i++ {
				items = append(items, fmt.Sprintf("%s.%d", name, i))
			}
		}
	}
	return items
}

// Every item of level 2 of the ASVS was walked, once: how it is met, what is missing, or
// why it does not apply; and the counts at the top are those of the rows.
func TestASVSIsWalked(t *testing.T) {
	text := document(t, "asvs.md")
	items := itemsOfASVS()
	if len(items) != 259 {
		t.Fatalf("%d items", len(items))
	}
	found, states := map[string]string{}, map[string]int{}
	for line := range strings.SplitSeq(text, "\n") {
		cells := strings.Split(strings.Trim(line, "|"), "|")
		if !regexp.MustCompile(`^\| \d+\.\d+\.\d+ \|`).MatchString(line) || len(cells) != 4 {
			continue
		}
		id, state, how := strings.TrimSpace(cells[0]), strings.TrimSpace(cells[1]), strings.TrimSpace(cells[2])
		if found[id] != "" {
			t.Errorf("%s twice", id)
		}
		if found[id] = state; how == "" {
			t.Errorf("%s says nothing", id)
		}
		states[state]++
		if state == "testado" && !namedTest.MatchString(cells[3]) {
			t.Errorf("%s has no test", id)
		}
	}
	for _, id := range items {
		switch found[id] {
		case "testado", "atendido", "em parte", "aberto", "não se aplica":
		default:
			t.Errorf("%s: %q", id, found[id])
		}
		delete(found, id)
	}
	for id := range maps.Keys(found) {
		t.Errorf("%s is not of level 2", id)
	}
	for state, n := range states {
		if !strings.Contains(text, fmt.Sprintf("| %s | %d |", state, n)) {
			t.Errorf("%d are %q, and the counts say otherwise", n, state)
		}
	}
}
