package machine

import (
	"bytes"
	"encoding/json"
	"io"
	"strconv"
	"strings"

	"certame"
	"certame/internal/render/grid"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/compress/zstd"
)

// rowsAtOnce is how many rows are handed to the library together, and groupRows
// how many it keeps in memory.
const (
	rowsAtOnce = 4096
	groupRows  = 1 << 17
)

// decimalPrecision holds every mark there can be.
const decimalPrecision = 18

// Parquet writes a table as one file: marks as exact decimals, yes and no as
// booleans, what is missing as null, and the dictionary of the columns in the
// metadata.
func Parquet(w io.Writer, t grid.Table) error {
	described, err := dictionaryText(t)
	if err != nil {
		return err
	}
	out := parquet.NewWriter(w, parquet.NewSchema(t.Name, schemaOf(t.Columns)), parquet.Compression(&zstd.Codec{}),
		parquet.KeyValueMetadata("dicionario", described), parquet.CreatedBy("certame", "", ""), parquet.MaxRowsPerRowGroup(groupRows))
	batch := make([]parquet.Row, 0, rowsAtOnce)
	for row, err := range t.Rows {
		if err != nil {
			return err
		}
		if batch = append(batch, rowOf(row, t.Columns)); len(batch) == rowsAtOnce {
			if _, err := out.WriteRows(batch); err != nil {
				return err
			}
			batch = batch[:0]
		}
	}
	if _, err := out.WriteRows(batch); err != nil {
		return err
	}
	return out.Close()
}

// ordered is a schema whose columns stand in our order; the library's own is
// alphabetical.
type ordered struct {
	parquet.Group
	fields []parquet.Field
}

// Fields are the columns in order.
func (o *ordered) Fields() []parquet.Field { return o.fields }

func schemaOf(columns []grid.Column) parquet.Node {
	o := &ordered{Group: parquet.Group{}}
	byName := map[string]parquet.Field{}
	for _, c := range columns {
		o.Group[c.Name] = parquet.Optional(nodeOf(c.Kind))
	}
	for _, f := range o.Group.Fields() {
		byName[f.Name()] = f
	}
	for _, c := range columns {
		o.fields = append(o.fields, byName[c.Name])
	}
	return o
}

func nodeOf(kind grid.Kind) parquet.Node {
	switch kind {
	case grid.Integer:
		return parquet.Int(64)
	case grid.Decimal:
		return parquet.Decimal(certame.ScoreDecimals, decimalPrecision, parquet.Int64Type)
	case grid.YesNo:
		return parquet.Leaf(parquet.BooleanType)
	}
	return parquet.String()
}

func rowOf(cells []string, columns []grid.Column) parquet.Row {
	row := make(parquet.Row, len(columns))
	for i, c := range columns {
		value, defined := valueOf(cells[i], c.Kind), 1
		if value.IsNull() {
			defined = 0
		}
		row[i] = value.Level(0, defined, i)
	}
	return row
}

// valueOf is a cell as its type, null when it is missing.
func valueOf(text string, kind grid.Kind) parquet.Value {
	switch kind {
	case grid.Integer:
		if n, err := strconv.ParseInt(text, 10, 64); err == nil {
			return parquet.Int64Value(n)
		}
		return parquet.NullValue()
	case grid.Decimal:
		if s, _, err := certame.ParseScore([]byte(text), '.'); err == nil {
			return parquet.Int64Value(int64(s))
		}
		return parquet.NullValue()
	case grid.YesNo:
		if text == yes || text == no {
			return parquet.BooleanValue(text == yes)
		}
		return parquet.NullValue()
	}
	return parquet.ByteArrayValue([]byte(strings.ToValidUTF8(text, "\ufffd")))
}

// dictionaryText is the dictionary of one table as JSON.
func dictionaryText(t grid.Table) (string, error) {
	type entry struct {
		Name  string     `json:"coluna"`
		Kind  grid.Kind  `json:"tipo"`
		Class grid.Class `json:"classe"`
		Means string     `json:"significado"`
	}
	var list []entry
	for _, c := range t.Columns {
		list = append(list, entry{c.Name, c.Kind, c.Class, c.Means})
	}
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(list)
	return string(bytes.TrimSpace(b.Bytes())), err
}
