package outsider

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Every result of the conformance kit, packed by hand, has what any result must
// have. They are read as files: this package imports nothing of ours.
func TestResultsOfTheConformanceKit(t *testing.T) {
	folders, err := filepath.Glob(filepath.Join("..", "..", "conformance", "cenarios", "*", "esperado", "ordem.csv"))
	if err != nil || len(folders) < 200 {
		t.Fatalf("%d scenarios with results, %v", len(folders), err)
	}
	preferences := 0
	for _, path := range folders {
		folder := filepath.Dir(filepath.Dir(path))
		t.Run(filepath.Base(folder), func(t *testing.T) {
			d := packed(t, folder)
			if a := d.answer(t); a.Divergence != nil || a.People != d.people {
				t.Error(a.Line())
			}
			if d.files[choicesFile] != "" {
				preferences++
			}
		})
	}
	if preferences < 3 {
		t.Errorf("%d scenarios of posts by preference", preferences)
	}
}

// packed makes a package of a scenario: its outputs as they are, its people, and
// its facts when it has any, all public.
func packed(t *testing.T, folder string) *draft {
	t.Helper()
	d := smallDraft()
	for _, name := range []string{boardFile, callsFile, listsFile, standingFile, movesFile, apartFile, findingsFile} {
		d.files[name] = slurp(t, folder, "esperado", filepath.Base(name))
	}
	if _, err := os.Stat(filepath.Join(folder, "esperado", filepath.Base(choicesFile))); err == nil {
		d.files[choicesFile] = slurp(t, folder, "esperado", filepath.Base(choicesFile))
	}
	people := rowsOf(t, slurp(t, folder, "entrada", "candidatos.csv"), ';')
	lines := []string{"inscricao,cargo"}
	for _, p := range people {
		if d.files[choicesFile] != "" { // as a package writes them: the code of a cargo stands for its localities
			p["cargo"] = strings.Join(choicesOf(t, d.files[choicesFile], p["inscricao"]), "|")
		}
		lines = append(lines, p["inscricao"]+","+p["cargo"])
	}
	d.people = len(people)
	d.files[peopleFile] = strings.Join(lines, "\n") + "\n"
	if strings.Contains(slurp(t, folder, "entrada", "edital.yaml"), "lista: local") {
		d.readings["I-48"] = "local"
	}
	if strings.Contains(slurp(t, folder, "entrada", "edital.yaml"), "congela") {
		d.readings["I-11"], d.readings["I-13"] = "congela", "nomeacao"
		if early := freezesAt.FindStringSubmatch(slurp(t, folder, "entrada", "edital.yaml")); early != nil {
			d.readings["I-13"] = early[1]
		}
	}
	if _, err := os.Stat(filepath.Join(folder, "esperado", "vagas.csv")); err == nil {
		d.files[seatsFile] = slurp(t, folder, "esperado", "vagas.csv")
		withFacts(t, d, slurp(t, folder, "entrada", "fatos.jsonl"))
	}
	return d
}

// freezesAt is the key of I-13 in an edital.
var freezesAt = regexp.MustCompile(`congela_em: (\w+)`)

// choicesOf are the posts of a person, in their order.
func choicesOf(t *testing.T, choices, id string) (codes []string) {
	t.Helper()
	for _, row := range rowsOf(t, choices, ',') {
		if row["inscricao"] == id {
			codes = append(codes, row["cargo"])
		}
	}
	return codes
}

// withFacts puts a book into a draft: every fact public, the chain as it is.
func withFacts(t *testing.T, d *draft, facts string) {
	t.Helper()
	d.files[factsFile] = facts
	d.files[chainFile] = "fato,resumo\n"
	for _, line := range strings.Split(strings.TrimSuffix(facts, "\n"), "\n") {
		_, rest, _ := strings.Cut(line, `"id":"`)
		id, _, _ := strings.Cut(rest, `"`)
		d.head = sumOf(line)
		d.files[chainFile] += id + "," + d.head + "\n"
	}
}

func slurp(t *testing.T, parts ...string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(parts...))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func rowsOf(t *testing.T, text string, comma rune) (out []map[string]string) {
	t.Helper()
	r := csv.NewReader(strings.NewReader(strings.TrimPrefix(text, "\ufeff")))
	r.Comma = comma
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows[1:] {
		m := map[string]string{}
		for i, name := range rows[0] {
			m[name] = row[i]
		}
		out = append(out, m)
	}
	return out
}

// Where the people of a locality come before the general list the scores of a list
// begin again once, and no more; elsewhere, never.
func TestLocalListsBeginAgainOnce(t *testing.T) {
	folder := filepath.Join("..", "..", "conformance", "cenarios", "r44-localidades-lista-local")
	for name, c := range map[string]struct {
		change func(*draft)
		says   string
	}{
		"another reading": {func(d *draft) { d.readings["I-48"] = "geral" }, "a inscrição 004 tem nota 80,00, depois da 009"},
		"a second rise": {func(d *draft) {
			d.files[listsFile] = strings.ReplaceAll(d.files[listsFile], "008,55", "008,85")
		}, "verificação 7"},
	} {
		d := packed(t, folder)
		c.change(d)
		if a := d.answer(t); a.Divergence == nil || !strings.Contains(a.Line(), c.says) {
			t.Errorf("%s: %s", name, a.Line())
		}
	}
}
