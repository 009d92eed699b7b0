package bookfile

import (
	"errors"
	"io"
	"os"
	"strings"
	"testing"
)

// The digest is that of sha256sum.
func TestTable(t *testing.T) {
	b := At(t.TempDir())
	const digest = "a948904f2f0f479b8f8197694b30184b0d2ed1c1cd2a1ec0fb85d299a192a447"
	for range 2 {
		table, err := b.PutTable(strings.NewReader("hello world\n"))
		if want := (Table{digest, 1, 12}); err != nil || table != want {
			t.Fatalf("%+v, %v", table, err)
		}
	}
	entries, err := os.ReadDir(b.path(TableDir))
	if err != nil || len(entries) != 1 || entries[0].Name() != digest+".csv" {
		t.Errorf("%v, %v", entries, err)
	}
	if got, err := tableOf(b, digest); err != nil || got != "hello world\n" {
		t.Errorf("%q, %v", got, err)
	}
	for text, lines := range map[string]int{"": 0, "a": 1, "a\n": 1, "a\nb": 2, "\n\n": 2} {
		if table, err := b.PutTable(strings.NewReader(text)); err != nil || table.Lines != lines {
			t.Errorf("%q: %+v, %v", text, table, err)
		}
	}
}

// A table that is there stays: the file is the same one.
func TestTableStays(t *testing.T) {
	b := At(t.TempDir())
	table, err := b.PutTable(strings.NewReader(tableText))
	if err != nil {
		t.Fatal(err)
	}
	path := b.path(TableDir, tableName(table.Digest))
	before, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.PutTable(strings.NewReader(tableText)); err != nil {
		t.Fatal(err)
	}
	if after, err := os.Stat(path); err != nil || !os.SameFile(before, after) {
		t.Errorf("replaced: %v", err)
	}
}

func TestTableChanged(t *testing.T) {
	b := At(t.TempDir())
	table, err := b.PutTable(strings.NewReader("hello world\n"))
	if err != nil {
		t.Fatal(err)
	}
	path := b.path(TableDir, tableName(table.Digest))
	if err := os.WriteFile(path, []byte("hello World\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	want := "tabelas/" + table.Digest + ".csv: o conteúdo mudou: o resumo calculado é 0c23d0ceae909c42439cbb3069887888cb829f6c9d2c93966c944c65a6b6ed59. Volte à cópia original da tabela"
	if _, err := tableOf(b, table.Digest); err == nil || err.Error() != want {
		t.Errorf("%v", err)
	}
	if _, err := b.PutTable(strings.NewReader("hello world\n")); err != nil {
		t.Fatal(err)
	}
	if got, err := tableOf(b, table.Digest); err != nil || got != "hello world\n" {
		t.Errorf("storing the original did not mend it: %q, %v", got, err)
	}
}

func TestTableMissing(t *testing.T) {
	b := At(t.TempDir())
	digest := strings.Repeat("0f", 32)
	want := "tabelas/" + digest + ".csv: um fato cita esta tabela, que não está na pasta. Copie-a de volta: a pasta do certame só é completa com tabelas"
	if _, err := b.OpenTable(digest); err == nil || err.Error() != want {
		t.Errorf("%v", err)
	}
	for _, wrong := range []string{"", "../edital", strings.Repeat("0F", 32), strings.Repeat("0", 63), strings.Repeat("/", 64)} {
		if _, err := b.OpenTable(wrong); err == nil || !strings.Contains(err.Error(), "não é o resumo de uma tabela") {
			t.Errorf("%q: %v", wrong, err)
		}
	}
}

// A source that breaks leaves nothing, and its error is its own.
func TestTableSourceBreaks(t *testing.T) {
	b := At(t.TempDir())
	broken := errors.New("quebrou")
	_, err := b.PutTable(io.MultiReader(strings.NewReader("metade"), failing{broken}))
	var failed *Failed
	if !errors.Is(err, broken) || errors.As(err, &failed) {
		t.Errorf("%v", err)
	}
	if entries, err := os.ReadDir(b.path(TableDir)); err != nil || len(entries) != 0 {
		t.Errorf("left %v, %v", entries, err)
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }
