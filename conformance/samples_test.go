package conformance_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/intake/twintest"
)

const twinFolder = "amostras"

// examined is a report of certame importar conferir --json.
type examined struct {
	File        string `json:"arquivo"`
	Read        int    `json:"lidas"`
	Accepted    int    `json:"aceitas"`
	Quarantined int    `json:"quarentenadas"`
	Refused     bool   `json:"recusado"`
}

// TestTwins examines the folder of twins in one command: each file is understood as far as
// it should be, and the sum closes.
func TestTwins(t *testing.T) {
	out, errs, code := runCLI("importar", "conferir", twinFolder, "--json")
	var said struct {
		Files []json.RawMessage `json:"arquivos"`
		Sum   struct {
			Files       int `json:"arquivos"`
			Read        int `json:"lidas"`
			Accepted    int `json:"aceitas"`
			Quarantined int `json:"quarentenadas"`
			Refused     int `json:"em_arquivos_recusados"`
		} `json:"soma"`
	}
	if err := json.Unmarshal([]byte(out), &said); err != nil || code != 1 {
		t.Fatalf("%v, left with %d\n%s", err, code, errs)
	}
	reports := map[string]string{}
	for _, raw := range said.Files {
		var r examined
		if err := json.Unmarshal(raw, &r); err != nil {
			t.Fatal(err)
		}
		reports[r.File] = string(raw)
	}
	delete(reports, "amostras.csv")
	want := map[string]int{}
	for _, w := range twintest.All(t, twinFolder) {
		checkTwin(t, w, reports[w.File])
		delete(reports, w.File)
		want["read"] += w.Read
	}
	for name := range reports {
		t.Errorf("%s is in the folder and not in amostras.csv", name)
	}
	if s := said.Sum; s.Read != s.Accepted+s.Quarantined+s.Refused || s.Read < want["read"] {
		t.Errorf("the sum does not close: %+v, of %v", s, want)
	}
}

func checkTwin(t *testing.T, w twintest.Twin, raw string) {
	t.Helper()
	var r examined
	if err := json.Unmarshal([]byte(raw), &r); err != nil {
		t.Errorf("%s: %v", w.File, err)
		return
	}
	if r != (examined{w.File, w.Read, w.Accepted, w.Quarantined, w.Refused}) {
		t.Errorf("%s: %+v, want %+v", w.File, r, w)
	}
	if !w.Refused && r.Read != r.Accepted+r.Quarantined {
		t.Errorf("%s: rows are lost: %+v", w.File, r)
	}
	if !strings.Contains(raw, w.Says) {
		t.Errorf("%s does not say %q", w.File, w.Says)
	}
}

// answers are what a person writes in the map of a twin, besides having looked at it; and
// the post asked for.
var answers = map[string]struct {
	replace []string
	flags   []string
}{
	"01-tabela-com-planilhas-ocultas.xlsx": {flags: []string{"--cargo", "B9-01-A"}},
	"01b-tabela-excel-pt-br.csv":           {flags: []string{"--cargo", "B9-01-A"}},
	"01c-tabela-utf8-bom.csv":              {flags: []string{"--cargo", "B9-01-A"}},
	"03-linhas-pagina-colada-na-nota.txt":  {replace: []string{`campo: "nota_coluna_8"`, "campo: nota_final", `campo: nota_coluna_8`, "campo: nota_final"}, flags: []string{"--cargo", "101"}},
	"05-sufixos-no-nome.csv":               {flags: []string{"--cargo", "101"}},
	"11-resultado-de-banca-sujo.csv":       {replace: []string{`grupo: ""`, `grupo: "PPP"`}},
}

// TestTwinsToTheEnd takes each twin from the examination to the file of the contest: a map
// derived and reviewed, what was not understood decided in its sheet, and the rows counted.
func TestTwinsToTheEnd(t *testing.T) {
	for _, w := range twintest.All(t, twinFolder) {
		t.Run(w.File, func(t *testing.T) {
			folder := t.TempDir()
			if w.Refused {
				if _, errs, code := runCLI("importar", "conferir", filepath.Join(twinFolder, w.File)); code != 3 || !strings.Contains(errs, "recusado") {
					t.Errorf("left with %d\n%s", code, errs)
				}
				return
			}
			written := brought(t, w, folder)
			if got := strings.Count(written, "\n") - 1; w.Writes != "cargos.yaml" && got != w.Rows {
				t.Errorf("%d rows in %s, want %d\n%s", got, w.Writes, w.Rows, written)
			}
			if got := strings.Count(written, "codigo:"); w.Writes == "cargos.yaml" && got != w.Rows {
				t.Errorf("%d posts, want %d\n%s", got, w.Rows, written)
			}
		})
	}
}

// brought imports a twin into a folder, and gives the text of what was written.
func brought(t *testing.T, w twintest.Twin, folder string) string {
	t.Helper()
	path, about := filepath.Join(twinFolder, w.File), filepath.Join(folder, "mapa.yaml")
	if _, errs, code := runCLI("importar", "conferir", path, "--gravar-mapa", about); code > 1 {
		t.Fatalf("left with %d\n%s", code, errs)
	}
	text := readText(t, about)
	text = strings.Replace(text, "revisado: nao", "revisado: sim", 1)
	text = strings.NewReplacer(answers[w.File].replace...).Replace(text)
	text = ignoreUnnamed(text)
	if err := os.WriteFile(about, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	withPeople(t, w, folder)
	command := append([]string{"importar", path, "--mapa", about, "--pasta", folder}, answers[w.File].flags...)
	_, errs, code := runCLI(command...)
	if code == 1 && w.Quarantined > 0 {
		sheet := filepath.Join(folder, "quarentena.xlsx")
		decided := filepath.Join(folder, "decidida.xlsx")
		if err := os.WriteFile(decided, twintest.Decide(t, []byte(readText(t, sheet))), 0o600); err != nil {
			t.Fatal(err)
		}
		_, errs, code = runCLI(append(command, "--quarentena", decided)...)
	}
	if code != 0 {
		t.Fatalf("left with %d\n%s", code, errs)
	}
	return readText(t, filepath.Join(folder, w.Writes))
}

// ignoreUnnamed says of the columns of a list without header that they are not used.
func ignoreUnnamed(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if at := strings.Index(line, "campo: nota_coluna_"); at >= 0 {
			end := at + strings.IndexAny(line[at:], ",}")
			lines[i] = line[:at] + "campo: ignorar" + line[end:]
		}
	}
	return strings.Join(lines, "\n")
}

// withPeople writes the people whose CPF a result of a board has.
func withPeople(t *testing.T, w twintest.Twin, folder string) {
	t.Helper()
	if w.Writes != "confirmacoes.csv" {
		return
	}
	var people bytes.Buffer
	people.WriteString("inscricao;nome;cpf;cargo;opcoes;nota_final\n")
	for i := range w.Read {
		fmt.Fprintf(&people, "00%02d;P;000000001%02d;101;PPP;80\n", i, i)
	}
	edital := "certame: GEMEA\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: \"101\", nome: Analista, vagas: 4}\n"
	for name, text := range map[string]string{"candidatos.csv": people.String(), "edital.yaml": edital} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
