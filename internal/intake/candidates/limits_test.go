package candidates

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
)

// allocated is how many bytes a function asks of the memory.
func allocated(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// A line of ten million columns is refused for what it is, without a word of
// memory for each column.
func TestLineOfTenMillionColumns(t *testing.T) {
	wide := strings.Repeat(";", 10_000_000)
	for name, file := range map[string]string{
		"in the header": "inscricao;cargo;nota_final" + wide + "\n1;101;1\n",
		"in a row":      "inscricao;cargo;nota_final\n1;101;1\n2;101;1" + wide + "\n3;101;x\n",
	} {
		var err error
		data := []byte(file)
		bytes := allocated(func() { _, err = Parse(data, "c", terms(), nil) })
		problem := problemsOf(t, err)[0]
		if problem.What != "linha com mais de 1 MiB" || problem.Line != 1+2*strings.Count(name, "row") {
			t.Errorf("%s: %v", name, err)
		}
		if limit := uint64(200 << 20); bytes > limit {
			t.Errorf("%s: %d bytes of memory, want less than %d", name, bytes, limit)
		}
	}
}

// A quote left open at the beginning of a large file does not make the rest of
// it a value in a message.
func TestQuoteOpenOverTheRestOfTheFile(t *testing.T) {
	file := "inscricao;cargo;nota_final\n\"1;101;1\n" + strings.Repeat("2;101;1\n", 1_000_000)
	_, err := Parse([]byte(file), "c", terms(), nil)
	if want := "c, linha 2: linha com mais de 1 MiB. Confira as aspas e as quebras de linha do arquivo."; err == nil || err.Error() != want {
		t.Errorf("said %.300v, want %s", err, want)
	}
}

// Load refuses what is not a file of people before reading it.
func TestLoad(t *testing.T) {
	folder := t.TempDir()
	empty, huge := filepath.Join(folder, "empty"), filepath.Join(folder, "huge")
	for _, path := range []string{empty, huge} {
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Truncate(huge, sizeLimit+1); err != nil { // takes no room on the disk
		t.Fatal(err)
	}
	for path, what := range map[string]string{
		empty: "arquivo vazio", huge: "arquivo maior que 4 GiB", folder: "é uma pasta, não um arquivo",
		filepath.Join(folder, "none"): "arquivo não encontrado",
	} {
		_, err := Load(path, "candidatos.csv")
		if p := problemsOf(t, err)[0]; p.What != what || p.File != "candidatos.csv" || p.Remedy == "" {
			t.Errorf("%s: %v, want %q", path, err, what)
		}
	}
	if _, err := Load(filepath.Join(empty, "inside"), "candidatos.csv"); !errors.Is(err, syscall.ENOTDIR) {
		t.Errorf("the system's own error became %v", err)
	}
}
