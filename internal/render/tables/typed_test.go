package tables

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"strings"
	"testing"

	"certame/internal/render/grid"
	"certame/internal/render/inert"
)

var typedColumns = []grid.Column{
	{Name: "inscricao", Kind: grid.Identifier}, {Name: "nome", Kind: grid.Text}, {Name: "nota", Kind: grid.Decimal}, {Name: "posicao", Kind: grid.Integer}, {Name: "informativa", Kind: grid.YesNo},
}

func typedText(t testing.TB, style Style, name string) string {
	t.Helper()
	var b bytes.Buffer
	row := []string{"0001", name, "-3.50", "-7", "sim"}
	if err := WriteTyped(&b, style, grid.Table{Columns: typedColumns, Rows: grid.RowsOf([][]string{row})}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// For people: a mark of order, semicolons, commas in numbers, numbers of
// registration between quotes. For machines: none of that. A number below zero is
// a number in both.
func TestWriteTyped(t *testing.T) {
	if got, want := typedText(t, ForPeople, "José; \"Zé\""), "\ufeffinscricao;nome;nota;posicao;informativa\r\n\"0001\";\"José; \"\"Zé\"\"\";-3,50;-7;sim\r\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := typedText(t, ForMachines, "=José"), "inscricao,nome,nota,posicao,informativa\n0001,'=José,-3.50,-7,sim\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	broken := errors.New("broken")
	failing := grid.Table{Columns: typedColumns, Rows: func(yield func([]string, error) bool) { yield(nil, broken) }}
	if err := WriteTyped(io.Discard, ForPeople, failing); !errors.Is(err, broken) {
		t.Error(err)
	}
}

// Whatever a name is, it stays in its cell, opens no formula, and comes back as it
// was.
func FuzzWriteTyped(f *testing.F) {
	for _, name := range []string{"=cmd|' /C calc'!A0", "+1", "-1", "@x", "\t=1", "a;b,c", "\"=1\"", "x\r\n=1", "'=1", "\u00a0=1"} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		for style, comma := range map[*Style]rune{&ForPeople: ';', &ForMachines: ','} {
			reader := csv.NewReader(strings.NewReader(strings.TrimPrefix(typedText(t, *style, name), "\ufeff")))
			reader.Comma = comma
			rows, err := reader.ReadAll()
			if err != nil || len(rows) != 2 || rows[1][0] != "0001" || rows[1][4] != "sim" || !strings.HasPrefix(rows[1][2], "-3") || rows[1][3] != "-7" {
				t.Fatalf("%q left its cell: %q %v", name, rows, err)
			}
			cell := rows[1][1]
			if inert.Cell(cell) != cell {
				t.Errorf("%q opens a formula as %q", name, cell)
			}
			if want := strings.ReplaceAll(name, "\r\n", "\n"); inert.Text(cell) != want && !strings.HasPrefix(name, "'") {
				t.Errorf("%q came back as %q", name, inert.Text(cell))
			}
		}
	})
}
