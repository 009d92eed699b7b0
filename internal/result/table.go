package result

import (
	"bufio"
	"context"
	"encoding/csv"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/render/grid"
	"certame/internal/render/inert"
)

// Table is a table of the result, whose rows are read as they are asked for.
func (f *Folder) Table(ctx context.Context, name string) (grid.Table, error) {
	names, _, err := f.open(ctx, name, func(_ *csv.Reader, names []string) error { return nil })
	if err != nil {
		return grid.Table{}, err
	}
	columns, err := grid.ColumnsOf(name, names)
	if err != nil {
		return grid.Table{}, f.refuse(name+".csv", 1, err.Error(), anew)
	}
	rows := func(yield func([]string, error) bool) {
		_, stopped, err := f.open(ctx, name, func(r *csv.Reader, _ []string) error {
			return f.rows(name, r, columns, yield)
		})
		if err != nil && !stopped {
			yield(nil, err)
		}
	}
	return grid.Table{Name: name, Title: grid.Title(name), Columns: columns, Rows: rows}, nil
}

// errStopped is said by a reader of rows that wants no more.
var errStopped = errors.New("stopped")

// open opens the file of a table, reads the header and hands the rest over.
func (f *Folder) open(ctx context.Context, name string, body func(*csv.Reader, []string) error) (names []string, stopped bool, err error) {
	file, err := os.Open(filepath.Join(f.Path, name+".csv"))
	if err != nil {
		return nil, false, f.refuse(name+".csv", 0, "o resultado não tem esta tabela", "Tabelas do resultado: "+strings.Join(f.Tables(), ", ")+".")
	}
	defer file.Close()
	reader := dialect(bufio.NewReaderSize(&cancelled{ctx, file}, 1<<18))
	header, err := reader.Read()
	if err != nil {
		return nil, false, f.unreadable(ctx, name, err)
	}
	for _, cell := range header {
		names = append(names, inert.Text(cell))
	}
	err = body(reader, names)
	return names, errors.Is(err, errStopped), err
}

// dialect reads either of the two in which results are written: for people, with
// a mark of order and semicolons, or for machines.
func dialect(from *bufio.Reader) *csv.Reader {
	people := false
	if mark, err := from.Peek(3); err == nil && string(mark) == "\xef\xbb\xbf" {
		people = true
		_, _ = from.Discard(3) // what was just peeked
	}
	reader := csv.NewReader(from)
	reader.ReuseRecord = true
	if people {
		reader.Comma = ';'
	}
	return reader
}

// rows hands over each row in the form of machines.
func (f *Folder) rows(name string, r *csv.Reader, columns []grid.Column, yield func([]string, error) bool) error {
	for {
		row, err := r.Read()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return f.unreadable(context.Background(), name, err)
		}
		for i, c := range columns {
			switch c.Kind {
			case grid.Decimal:
				row[i] = strings.Replace(row[i], ",", ".", 1)
			case grid.Text, grid.Identifier:
				row[i] = inert.Text(row[i])
			}
		}
		if !yield(row, nil) {
			return errStopped
		}
	}
}

func (f *Folder) unreadable(ctx context.Context, name string, err error) error {
	if cancel := ctx.Err(); cancel != nil {
		return cancel
	}
	if errors.Is(err, context.Canceled) {
		return err
	}
	return f.refuse(name+".csv", 0, "tabela ilegível: "+strings.TrimPrefix(err.Error(), "parse error on "), anew)
}
