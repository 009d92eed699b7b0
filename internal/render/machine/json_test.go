package machine

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"testing"

	"certame/internal/render/grid"

	"github.com/google/go-cmp/cmp"
)

var columns = []grid.Column{
	{Name: "inscricao", Kind: grid.Identifier},
	{Name: "nome", Kind: grid.Text},
	{Name: "nota", Kind: grid.Decimal},
	{Name: "posicao", Kind: grid.Integer},
	{Name: "informativa", Kind: grid.YesNo},
}

var rows = [][]string{
	{"0001", "José \"Zé\" <b>&</b>", "-3.50", "-7", "sim"},
	{"0002", "=1+1\n\x00\u2028\\", "-", "", "nao"},
	{"1E5", "\xff", "90.123456", "2", "talvez"},
}

func table() grid.Table {
	return grid.Table{Name: "listas", Title: "Listas", Columns: columns, Rows: grid.RowsOf(rows)}
}

// A program reads each value with its type, and text as it was: nothing in JSON
// runs.
func TestJSON(t *testing.T) {
	var b bytes.Buffer
	if err := JSON(&b, []Head{{"certame", "Á"}}, []grid.Table{table(), {Name: "vazia", Columns: columns, Rows: grid.RowsOf(nil)}}); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Contest string              `json:"certame"`
		Columns []map[string]string `json:"dicionario"`
		Tables  map[string][]map[string]any
	}
	if err := json.Unmarshal(bytes.Replace(b.Bytes(), []byte(`"tabelas"`), []byte(`"Tables"`), 1), &got); err != nil {
		t.Fatalf("%v\n%s", err, b.Bytes())
	}
	want := []map[string]any{
		{"inscricao": "0001", "nome": "José \"Zé\" <b>&</b>", "nota": -3.5, "posicao": -7.0, "informativa": true},
		{"inscricao": "0002", "nome": "=1+1\n\x00\u2028\\", "nota": nil, "posicao": nil, "informativa": false},
		{"inscricao": "1E5", "nome": "\ufffd", "nota": 90.123456, "posicao": 2.0, "informativa": nil},
	}
	if diff := cmp.Diff(want, got.Tables["listas"]); diff != "" || got.Contest != "Á" || len(got.Columns) != 2*len(columns) || got.Tables["vazia"] == nil {
		t.Errorf("%s\n%s", diff, b.Bytes())
	}
	if !bytes.Contains(b.Bytes(), []byte(`"nota":-3.50`)) {
		t.Error("a mark lost its decimal places")
	}
}

// An error of the rows ends the writing.
func TestRowsFail(t *testing.T) {
	broken := errors.New("broken")
	failing := grid.Table{Name: "x", Columns: columns, Rows: func(yield func([]string, error) bool) { yield(nil, broken) }}
	if err := JSON(io.Discard, nil, []grid.Table{failing}); !errors.Is(err, broken) {
		t.Error(err)
	}
}
