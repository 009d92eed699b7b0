package sheets

import (
	"archive/zip"
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"certame/internal/render/grid"
	"certame/internal/render/reopen"

	"github.com/google/go-cmp/cmp"
)

var columns = []grid.Column{{Name: "inscricao", Kind: grid.Identifier}, {Name: "nome", Kind: grid.Text}, {Name: "nota", Kind: grid.Decimal}, {Name: "posicao", Kind: grid.Integer}}

// rows have what spreadsheets spoil: zeros before, long numbers, accents, marks
// below zero, names that would run, spaces and signs of XML.
var rows = [][]string{
	{"0001", "José Conceição", "-3.50", "-7"},
	{"202612345678901234", "=HYPERLINK(\"http://x\";\"y\")", "90.123456", "1"},
	{"0003", "+55 61 9", "-", "2"},
	{"1E5", "-2+3", "0.00", "3"},
	{"01/02", "@SUM(A1:A9)", "100", ""},
	{"0006", "  D'Ávila <b>&amp;</b>  \"x\"", "70.5", "5"},
	{"0007", "a\x00b\u202ec", "1.00", "6"},
}

// seen is what LibreOffice shows of the rows.
var seen = [][]string{
	{"inscricao", "nome", "nota", "posicao"},
	{"0001", "José Conceição", "-3.50", "-7"},
	{"202612345678901234", "'=HYPERLINK(\"http://x\";\"y\")", "90.123456", "1"},
	{"0003", "'+55 61 9", "-", "2"},
	{"1E5", "'-2+3", "0.00", "3"},
	{"01/02", "'@SUM(A1:A9)", "100", ""},
	{"0006", "  D'Ávila <b>&amp;</b>  \"x\"", "70.5", "5"},
	{"0007", "a\ufffdb\u202ec", "1.00", "6"},
}

func book() *Book {
	t := grid.Table{Name: "listas", Title: "Listas", Columns: columns, Rows: grid.RowsOf(rows)}
	return &Book{About: [][2]string{{"certame", "=X"}}, Tables: []grid.Table{t}}
}

var formats = []struct {
	name  string
	write func(io.Writer, *Book) error
}{{"a.xlsx", XLSX}, {"a.ods", ODS}}

func written(t testing.TB, write func(io.Writer, *Book) error, b *Book) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := write(&out, b); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// A person who opens the workbook sees every number of registration, accent and
// mark as it was, and nothing runs. Marks are numbers, below zero too; numbers of
// registration are text.
func TestOpenedInLibreOffice(t *testing.T) {
	for _, f := range formats {
		sheets := reopen.Sheets(t, f.name, written(t, f.write, book()))
		if diff := cmp.Diff(seen, cells(t, sheets["listas"])); diff != "" {
			t.Errorf("%s (-want +seen)\n%s", f.name, diff)
		}
		if got := cells(t, sheets["sobre"])[1]; got[0] != "certame" || got[1] != "'=X" {
			t.Errorf("%s: about: %q", f.name, got)
		}
		if got := cells(t, sheets["dicionario"]); len(got) != 1+len(columns) || got[1][1] != "inscricao" {
			t.Errorf("%s: dictionary: %q", f.name, got)
		}
		if text := sheets["listas"]; !strings.Contains(text, `"0001","José Conceição",-3.50,-7`) || !strings.Contains(text, `"01/02"`) {
			t.Errorf("%s: quoted wrong\n%s", f.name, text)
		}
	}
}

func cells(t *testing.T, text string) [][]string {
	t.Helper()
	list, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil || len(list) < 2 {
		t.Fatal(err, text)
	}
	return list
}

// A table longer than a sheet goes on in the next, with its header.
func TestSeveralSheets(t *testing.T) {
	for _, f := range formats {
		b := book()
		b.rowLimit = 4
		sheets := reopen.Sheets(t, f.name, written(t, f.write, b))
		if got := cells(t, sheets["listas (2)"]); !cmp.Equal(got, [][]string{seen[0], seen[4], seen[5], seen[6]}) {
			t.Errorf("%s: second sheet %q", f.name, got)
		}
		if got := cells(t, sheets["listas (3)"]); !cmp.Equal(got, [][]string{seen[0], seen[7]}) {
			t.Errorf("%s: third sheet %q", f.name, got)
		}
	}
}

// No cell of any sheet is a formula.
func TestNoFormula(t *testing.T) {
	for _, f := range formats {
		data := written(t, f.write, book())
		archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range archive.File {
			r, err := file.Open()
			if err != nil {
				t.Fatal(err)
			}
			text, err := io.ReadAll(r)
			if err != nil || bytes.Contains(text, []byte("<f>")) || bytes.Contains(text, []byte("table:formula")) {
				t.Errorf("%s: %s: %v", f.name, file.Name, err)
			}
		}
	}
}

// The same tables give the same bytes.
func TestSameBytes(t *testing.T) {
	for _, f := range formats {
		for range 5 {
			if !bytes.Equal(written(t, f.write, book()), written(t, f.write, book())) {
				t.Fatalf("%s: two writings differ", f.name)
			}
		}
	}
}

// An error of the rows ends the writing.
func TestRowsFail(t *testing.T) {
	broken := errors.New("broken")
	for _, f := range formats {
		b := book()
		b.Tables[0].Rows = func(yield func([]string, error) bool) { yield(nil, broken) }
		if err := f.write(io.Discard, b); !errors.Is(err, broken) {
			t.Errorf("%s: %v", f.name, err)
		}
	}
}

// Only what is a number is written as one.
func TestPlainNumber(t *testing.T) {
	for text, want := range map[string]int{"0": 0, "-7": 0, "1.50": 2, "-0.000001": 6} {
		if places, ok := plainNumber(text); !ok || places != want {
			t.Errorf("%q: %d %v", text, places, ok)
		}
	}
	for _, text := range []string{"", "-", ".", "1.", ".5", "1.2.3", "1e5", "+1", "1,5", "--1", "1-", "0x1", "Inf", "1234567890123456"} {
		if _, ok := plainNumber(text); ok {
			t.Errorf("%q is a number", text)
		}
	}
}

// many are so many rows of listas.csv.
func many(n int) grid.Table {
	columns, err := grid.ColumnsOf("listas", []string{"cargo", "lista", "posicao", "inscricao", "nota", "situacao", "informativa"})
	if err != nil {
		panic(err)
	}
	row := []string{"101", "AC", "", "", "87.50", "classificada", "nao"}
	return grid.Table{Name: "listas", Columns: columns, Rows: func(yield func([]string, error) bool) {
		for i := range n {
			row[2], row[3] = fmt.Sprint(i+1), fmt.Sprintf("2026%08d", i)
			if !yield(row, nil) {
				return
			}
		}
	}}
}

func BenchmarkMillionRows(b *testing.B) {
	for _, f := range formats {
		b.Run(strings.TrimPrefix(f.name, "a."), func(b *testing.B) {
			for b.Loop() {
				if err := f.write(io.Discard, &Book{Tables: []grid.Table{many(1_000_000)}}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// Temporary files go away, whether the workbook is written or not: they hold the
// names of people.
func TestNoTemporaryFileStays(t *testing.T) {
	room := t.TempDir()
	t.Setenv("TMPDIR", room)
	long := many(200_000) // more than the library keeps in memory
	long.Name = "longa"
	full := book()
	full.Tables = append(full.Tables, long)
	written(t, XLSX, full)
	broken := errors.New("broken")
	failing := full.Tables[0]
	failing.Rows = func(yield func([]string, error) bool) { yield(nil, broken) }
	full.Tables = []grid.Table{long, failing}
	if err := XLSX(io.Discard, full); !errors.Is(err, broken) {
		t.Error(err)
	}
	left, err := os.ReadDir(room)
	if err != nil || len(left) > 0 {
		t.Errorf("%d files left, %v", len(left), err)
	}
}
