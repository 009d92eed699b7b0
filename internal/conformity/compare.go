package conformity

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// rowsOf reads a table in either dialect: comma and dot, or semicolon and comma.
func rowsOf(data []byte) ([][]string, error) {
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	reader := csv.NewReader(bytes.NewReader(data))
	reader.FieldsPerRecord = -1
	first, _, _ := bytes.Cut(data, []byte{'\n'})
	brazilian := bytes.Count(first, []byte{';'}) > bytes.Count(first, []byte{','})
	if brazilian {
		reader.Comma = ';'
	}
	rows, err := reader.ReadAll()
	if brazilian {
		for _, row := range rows {
			for i, field := range row {
				row[i] = strings.ReplaceAll(field, ",", ".")
			}
		}
	}
	return rows, err
}

// judge compares what a program wrote with what is expected, and keeps the first
// difference.
func (c *Case) judge(output string) {
	for _, t := range tables {
		want, err := expected(c.Name, t.name)
		if err != nil {
			c.Fault = err.Error()
			return
		}
		data, err := os.ReadFile(filepath.Join(output, t.name))
		if err != nil {
			c.Fault = t.name + ": não foi gravado"
			return
		}
		got, err := rowsOf(data)
		if err != nil {
			c.Fault = t.name + ": não se lê como CSV"
			return
		}
		if c.Fault = differ(t, got, want); c.Fault != "" {
			return
		}
	}
}

// differ is the first row that is not the expected one.
func differ(t table, got, want [][]string) string {
	width := t.columns
	if width < 0 {
		width = len(want[0]) + width // the last is ours
	}
	for i := range max(len(got), len(want)) {
		switch {
		case i >= len(got):
			return fmt.Sprintf("%s, linha %d: falta %q", t.name, i+1, cut(want[i], width))
		case i >= len(want):
			return fmt.Sprintf("%s, linha %d: sobra %q", t.name, i+1, cut(got[i], width))
		case cut(got[i], width) != cut(want[i], width):
			return fmt.Sprintf("%s, linha %d: veio %q, e se esperava %q", t.name, i+1, cut(got[i], width), cut(want[i], width))
		}
	}
	return ""
}

func cut(row []string, width int) string {
	fields := make([]string, min(width, len(row)))
	for i := range fields {
		fields[i] = number(row[i])
	}
	return strings.Join(fields, ";")
}

// number drops the zeros that end a decimal, which are a matter of taste.
func number(field string) string {
	if strings.Count(field, ".") != 1 || strings.Trim(field, "-0123456789.") != "" {
		return field
	}
	return strings.TrimSuffix(strings.TrimRight(field, "0"), ".")
}
