package machine

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"certame/internal/render/grid"

	"github.com/google/go-cmp/cmp"
	"github.com/parquet-go/parquet-go"
)

// Columns stand in our order with their types; marks are exact, what is missing
// is null, text is as it was, and the dictionary goes along.
func TestParquet(t *testing.T) {
	var b bytes.Buffer
	if err := Parquet(&b, table()); err != nil {
		t.Fatal(err)
	}
	file, err := parquet.OpenFile(bytes.NewReader(b.Bytes()), int64(b.Len()))
	if err != nil {
		t.Fatal(err)
	}
	want := `message listas {
	optional binary inscricao (STRING);
	optional binary nome (STRING);
	optional int64 nota (DECIMAL(18,6));
	optional int64 posicao (INT(64,true));
	optional boolean informativa;
}`
	if got := file.Schema().String(); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if text, _ := file.Lookup("dicionario"); !strings.Contains(text, `{"coluna":"nota","tipo":"decimal"`) {
		t.Errorf("dictionary: %s", text)
	}
	read := make([]parquet.Row, 10)
	n, err := file.RowGroups()[0].Rows().ReadRows(read)
	if n != len(rows) || err != nil && !errors.Is(err, io.EOF) {
		t.Fatal(n, err)
	}
	var got []string
	for _, row := range read[:n] {
		got = append(got, fmt.Sprintf("%q %q %v %v %v", row[0].ByteArray(), row[1].ByteArray(), row[2], row[3], row[4]))
	}
	if diff := cmp.Diff([]string{
		`"0001" "José \"Zé\" <b>&</b>" -3500000 -7 true`,
		`"0002" "=1+1\n\x00\u2028\\" <null> <null> false`,
		`"1E5" "�" 90123456 2 <null>`,
	}, got); diff != "" {
		t.Error(diff)
	}
}

// More rows than one group, and the same bytes twice.
func TestManyRows(t *testing.T) {
	const n = groupRows + rowsAtOnce + 1
	long := grid.Table{Name: "x", Columns: columns, Rows: func(yield func([]string, error) bool) {
		for i := range n {
			if !yield([]string{fmt.Sprintf("%08d", i), "a", "1.50", fmt.Sprint(i), "sim"}, nil) {
				return
			}
		}
	}}
	var first, second bytes.Buffer
	if err := errors.Join(Parquet(&first, long), Parquet(&second, long)); err != nil {
		t.Fatal(err)
	}
	file, err := parquet.OpenFile(bytes.NewReader(first.Bytes()), int64(first.Len()))
	if err != nil || file.NumRows() != n || !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Errorf("%d rows, %v", file.NumRows(), err)
	}
}
