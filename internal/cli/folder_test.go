package cli

import (
	"bytes"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// say runs a command line in this process.
func say(args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	code = Main(args, Streams{Out: &out, Err: &errs})
	return out.String(), errs.String(), code
}

const (
	goodEdital = "certame: X\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: \"101\", vagas: 2}\n  - {codigo: \"2002\", vagas: 3}\n"
	goodHeader = "inscricao;cargo;opcoes;nota_final;confirmacao_PPP;situacao;nascimento\n"
	goodRows   = "0001;101;;90,00;;;01/02/1990\n0002;2002;PPP;80,00;confirmada;;\n"
)

// computedFolder is a small contest with a result already in its place.
func computedFolder(t *testing.T) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "certame")
	write(t, folder, "edital.yaml", goodEdital)
	write(t, folder, "candidatos.csv", goodHeader+goodRows)
	if _, stderr, code := say("apurar", folder); code != ExitOK {
		t.Fatalf("the contest of the test left with %d\n%s", code, stderr)
	}
	return folder
}

func write(t *testing.T, folder, name, text string) {
	t.Helper()
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// snapshot is every path under a folder, with its bytes.
func snapshot(t *testing.T, folder string) map[string]string {
	t.Helper()
	paths := map[string]string{}
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			paths[path] = ""
			return err
		}
		data, err := os.ReadFile(path)
		paths[path] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return paths
}

// sameFolder fails when anything under a folder was written, removed or left
// behind since the snapshot.
func sameFolder(t *testing.T, before map[string]string, folder string) {
	t.Helper()
	after := snapshot(t, folder)
	if maps.Equal(before, after) {
		return
	}
	for path := range before {
		if after[path] == before[path] {
			delete(after, path)
			delete(before, path)
		}
	}
	t.Errorf("the folder changed (-before +after):\n%s", cmp.Diff(before, after))
}
