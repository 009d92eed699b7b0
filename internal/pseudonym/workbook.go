package pseudonym

import (
	"context"
	"errors"
	"io"
	"strconv"
	"strings"
	"time"

	"certame/internal/intake/tabular"

	"github.com/xuri/excelize/v2"
)

// workbook writes a new workbook with the one sheet that was read. The old one
// is not copied: its other sheets, notes, authors and history say who people are.
func (l *Loose) workbook(ctx context.Context, to io.Writer) (err error) {
	if err := l.rows(ctx, func(r *tabular.Row) error { l.row(r); return nil }); err != nil {
		return err
	}
	l.m.settle()
	file := excelize.NewFile()
	defer func() { err = errors.Join(err, file.Close()) }()
	w := &workbook{loose: l}
	if w.stream, err = file.NewStreamWriter("Sheet1"); err != nil {
		return err
	}
	iso := "yyyy-mm-dd"
	if w.day, err = file.NewStyle(&excelize.Style{CustomNumFmt: &iso}); err != nil {
		return err
	}
	if err = l.rows(ctx, w.write); err == nil {
		err = w.stream.Flush()
	}
	if err != nil {
		return err
	}
	return file.Write(to)
}

type workbook struct {
	loose  *Loose
	stream *excelize.StreamWriter
	day    int // style of dates
}

// rows reads the sheet.
func (l *Loose) rows(ctx context.Context, visit func(*tabular.Row) error) error {
	book, err := tabular.Open(ctx, l.path, l.shown)
	if err != nil {
		return err
	}
	defer book.Close()
	for i := range book.Tables {
		if book.Tables[i].Name == l.sheet {
			err = book.Named(book.Tables[i].Each(ctx, visit), l.shown)
		}
	}
	return err
}

func (l *Loose) row(r *tabular.Row) []string {
	cells := make([]string, len(r.Cells))
	for i, c := range r.Cells {
		cells[i] = l.cell(r.Line, i, string(c))
	}
	return cells
}

func (w *workbook) write(r *tabular.Row) error {
	cells := w.loose.row(r)
	values := make([]any, len(cells))
	for i, text := range cells {
		if err := w.loose.m.inspect(w.loose.shown, text); err != nil {
			return &Leaked{w.loose.shown, r.Line}
		}
		values[i] = w.value(text, r.Type(i))
	}
	return w.stream.SetRow("A"+strconv.Itoa(r.Line), values, excelize.RowOpts{Hidden: r.Hidden})
}

// value keeps the type of the cell, when what took its place can have it.
func (w *workbook) value(text string, kind tabular.Type) any {
	switch kind {
	case tabular.Number:
		if n, err := strconv.ParseFloat(text, 64); err == nil {
			return n
		}
	case tabular.Date:
		if day, err := time.Parse(time.DateOnly, text); err == nil {
			return excelize.Cell{StyleID: w.day, Value: day}
		}
	}
	if strings.TrimSpace(text) == "" {
		return nil
	}
	return text
}
