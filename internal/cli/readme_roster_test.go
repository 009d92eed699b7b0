package cli

import (
	"encoding/csv"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// roster is the table of README in which seven people are called in two ways: a letter
// for each call, and who counts in what at the end.
type roster struct {
	labels, walked, called string
	counts                 [2]string // of walked, of called
}

var sets = regexp.MustCompile(`(\w+) \{([^}]*)\}`)

func rosterOf(t *testing.T, name string) (r roster) {
	t.Helper()
	for line := range strings.SplitSeq(readme(t, name).Text, "\n") {
		cells := strings.Split(strings.ReplaceAll(line, "**", ""), "|")
		if len(cells) != 7 {
			continue
		}
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		switch {
		case regexp.MustCompile(`^[1-6]ª?$`).MatchString(cells[1]):
			r.labels += cells[2] + " "
			r.walked += cells[3][:1]
			r.called += cells[4][:1]
		case sets.MatchString(cells[4]):
			r.counts = [2]string{cells[3], cells[4]}
		}
	}
	return r
}

// letter is the person of the table with a number of registration: 0001 is A.
func letter(id string) string { return string(rune('A' + id[len(id)-1] - '1')) }

// The core argument of README is true: the order it shows is the one that the program
// gives to these people, and walking the list, written here in a few lines, gives the
// other.
func TestRosterOfReadme(t *testing.T) {
	folder := t.TempDir()
	for _, args := range [][]string{{"exemplo", "seis-vagas", "--pasta", "s"}, {"apurar", "s", "--maquina"}} {
		command := exec.Command("certame", args...)
		command.Dir = folder
		if said, err := command.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, said)
		}
	}
	order := rosterRows(t, filepath.Join(folder, "s", "resultado", "ordem.csv"))
	want := roster{counts: [2]string{"", ""}}
	called := map[string]string{}
	for _, row := range order {
		want.called += letter(row["inscricao"])
		called[row["rotulo_final"]] += letter(row["inscricao"])
	}
	for _, name := range []string{"README.md", "README.en.md"} {
		got := rosterOf(t, name)
		walked, counted := walk(strings.Fields(got.labels))
		if len(got.labels) == 0 || got.called != want.called || got.walked != walked {
			t.Errorf("%s calls %s and walks %s; it is %s and %s", name, got.called, got.walked, want.called, walked)
		}
		if told := countsOf(got.counts[0]); !maps.Equal(told, counted) {
			t.Errorf("%s: walking, %v; it is %v", name, told, counted)
		}
		if told := countsOf(got.counts[1]); !maps.Equal(told, called) {
			t.Errorf("%s: certame, %v; it is %v", name, told, called)
		}
	}
}

// walk calls, at each label, the best of its list who was not called: what most do.
func walk(labels []string) (order string, counted map[string]string) {
	lists := map[string]string{"AC": "ABCDEFG", "PPP": "BEF", "PcD": "G"}
	counted = map[string]string{}
	for _, label := range labels {
		for _, one := range lists[label] {
			if !strings.ContainsRune(order, one) {
				order += string(one)
				counted[label] += string(one)
				break
			}
		}
	}
	return order, counted
}

// countsOf are the letters of each set of a cell, in order.
func countsOf(cell string) map[string]string {
	counted := map[string]string{}
	for _, set := range sets.FindAllStringSubmatch(cell, -1) {
		counted[set[1]] = strings.Join(slices.Sorted(slices.Values(strings.Split(set[2], ", "))), "")
	}
	return counted
}

func rosterRows(t *testing.T, path string) (rows []map[string]string) {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	all, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range all[1:] {
		one := map[string]string{}
		for i, name := range all[0] {
			one[name] = row[i]
		}
		rows = append(rows, one)
	}
	return rows
}
