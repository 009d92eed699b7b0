package bookfile

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"certame/internal/intake"
)

// written is a book on the real disk with these bytes.
func written(t *testing.T, text string) *Book {
	t.Helper()
	b := At(t.TempDir())
	if err := os.WriteFile(b.path(FileName), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return b
}

func onDisk(t *testing.T, b *Book) string {
	t.Helper()
	data, err := os.ReadFile(b.path(FileName))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestRead(t *testing.T) {
	long := strings.Repeat("ã", LineLimit/2)
	for _, c := range []struct {
		text  string
		lines []string
		torn  string
	}{
		{"", nil, ""},
		{"um\n", []string{"um"}, ""},
		{"um\ndois\n", []string{"um", "dois"}, ""},
		{"um\n\ndois\r\n", []string{"um", "", "dois\r"}, ""},
		{"um\ndo", []string{"um"}, "do"},
		{"do", nil, "do"},
		{"um\n\x00\x00\xff", []string{"um"}, "\x00\x00\xff"},
		{long + "\n" + long + "x", []string{long}, long + "x"},
	} {
		content, err := written(t, c.text).Read(ctx)
		if err != nil || !slices.Equal(texts(content), c.lines) {
			t.Errorf("%.40q: %v, %v", c.text, content, err)
			continue
		}
		if got := content.Torn; (got != nil) != (c.torn != "") || got != nil && (string(got.Text) != c.torn || got.Offset != int64(len(c.text)-len(c.torn))) {
			t.Errorf("%.40q: torn %+v, want %.40q", c.text, got, c.torn)
		}
	}
}

// Who appends to a line that was read does not write over the next.
func TestLinesAreApart(t *testing.T) {
	content, err := written(t, "um\ndois\n").Read(ctx)
	if err != nil {
		t.Fatal(err)
	}
	_ = append(content.Lines[0], "!!!"...)
	if got := texts(content); got[1] != "dois" {
		t.Errorf("the second line became %q", got[1])
	}
}

func TestReadRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"um\nd\x00is\n":                         "fatos.jsonl, linha 2, coluna 2: byte zero no meio da linha. " + restore,
		"um\npé\xffx\nrasga":                    `fatos.jsonl, linha 2, coluna 3, valor "\xff": byte que não é UTF-8. ` + restore,
		"\xc3\num\n\x00\nx\n":                   "fatos.jsonl, linha 1, coluna 1, valor \"\\xc3\": byte que não é UTF-8. " + restore + "\nfatos.jsonl, linha 3, coluna 1: byte zero no meio da linha. " + restore,
		strings.Repeat("x", LineLimit+1) + "\n": "fatos.jsonl, linha 1: linha maior que 1 MiB. " + restore + "; dados volumosos vão para uma tabela, que o fato cita",
	} {
		b := written(t, text)
		content, err := b.Read(ctx)
		var refused *intake.Refused
		if content != nil || !errors.As(err, &refused) || err.Error() != want {
			t.Errorf("%.30q:\n%v, want\n%s", text, err, want)
		}
		if err := edit(b, "mais"); err == nil || err.Error() != want || onDisk(t, b) != text {
			t.Errorf("%.30q was edited: %v", text, err)
		}
	}
	many := strings.Repeat("\x00\n", intake.ProblemLimit+7)
	var refused *intake.Refused
	if _, err := written(t, many).Read(ctx); !errors.As(err, &refused) || len(refused.Problems) != intake.ProblemLimit || refused.More != 7 {
		t.Errorf("many problems: %v", err)
	}
}

func TestReadNothing(t *testing.T) {
	b := At(t.TempDir())
	if content, err := b.Read(ctx); err != nil || len(content.Lines) != 0 || content.Torn != nil {
		t.Errorf("%v, %v", content, err)
	}
	if entries, err := os.ReadDir(b.Folder); err != nil || len(entries) != 0 {
		t.Errorf("reading created %v, %v", entries, err)
	}
	none := At(filepath.Join(b.Folder, "outra"))
	want := none.Folder + ": pasta não encontrada. Informe a pasta do certame, a que tem edital.yaml"
	_, readErr := none.Read(ctx)
	_, repairErr := none.Repair(ctx)
	_, putErr := none.PutTable(strings.NewReader(""))
	for _, err := range []error{readErr, repairErr, putErr, edit(none, "um")} {
		if err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

func TestReadHuge(t *testing.T) {
	b := written(t, "")
	if err := os.Truncate(b.path(FileName), FileLimit+1); err != nil { // takes no room
		t.Fatal(err)
	}
	want := "fatos.jsonl: arquivo maior que 1 GiB. Um certame não chega a tanto; dados volumosos vão para uma tabela, que o fato cita"
	if _, err := b.Read(ctx); err == nil || err.Error() != want {
		t.Errorf("%v", err)
	}
}

// Everything that a process does to a book, on the real disk.
func TestEdit(t *testing.T) {
	b := At(t.TempDir())
	for _, lines := range [][]string{{"um"}, {"dois", "três"}, nil, {strings.Repeat("x", LineLimit)}} {
		if err := edit(b, lines...); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := onDisk(t, b), "um\ndois\ntrês\n"+strings.Repeat("x", LineLimit)+"\n"; got != want {
		t.Errorf("%.60q", got)
	}
	never := errors.New("não")
	before := onDisk(t, b)
	if err := b.Edit(ctx, func(*Content) ([][]byte, error) { return [][]byte{[]byte("x")}, never }); !errors.Is(err, never) {
		t.Errorf("%v", err)
	}
	for line, want := range map[string]string{
		"":                               "fatos.jsonl: o fato não cabe em uma linha",
		"a\nb":                           "fatos.jsonl: o fato não cabe em uma linha",
		"a\x00":                          "fatos.jsonl, coluna 2: byte zero no meio da linha. Corrija o texto informado",
		"é\xff":                          `fatos.jsonl, coluna 2, valor "\xff": byte que não é UTF-8. Corrija o texto informado`,
		strings.Repeat("x", LineLimit+1): "fatos.jsonl: o fato passa de 1 MiB. Ponha os dados volumosos em uma tabela, que o fato cita",
	} {
		if err := edit(b, "bom", line); err == nil || err.Error() != want {
			t.Errorf("%.20q: %v, want %s", line, err, want)
		}
	}
	if onDisk(t, b) != before {
		t.Error("something refused was written")
	}
}

// Who is interrupted before anything is written leaves nothing.
func TestEditInterrupted(t *testing.T) {
	b := written(t, "um\n")
	interrupted, interrupt := context.WithCancel(ctx)
	err := b.Edit(interrupted, func(*Content) ([][]byte, error) {
		interrupt()
		return [][]byte{[]byte("dois")}, nil
	})
	if !errors.Is(err, context.Canceled) || onDisk(t, b) != "um\n" {
		t.Errorf("%v, %q", err, onDisk(t, b))
	}
}

// firstWriter is a disk in which the first writer of all comes while somebody
// reads without a lock, and then takes back what it wrote.
type firstWriter struct {
	*disk
	came bool
}

func (f *firstWriter) open(name string, flag int) (handle, error) {
	if f.came {
		return f.disk.open(name, flag)
	}
	f.came = true
	f.files[filepath.Join(root, LockName)] = &inode{}
	return &opened{disk: f.disk, inode: &inode{seen: []byte("um\n")}}, nil
}

func TestReadMeetsTheFirstWriter(t *testing.T) {
	b := &Book{Folder: root, system: &firstWriter{disk: newDisk()}}
	if content, err := b.Read(ctx); err != nil || len(content.Lines) != 0 {
		t.Errorf("read a line that was taken back: %v, %v", content, err)
	}
}

// A book may not grow past what Read accepts.
func TestEditLimit(t *testing.T) {
	if err := checkNew(FileLimit-3, [][]byte{[]byte("ab")}); err != nil {
		t.Errorf("exactly the limit: %v", err)
	}
	want := "fatos.jsonl: o livro passaria de 1 GiB. Ponha os dados volumosos em uma tabela, que o fato cita"
	if err := checkNew(FileLimit-5, [][]byte{[]byte("ab"), []byte("ab")}); err == nil || err.Error() != want {
		t.Errorf("past it: %v", err)
	}
}

func TestTorn(t *testing.T) {
	b := written(t, "um\nras")
	want := `fatos.jsonl, linha 2, valor "ras": a última linha está rasgada: a gravação foi interrompida e não chegou a ser confirmada. ` +
		"Use certame fato reparar, que guarda esse pedaço em fatos.jsonl.rasgado-N e o retira do livro; depois repita"
	if err := edit(b, "dois"); err == nil || err.Error() != want {
		t.Errorf("%v", err)
	}
	if err := os.WriteFile(b.path(tornPrefix+"1"), []byte("de antes"), 0o644); err != nil {
		t.Fatal(err)
	}
	repaired, err := b.Repair(ctx)
	if err != nil || repaired == nil || string(repaired.Text) != "ras" || repaired.Kept != "fatos.jsonl.rasgado-2" {
		t.Fatalf("%+v, %v", repaired, err)
	}
	first, _ := os.ReadFile(b.path(tornPrefix + "1"))
	second, _ := os.ReadFile(b.path(tornPrefix + "2"))
	if string(first) != "de antes" || string(second) != "ras" || onDisk(t, b) != "um\n" {
		t.Errorf("kept %q and %q of %q", first, second, onDisk(t, b))
	}
	if again, err := b.Repair(ctx); again != nil || err != nil {
		t.Errorf("%v, %v", again, err)
	}
}

// Repair mends the end and nothing else: a damaged line in the middle stays to
// be seen.
func TestRepairLeavesDamage(t *testing.T) {
	b := written(t, "u\x00m\nras")
	if _, err := b.Repair(ctx); err != nil || onDisk(t, b) != "u\x00m\n" {
		t.Errorf("%v, %q", err, onDisk(t, b))
	}
}

// A program that ignores the lock is noticed before anything is written.
func TestForeignWriter(t *testing.T) {
	b := written(t, "um\n")
	err := b.Edit(ctx, func(*Content) ([][]byte, error) {
		return [][]byte{[]byte("dois")}, os.WriteFile(b.path(FileName), []byte("um\nalheia\n"), 0o644)
	})
	want := "fatos.jsonl: nada foi gravado: outro programa, que não respeita a trava, escreveu nele. Feche o outro programa e repita"
	if err == nil || err.Error() != want || onDisk(t, b) != "um\nalheia\n" {
		t.Errorf("%v, %q", err, onDisk(t, b))
	}
}

func TestFolderInThePlaceOfTheBook(t *testing.T) {
	b := At(t.TempDir())
	if err := os.Mkdir(b.path(FileName), 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Read(ctx); err == nil {
		t.Error("a folder was read")
	}
}

func FuzzSplit(f *testing.F) {
	for _, seed := range []string{"", "\n", "a\nb", "a\nb\n", "\x00\n\xff"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c := split(data)
		var joined []byte
		for _, line := range c.Lines {
			joined = append(append(joined, line...), '\n')
		}
		if int64(len(joined)) != c.size {
			t.Errorf("size %d of %d", c.size, len(joined))
		}
		if c.Torn != nil {
			joined = append(joined, c.Torn.Text...)
		}
		if !bytes.Equal(joined, data) {
			t.Errorf("%q became %q", data, joined)
		}
		check(c.Lines)
	})
}
