package run

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const phasesEdital = "certame: X\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: \"101\", vagas: 2}\nfases:\n  - {codigo: Objetiva}\n  - {codigo: discursiva}\n"

func phasesFolder(t *testing.T, files map[string]string) string {
	t.Helper()
	folder := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// A phase's file is found whatever the case of its name, and enters the digests.
func TestPhaseFilesAreFound(t *testing.T) {
	l, err := Load(phasesFolder(t, map[string]string{
		EditalFile: phasesEdital, CandidatesFile: "inscricao;cargo\n0001;101\n",
		"fase_OBJETIVA.csv": "inscricao;nota\n0001;90\n", "convocadas_objetiva.csv": "inscricao\n0001\n", "notas.csv": "x\n",
	}), nil)
	if err != nil {
		t.Fatal(err)
	}
	if l.Roll.Component("nota_objetiva") == nil || len(l.Roll.Calls) != 1 || len(l.Digests) != 4 {
		t.Errorf("components %v, %d calls, digests %v", l.Roll.Components, len(l.Roll.Calls), l.Digests)
	}
}

func TestPhaseFilesRefused(t *testing.T) {
	for name, c := range map[string]struct {
		files map[string]string
		want  string
	}{
		"no such phase": {map[string]string{"fase_oral.csv": "inscricao;nota\n"}, "fase_oral.csv: o edital não tem a fase do nome deste arquivo. Fases do edital: Objetiva, discursiva."},
		"marks twice":   {map[string]string{CandidatesFile: "inscricao;cargo;nota_objetiva\n0001;101;1\n", "fase_objetiva.csv": "inscricao;nota\n"}, "a fase já tem notas em candidatos.csv, na coluna nota_objetiva"},
		"no phases":     {map[string]string{EditalFile: "certame: X\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: \"101\", vagas: 2}\n", CandidatesFile: "inscricao;cargo;nota_final\n0001;101;1\n", "convocadas_p.csv": "inscricao\n"}, "Declare a fase em fases"},
	} {
		files := map[string]string{EditalFile: phasesEdital, CandidatesFile: "inscricao;cargo\n0001;101\n"}
		for file, text := range c.files {
			files[file] = text
		}
		if _, err := Load(phasesFolder(t, files), nil); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
