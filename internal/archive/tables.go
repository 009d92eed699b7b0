package archive

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"certame/internal/store"
)

// partSize is about how large an entry of rows is: its size stands before it, so
// that it is made in memory first.
const partSize = 4 << 20

// tables writes the rows of the store in parts, tabelas/NAME/000001.jsonl, each with
// the columns in its first line.
type tables struct {
	out     *out
	name    string
	columns []byte
	part    int
	buffer  bytes.Buffer
	rows    int
	told    func(rows int)
}

// Table begins a table.
func (t *tables) Table(name string, columns []store.Column) (err error) {
	if err := t.flush(); err != nil {
		return err
	}
	t.name, t.part = name, 0
	t.columns, err = json.Marshal(columns)
	t.begin()
	return err
}

func (t *tables) begin() {
	t.buffer.Reset()
	t.buffer.Write(t.columns)
	t.buffer.WriteByte('\n')
}

// Row adds a row.
func (t *tables) Row(values []any) error {
	line, err := store.EncodeRow(values)
	if err != nil {
		return err
	}
	t.buffer.Write(line)
	t.rows++
	if t.buffer.Len() < partSize {
		return nil
	}
	return t.flush()
}

func (t *tables) flush() error {
	if t.name == "" || t.buffer.Len() == len(t.columns)+1 && t.part > 0 {
		return nil
	}
	t.part++
	t.told(t.rows)
	err := t.out.bytes(fmt.Sprintf("%s%s/%06d.jsonl", tableFolder, t.name, t.part), t.buffer.Bytes())
	t.begin()
	return err
}

// intoTables reads parts back into the store.
type intoTables struct {
	into    *store.Restoring
	name    string
	columns []store.Column
	rows    int
}

func (t *intoTables) part(entry string, content io.Reader) error {
	name, _, _ := strings.Cut(strings.TrimPrefix(entry, tableFolder), "/")
	lines := bufio.NewReaderSize(content, 1<<16)
	first, err := lines.ReadBytes('\n')
	if err != nil {
		return fmt.Errorf("%w (%s)", ErrCut, entry)
	}
	if name != t.name {
		t.name, t.columns = name, nil
		if err := json.Unmarshal(first, &t.columns); err != nil {
			return fmt.Errorf("%w (%s)", ErrCut, entry)
		}
		if err := t.into.Table(name, t.columns); err != nil {
			return err
		}
	}
	for {
		line, err := lines.ReadBytes('\n')
		if errors.Is(err, io.EOF) && len(line) == 0 {
			return nil
		}
		if err != nil {
			return fmt.Errorf("%w (%s)", ErrCut, entry)
		}
		row, err := store.DecodeRow(line, t.columns)
		if err == nil {
			err = t.into.Row(row)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", entry, err)
		}
		t.rows++
	}
}
