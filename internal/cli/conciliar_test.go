package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"certame/internal/reconcile"
	"certame/internal/render/lists"
)

// What publicar dou writes, as the gazette gives it back — cut in lines anywhere
// — is what was computed; and one number, mark, place or modality changed in it is
// found. So in every scenario of the kit that has lists.
func TestActsComeBack(t *testing.T) {
	t.Parallel()
	scenarios, err := filepath.Glob("../../conformance/cenarios/*/entrada/candidatos.csv")
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for i, path := range scenarios {
		if i%3 > 0 { // a third of them has every kind of list
			continue
		}
		folder := copyOf(t, filepath.Dir(path))
		if _, _, code := say("apurar", folder); code == ExitUnreadable {
			continue
		}
		act := actOf(t, folder)
		if act == "" {
			continue
		}
		compared++
		if r := reconciled(t, ExitOK, "dou", folder, act); len(r.Differences) > 0 {
			t.Errorf("%s: %+v", path, r.Differences)
		}
		for name, change := range changes {
			if changed := change(act); changed != act {
				if r := reconciled(t, ExitPending, "dou", folder, changed); len(r.Differences) == 0 {
					t.Errorf("%s: %s is not found", path, name)
				}
			}
		}
	}
	if compared < 40 {
		t.Errorf("only %d scenarios compared", compared)
	}
}

var (
	anyRecord = regexp.MustCompile(`(\d+), (\d{3,})(,[^/]*?), (\d+),(\d\d)( /|\.)`)
	anyCall   = regexp.MustCompile(`(convocação:\s1, )([A-Za-z]+)(, )`)
)

// changes are what a slip of who types does.
var changes = map[string]func(string) string{
	"another number":   func(act string) string { return once(anyRecord, act, "${1}, ${2}9${3}, ${4},${5}${6}") },
	"another mark":     func(act string) string { return once(anyRecord, act, "${1}, ${2}${3}, ${4}9,${5}${6}") },
	"a person missing": func(act string) string { return once(regexp.MustCompile(`\d+, \d{3,}[^/.]*? / `), act, "") },
	"another modality": func(act string) string { return once(anyCall, act, "${1}XX${3}") },
}

// once replaces the first match.
func once(pattern *regexp.Regexp, text, with string) string {
	at := pattern.FindStringIndex(text)
	if at == nil {
		return text
	}
	return text[:at[0]] + pattern.ReplaceAllString(text[at[0]:at[1]], with) + text[at[1]:]
}

// actOf is the text of the act, in lines of forty letters.
func actOf(t *testing.T, folder string) string {
	t.Helper()
	s := &session{ctx: t.Context(), root: &root{}, Streams: Streams{Out: os.Stdout, Err: os.Stderr}}
	d, _, err := (&ofFolder{Folder: folder}).document(s)
	if err != nil || len(d.Lists) == 0 {
		return ""
	}
	var b strings.Builder
	d.Logged = "listas.csv é o ato 12; cabeça: orgao.gov.br/concursos, 40, D24LXvAjmyuCKzT7J2MYCU2yFI3lyCvpZG5IWqrrVeo="
	for _, line := range d.Act("0", lists.Signature{}).Lines() {
		width := 0
		for _, word := range strings.Fields(line) {
			if width += len(word) + 1; width > 40 {
				b.WriteByte('\n')
				width = len(word)
			} else if b.Len() > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(word)
		}
		b.WriteByte('\n')
		width = 0
	}
	return b.String()
}

func reconciled(t *testing.T, want int, command, folder, text string) *reconcile.Report {
	t.Helper()
	path := filepath.Join(t.TempDir(), "recebido")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	out, errs, code := say("conciliar", command, path, "--pasta", folder, "--json")
	r := reconcile.New()
	if err := json.Unmarshal([]byte(out), r); err != nil || code != want {
		t.Errorf("%s of %s left with %d, want %d: %s %v\n%s", command, folder, code, want, errs, err, text)
	}
	return r
}

// The lists of a result, given back as a board's table, are what was computed;
// two people who change places are both found, and by their numbers.
func TestRanksComeBack(t *testing.T) {
	t.Parallel()
	for _, scenario := range []string{"exemplo-minimo", "c08-cinquenta-e-nove-vagas", "t74-ppp-e-pi-na-portaria", "t61-sub-judice-com-vaga-espelho"} {
		folder := copyOf(t, "../../conformance/cenarios/"+scenario+"/entrada")
		if _, errs, code := say("apurar", folder); code == ExitUnreadable {
			t.Fatal(errs)
		}
		rows := rankTable(t, folder)
		if r := reconciled(t, ExitOK, "posicoes", folder, written(rows)); len(r.Differences) > 0 || r.Compared < 5 {
			t.Errorf("%s: %d compared, %+v", scenario, r.Compared, r.Differences)
		}
		rows[1][0], rows[2][0] = rows[2][0], rows[1][0]
		r := reconciled(t, ExitPending, "posicoes", folder, written(rows))
		if !slices.ContainsFunc(r.Differences, func(d reconcile.Difference) bool {
			return d.Kind == reconcile.Inversion && (d.ID == rows[1][0] || d.ID == rows[2][0]) && d.List == "AC"
		}) {
			t.Errorf("%s: the change of places is not found: %+v", scenario, r.Differences)
		}
	}
}

// rankTable is a row a person and post: number, post, place in each list.
func rankTable(t *testing.T, folder string) [][]string {
	t.Helper()
	rows := [][]string{{"Inscrição", "Cargo", "Classificação"}}
	at, columns := map[string]int{}, map[string]int{"AC": 2}
	listed := rowsIn(t, filepath.Join(folder, "resultado", "listas.csv"), ';')
	for _, row := range listed[1:] {
		if _, known := columns[row[1]]; !known {
			columns[row[1]] = len(rows[0])
			rows[0] = append(rows[0], "Classificação "+row[1])
		}
	}
	for _, row := range listed[1:] {
		key := row[0] + "/" + row[3]
		if at[key] == 0 {
			at[key] = len(rows)
			rows = append(rows, append([]string{row[3], row[0]}, make([]string, len(rows[0])-2)...))
		}
		rows[at[key]][columns[row[1]]] = row[2]
	}
	return rows
}

func written(rows [][]string) string {
	var b strings.Builder
	for _, row := range rows {
		fmt.Fprintln(&b, strings.Join(row, ";"))
	}
	return b.String()
}
