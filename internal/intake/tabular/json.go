package tabular

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

func looksJSON(text []byte) bool {
	rest := bytes.TrimLeft(text[1:], " \t\r\n")
	return bytes.HasPrefix(rest, []byte("{"))
}

// jsonLimit bounds what the standard reader holds at once.
const jsonLimit = 256 << 20

// readJSON reads a list of flat objects: the keys of the first name the columns.
// The line of a row is its place in the list.
func (b *Book) readJSON(text []byte) error {
	if len(text) > jsonLimit {
		return &refusal{what: "JSON maior que 256 MiB", remedy: "Exporte como CSV."}
	}
	t := Table{}
	err := eachObject(text, func(_ int, keys []string, _ []any) error {
		t.Columns = keys
		return io.EOF
	})
	if err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	if len(t.Columns) > ColumnLimit {
		return &refusal{what: "mais de 512 colunas", remedy: "Retire as que não são usadas."}
	}
	t.Parts = []Part{{Size: len(text), Each: func(ctx context.Context, advance func(int), visit func(*Row) error) error {
		defer advance(len(text))
		return eachObject(text, func(n int, keys []string, values []any) error {
			if err := ctx.Err(); err != nil {
				return err
			}
			return visit(objectRow(n, t.Columns, keys, values))
		})
	}}}
	b.Format, b.Tables = "json", []Table{t}
	return nil
}

// objectRow puts the values in the places of their keys.
func objectRow(n int, columns, keys []string, values []any) *Row {
	row := &Row{Line: n, Cells: make([][]byte, len(columns)), Types: make([]Type, len(columns))}
	for i, key := range keys {
		at := indexOf(columns, key)
		switch value := values[i].(type) {
		case nil:
		case json.Number:
			if at >= 0 {
				row.Types[at], row.Cells[at] = Number, []byte(value)
			}
		default:
			if at >= 0 {
				row.Cells[at] = []byte(fmt.Sprint(value))
			}
		}
		if at < 0 {
			row.Problem, row.Remedy = "tem uma chave que o primeiro registro não tem", "Dê a todos os registros as mesmas chaves."
		}
	}
	return row
}

func indexOf(columns []string, key string) int {
	for i, c := range columns {
		if c == key {
			return i
		}
	}
	return -1
}

func eachObject(text []byte, see func(n int, keys []string, values []any) error) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if _, err := d.Token(); err != nil {
		return badJSON(1)
	}
	for n := 1; d.More(); n++ {
		keys, values, err := object(d)
		if err != nil {
			return badJSON(n)
		}
		if err := see(n, keys, values); err != nil {
			return err
		}
	}
	if _, err := d.Token(); err != nil {
		return badJSON(0)
	}
	return nil
}

func badJSON(n int) error {
	return &refusal{n, "não é uma lista de registros simples em JSON, todos de textos e números", "Exporte como CSV."}
}

var errNested = errors.New("nested")

func object(d *json.Decoder) (keys []string, values []any, err error) {
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return nil, nil, errNested
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, nil, err
		}
		value, err := d.Token()
		if _, nested := value.(json.Delim); err != nil || nested {
			return nil, nil, errNested
		}
		name := strings.TrimSpace(key.(string))
		if indexOf(keys, name) >= 0 {
			return nil, nil, errNested
		}
		keys, values = append(keys, name), append(values, value)
	}
	_, err = d.Token()
	return keys, values, err
}
