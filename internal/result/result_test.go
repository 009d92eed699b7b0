package result

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/intake"
	"certame/internal/render/grid"
	"certame/internal/render/tables"
	"certame/internal/run"

	"github.com/google/go-cmp/cmp"
)

const (
	editalText = "certame: X\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: \"101\", vagas: 2}\nfases:\n  - {codigo: prova, minimo: 50}\n"
	peopleText = "inscricao;cargo;opcoes;nota_prova;confirmacao_PPP\n0001;101;;90,00;\n0002;101;PPP;-3,50;confirmada\n0003;101;;-;\n"
)

// computed writes a result in the given dialect.
func computed(t *testing.T, style tables.Style) *Folder {
	t.Helper()
	folder := t.TempDir()
	for name, text := range map[string]string{"edital.yaml": editalText, "candidatos.csv": peopleText} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	l, err := run.Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	o, err := l.Compute(t.Context(), true)
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Save(t.Context(), o, run.SaveOptions{Target: filepath.Join(folder, "resultado"), Style: style}); err != nil {
		t.Fatal(err)
	}
	f, err := Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func silent(int, int) {}

// Either dialect is read back as the same rows, with every table of the result in
// the dictionary (S01), texts as they were before they were defused.
func TestBothDialectsAreTheSame(t *testing.T) {
	people, machines := computed(t, tables.ForPeople), computed(t, tables.ForMachines)
	if err := people.Verify(t.Context(), silent); err != nil {
		t.Fatal(err)
	}
	if len(people.Tables()) < 8 {
		t.Errorf("tables: %v", people.Tables())
	}
	for _, name := range people.Tables() {
		a, b := rowsOf(t, people, name), rowsOf(t, machines, name)
		if diff := cmp.Diff(a, b); diff != "" || len(a) == 0 && name == "listas" {
			t.Errorf("%s\n%s", name, diff)
		}
	}
	if got := rowsOf(t, people, "fases")[0]; got[0] != "101" || got[2] != "0001" || got[3] != "90.00" {
		t.Errorf("%q", got)
	}
	if got := rowsOf(t, people, "fases")[1]; got[3] != "-3.50" {
		t.Errorf("%q", got)
	}
}

func rowsOf(t *testing.T, f *Folder, name string) (out [][]string) {
	t.Helper()
	table, err := f.Table(t.Context(), name)
	if err != nil {
		t.Fatal(err)
	}
	for row, err := range table.Rows {
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, append([]string{}, row...))
	}
	return out
}

// Every table that any scenario expects is in the dictionary, with its class
// (S01).
func TestEveryTableIsInTheDictionary(t *testing.T) {
	paths, err := filepath.Glob("../../conformance/cenarios/*/esperado/*.csv")
	if err != nil || len(paths) < 1000 {
		t.Fatal(len(paths), err)
	}
	for _, path := range paths {
		name := strings.TrimSuffix(filepath.Base(path), ".csv")
		if name == "resultado" { // of the boards, not of a contest
			continue
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(string(data), "\n")
		if _, err := grid.ColumnsOf(name, strings.Split(first, ",")); err != nil {
			t.Errorf("%s: %v", path, err)
		}
	}
}

// One byte changed in any file is found, and says in which.
func TestVerify(t *testing.T) {
	f := computed(t, tables.ForPeople)
	for _, output := range f.Manifest.Outputs {
		path := filepath.Join(f.Path, output.Name)
		good, err := os.ReadFile(path)
		if err != nil || len(good) == 0 {
			t.Fatal(output.Name, err)
		}
		bad := append([]byte{}, good...)
		bad[len(bad)/2] ^= 1
		if err := os.WriteFile(path, bad, 0o644); err != nil {
			t.Fatal(err)
		}
		var refused *intake.Refused
		if err := f.Verify(t.Context(), silent); !errors.As(err, &refused) || !strings.Contains(err.Error(), output.Name) {
			t.Errorf("%s changed: %v", output.Name, err)
		}
		if err := os.WriteFile(path, good, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	f.Manifest.Outputs[0].Name = "../edital.yaml"
	if err := f.Verify(t.Context(), silent); err == nil {
		t.Error("a manifest reads a file of another folder")
	}
}

// A run that is cancelled stops reading, and says so and nothing else.
func TestCancelled(t *testing.T) {
	f := computed(t, tables.ForPeople)
	ctx, cancel := context.WithCancel(t.Context())
	table, err := f.Table(ctx, "listas")
	if err != nil {
		t.Fatal(err)
	}
	cancel()
	for _, err := range table.Rows {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("rows: %v", err)
		}
	}
	if err := f.Verify(ctx, silent); !errors.Is(err, context.Canceled) {
		t.Errorf("verify: %v", err)
	}
}
