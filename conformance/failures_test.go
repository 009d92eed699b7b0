package conformance_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// failure is a line of falhas.csv: what went wrong in real life, and where the program
// shows that it does otherwise, at the terminal and on the pages (which the tests of the
// pages read from the same sheet).
type failure struct {
	Title, What, Does, Scenario, Command, Code, Says, Page, Shows string
	Tests                                                         []string
}

// none stands in the sheet where the failure is not a scenario: the tests named are of it.
const none = "–"

func failures(t *testing.T) (list []failure) {
	t.Helper()
	for _, r := range rowsOf(t, "falhas.csv") {
		list = append(list, failure{r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7], r[8], strings.Fields(r[9])})
	}
	return list
}

// TestKnownFailures tells each failure as a story at the terminal.
func TestKnownFailures(t *testing.T) {
	told := 0
	for _, f := range failures(t) {
		if f.Scenario == none {
			continue
		}
		told++
		t.Run(f.Scenario, func(t *testing.T) {
			folder := t.TempDir()
			if input := filepath.Join("cenarios", f.Scenario, "entrada"); isFolder(input) {
				if err := os.CopyFS(folder, os.DirFS(input)); err != nil {
					t.Fatal(err)
				}
				runCLI("apurar", folder)
			}
			out, errs, code := runCLI(strings.Fields(strings.ReplaceAll(f.Command, "{pasta}", folder))...)
			if fmt.Sprint(code) != f.Code || !strings.Contains(strings.Join(strings.Fields(out+errs), " "), f.Says) {
				t.Errorf("certame %s left with %d, want %s, and says %q in\n%s%s", f.Command, code, f.Code, f.Says, out, errs)
			}
		})
	}
	if told < 5 {
		t.Errorf("only %d failures told", told)
	}
}

// TestKnownFailuresNameTheirTests holds that a test named in the sheet is there.
func TestKnownFailuresNameTheirTests(t *testing.T) {
	var code bytes.Buffer
	for _, root := range []string{".", "../internal"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			code.Write(text)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range failures(t) {
		for _, name := range f.Tests {
			if !bytes.Contains(code.Bytes(), []byte("\nfunc "+name+"(t *testing.T)")) {
				t.Errorf("%s: there is no test %s", f.Title, name)
			}
		}
		if f.Shows != none && !slices.Contains(f.Tests, "TestKnownFailuresOnThePages") {
			t.Errorf("%s is shown on a page, and no test of the pages is named", f.Title)
		}
	}
}

// tellFailures writes the failures of docs/casos.md.
func tellFailures(t *testing.T, page *bytes.Buffer) {
	t.Helper()
	page.WriteString("\n## As falhas mais graves\n\nO que já se errou, e onde se vê que aqui não se erra: o comando e a página dizem o mesmo, e os testes nomeados o repetem.\n\n")
	page.WriteString("| falha | o que se errou | o que o certame faz | no terminal | na tela | testes |\n|---|---|---|---|---|---|\n")
	for _, f := range failures(t) {
		command := none
		if f.Command != none {
			command = "`certame " + strings.ReplaceAll(f.Command, "{pasta}", "PASTA") + "`"
		}
		where := "do certame, `" + f.Page + "`"
		if f.Page == "/publico" || f.Page == "/acompanhamento" {
			where = "`" + f.Page + "`"
		}
		fmt.Fprintf(page, "| %s | %s | %s | %s | %s | `%s` |\n", f.Title, f.What, f.Does, command, where, strings.Join(f.Tests, "`, `"))
	}
	page.WriteString("\nOs que têm cenário se refazem com `go test ./conformance -run TestKnownFailures` e `go test ./internal/web -run TestKnownFailuresOnThePages`.\n")
}
