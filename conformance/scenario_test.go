package conformance_test

import (
	"bytes"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/conformance"
	"certame/internal/cli"

	"github.com/goccy/go-yaml"
	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the expected outputs; explain the change in CHANGELOG.md")

// compared are the outputs of a computation that a scenario holds; the report
// and the manifest (which holds the report's digest) are tested elsewhere.
var compared = [...]string{
	"quadro.csv", "ordem.csv", "listas.csv", "situacoes.csv", "transferencias.csv",
	"achados.csv", "sub_judice.csv", "resumo.json", "passos.jsonl",
}

// ofPhases are the outputs that only some contests have: with phases, with facts.
var ofPhases = [...]string{"fases.csv", "barreira.csv", "vagas.csv", "preferencias.csv"}

func TestScenarios(t *testing.T) {
	folders, err := filepath.Glob("cenarios/*")
	if err != nil || len(folders) == 0 {
		t.Fatalf("no scenarios: %v", err)
	}
	for _, folder := range folders {
		t.Run(filepath.Base(folder), func(t *testing.T) { runScenario(t, folder) })
	}
}

func runScenario(t *testing.T, folder string) {
	s := readScenario(t, folder)
	work := t.TempDir()
	input := filepath.Join(folder, "entrada")
	hasInput := isFolder(input)
	if hasInput {
		if err := os.CopyFS(work, os.DirFS(input)); err != nil {
			t.Fatal(err)
		}
		output := filepath.Join(work, "resultado")
		_, stderr, code := runCLI("apurar", work, "--maquina", "--saida", output)
		if code != s.ExitCode {
			t.Fatalf("apurar left with %d, want %d\n%s", code, s.ExitCode, stderr)
		}
		for _, name := range compared {
			compareFile(t, filepath.Join(output, name), filepath.Join(folder, "esperado", name))
		}
		for _, name := range ofPhases {
			compareIfThere(t, filepath.Join(output, name), filepath.Join(folder, "esperado", name))
		}
	}
	for _, command := range s.Commands {
		runCommand(t, folder, work, command)
	}
	if !hasInput && len(s.Commands) == 0 {
		t.Error("the scenario runs nothing")
	}
}

func readScenario(t *testing.T, folder string) conformance.Scenario {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, "cenario.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	var s conformance.Scenario
	if err := yaml.UnmarshalWithOptions(data, &s, yaml.Strict()); err != nil {
		t.Fatal(err)
	}
	if s.Title == "" || len(s.Rules) == 0 {
		t.Errorf("cenario.yaml needs titulo and regras")
	}
	return s
}

// runCommand runs one line; {pasta} stands for the copy of the input folder.
func runCommand(t *testing.T, folder, work string, c conformance.Command) {
	t.Helper()
	var args []string
	for _, word := range strings.Fields(c.Line) {
		args = append(args, strings.ReplaceAll(word, "{pasta}", work))
	}
	stdout, stderr, code := runCLI(args...)
	if code != c.ExitCode {
		t.Errorf("%s left with %d, want %d\n%s", c.Line, code, c.ExitCode, stderr)
	}
	compareBytes(t, []byte(strings.ReplaceAll(stdout+stderr, work, "{pasta}")), filepath.Join(folder, c.Output))
	for _, name := range c.Files {
		compareFile(t, filepath.Join(work, name), filepath.Join(folder, "esperado", filepath.Base(name)))
	}
}

func runCLI(args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	code = cli.Main(args, cli.Streams{Out: &out, Err: io.Writer(&errs)})
	return out.String(), errs.String(), code
}

func compareFile(t *testing.T, got, want string) {
	t.Helper()
	data, err := os.ReadFile(got)
	if err != nil {
		t.Fatal(err)
	}
	compareBytes(t, data, want)
}

// compareIfThere compares an output that a contest need not have; one expected
// and not written is as wrong as one that differs.
func compareIfThere(t *testing.T, got, want string) {
	t.Helper()
	if _, err := os.Stat(got); err == nil {
		compareFile(t, got, want)
	} else if _, err := os.Stat(want); err == nil {
		t.Errorf("%s was not written", filepath.Base(want))
	}
}

func compareBytes(t *testing.T, got []byte, path string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s differs (-want +got):\n%s", path, diff)
	}
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
