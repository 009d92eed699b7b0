package openpack_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/openpack"
	"certame/internal/render/tables"
	"certame/internal/run"
)

// build makes the package of a folder; ok is false for a result that may not be
// published.
func build(t *testing.T, folder string) (packed []byte, ok bool) {
	t.Helper()
	l, err := run.Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	o, err := l.Compute(t.Context(), true)
	if err != nil {
		t.Fatal(err)
	}
	if tables.Summarize(o).State == tables.Blocked {
		return nil, false
	}
	b, err := openpack.Build(t.Context(), t.TempDir(), l, o, [32]byte{7})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := b.WriteZip(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes(), true
}

func verify(t *testing.T, packed []byte) error {
	t.Helper()
	path := filepath.Join(t.TempDir(), "p.zip")
	if err := os.WriteFile(path, packed, 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := openpack.Verify(t.Context(), path, t.TempDir())
	return err
}

func scenarios(t *testing.T) []string {
	t.Helper()
	folders, err := filepath.Glob("../../conformance/cenarios/*/entrada")
	if err != nil || len(folders) < 100 {
		t.Fatalf("%d scenarios: %v", len(folders), err)
	}
	return folders
}

// Every scenario that may be published is published, the public part gives the
// same order of call, and the package verifies.
func TestEveryScenarioIsPublishedAndVerifies(t *testing.T) {
	published := 0
	for _, folder := range scenarios(t) {
		t.Run(filepath.Base(filepath.Dir(folder)), func(t *testing.T) {
			work := t.TempDir()
			if err := os.CopyFS(work, os.DirFS(folder)); err != nil {
				t.Fatal(err)
			}
			packed, ok := build(t, work)
			if !ok {
				return
			}
			published++
			if err := verify(t, packed); err != nil {
				t.Error(err)
			}
		})
	}
	if published < 150 {
		t.Errorf("only %d packages", published)
	}
}

// contest is a small one with every private datum there is, each with a canary.
func contestWithCanaries(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	files := map[string]string{
		"edital.yaml": "certame: C\norgao: O # CANARIOCOMENTARIO\nedital: 1/2026\npublicado_em: 2026-02-10\n# CANARIOLINHA\ncargos:\n  - {codigo: \"101\", nome: Analista, vagas: 3}\n",
		"candidatos.csv": "inscricao;nome;cpf;nascimento;cargo;opcoes;nota_final;confirmacao_PPP;situacao;obs_interna\n" +
			"0001;CANARIONOME UM;529.982.247-25;17/03/1961;101;;90,00;;;CANARIONOTA\n" +
			"0002;CANARIONOME DOIS;111.444.777-35;18/04/1972;101;PPP;80,00;confirmada;;\n" +
			"0003;CANARIONOME TRES;390.533.447-05;19/05/1983;101;;80,00;;;\n" +
			"0004;CANARIONOME QUATRO;168.995.350-09;20/06/1994;101;PPP;-;nao_confirmada;;\n" +
			"0005;CANARIONOME CINCO;987.654.321-00;21/07/1985;101;PPP;70,00;confirmada;;\n",
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// S05, S22: nothing private leaves, in any file of the package, in any shape.
func TestNothingPrivateLeaves(t *testing.T) {
	folder := contestWithCanaries(t)
	writeBook(t, folder)
	packed, ok := build(t, folder)
	if !ok {
		t.Fatal("blocked")
	}
	private := []string{"CANARIO", "529", "982.247", "111.444", "390.533", "168.995", "987.654", "1961", "17/03", "1972", "18/04", "1983", "19/05", "1994", "1985", "0004", "0000777-11"}
	eachFile(t, packed, func(name string, data []byte) {
		if name == "entrada/fatos.jsonl" || name == "cadeia.csv" || strings.HasSuffix(name, ".json") || name == "saida/passos.jsonl" {
			data = withoutDigests(data)
		}
		for _, secret := range private {
			if bytes.Contains(data, []byte(secret)) {
				t.Errorf("%s has %q", name, secret)
			}
		}
	})
}

// withoutDigests drops hexadecimal runs: three digits may be in any digest.
func withoutDigests(data []byte) []byte {
	var out []byte
	for _, word := range bytes.FieldsFunc(data, func(r rune) bool { return r == '"' || r == ',' || r == '\n' }) {
		if len(word) < 16 || strings.Trim(string(word), "0123456789abcdef") != "" {
			out = append(append(out, word...), ' ')
		}
	}
	return out
}

func eachFile(t *testing.T, packed []byte, see func(name string, data []byte)) {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range z.File {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		see(f.Name, data)
	}
}

// The same contest gives the same bytes.
func TestTheSameContestGivesTheSameBytes(t *testing.T) {
	folder := contestWithCanaries(t)
	first, _ := build(t, folder)
	second, _ := build(t, folder)
	if !bytes.Equal(first, second) {
		t.Error("two packages differ")
	}
}

// A byte changed in any file, a file more, a file less: each is found and named.
func TestAnyChangeIsFound(t *testing.T) {
	packed, _ := build(t, contestWithCanaries(t))
	anyChangeIsFound(t, packed)
}

func anyChangeIsFound(t *testing.T, packed []byte) {
	t.Helper()
	var names []string
	eachFile(t, packed, func(name string, _ []byte) { names = append(names, name) })
	for _, name := range names {
		for what, change := range map[string]func([]byte) []byte{
			"byte": func(b []byte) []byte { b[len(b)/2] ^= 1; return b },
			"gone": func([]byte) []byte { return nil },
		} {
			err := verify(t, repacked(t, packed, name, change))
			if err == nil || name != "pacote.json" && !isDivergence(err) {
				t.Errorf("%s of %s: %v", what, name, err)
			}
		}
	}
	if err := verify(t, repacked(t, packed, "saida/a-mais.csv", func([]byte) []byte { return []byte("x") })); !isDivergence(err) {
		t.Errorf("a file more: %v", err)
	}
	if err := verify(t, []byte("nada")); err == nil || isDivergence(err) {
		t.Errorf("what is no zip: %v", err)
	}
}

func isDivergence(err error) bool {
	var d *openpack.Divergence
	return errors.As(err, &d)
}

// repacked writes the package again with one file changed, added, or left out.
func repacked(t *testing.T, packed []byte, name string, change func([]byte) []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	put := func(name string, data []byte) {
		w, err := z.Create(name)
		if err == nil {
			_, err = w.Write(data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	found := false
	eachFile(t, packed, func(other string, data []byte) {
		if other != name {
			put(other, data)
			return
		}
		found = true
		if data = change(data); data != nil {
			put(other, data)
		}
	})
	if !found {
		put(name, change(nil))
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}
