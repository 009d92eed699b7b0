package machine

import (
	"bufio"
	"encoding/json"
	"io"
	"strconv"

	"certame/internal/render/grid"
)

// Head is a field that comes before the tables.
type Head struct {
	Name  string
	Value any
}

// JSON writes one object: the heads, "dicionario", and in "tabelas" a list of
// rows for each table. Marks are numbers with a dot, registration numbers are
// text, yes and no are true and false, what is missing is null.
func JSON(w io.Writer, heads []Head, tables []grid.Table) error {
	out := &writer{bufio.NewWriterSize(w, 1<<16)}
	out.WriteString("{\n")
	for _, h := range heads {
		if err := out.field("  ", h.Name, h.Value); err != nil {
			return err
		}
		out.WriteString(",\n")
	}
	if err := out.rows("  ", grid.Dictionary(tables)); err != nil {
		return err
	}
	out.WriteString(",\n  \"tabelas\": {")
	for i, t := range tables {
		if i > 0 {
			out.WriteString(",")
		}
		out.WriteString("\n")
		if err := out.rows("    ", t); err != nil {
			return err
		}
	}
	out.WriteString("\n  }\n}\n")
	return out.Flush()
}

// writer keeps the first error, and Flush reports it.
type writer struct{ *bufio.Writer }

func (w *writer) field(indent, name string, value any) error {
	w.WriteString(indent + strconv.Quote(name) + ": ")
	text, err := marshal(value)
	if err != nil {
		return err
	}
	_, err = w.Write(text)
	return err
}

// marshal leaves the signs of HTML as they are: this is not a page.
func marshal(value any) ([]byte, error) {
	if text, isText := value.(string); isText && plain(text) {
		return append(append([]byte{'"'}, text...), '"'), nil
	}
	return json.Marshal(value)
}

// plain reports whether a text needs no escape: nearly every one.
func plain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c == '"' || c == '\\' || c >= 0x7f {
			return false
		}
	}
	return true
}

// rows writes a table as a list of objects, one a line.
func (w *writer) rows(indent string, t grid.Table) error {
	w.WriteString(indent + strconv.Quote(t.Name) + ": [")
	keys := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		keys[i] = strconv.Quote(c.Name) + ":"
	}
	first := true
	for row, err := range t.Rows {
		if err != nil {
			return err
		}
		if !first {
			w.WriteString(",")
		}
		first = false
		w.WriteString("\n" + indent + "  {")
		for i, c := range t.Columns {
			if i > 0 {
				w.WriteString(",")
			}
			w.WriteString(keys[i])
			if err := w.cell(row[i], c.Kind); err != nil {
				return err
			}
		}
		if err := w.WriteByte('}'); err != nil {
			return err
		}
	}
	_, err := w.WriteString("\n" + indent + "]")
	return err
}

func (w *writer) cell(text string, kind grid.Kind) error {
	switch {
	case kind == grid.Text || kind == grid.Identifier:
		value, err := marshal(text)
		if err != nil {
			return err
		}
		_, err = w.Write(value)
		return err
	case kind == grid.YesNo && text == yes:
		text = "true"
	case kind == grid.YesNo && text == no:
		text = "false"
	case !json.Valid([]byte(text)):
		text = "null"
	}
	_, err := w.WriteString(text)
	return err
}

const (
	yes = "sim"
	no  = "nao"
)
