package conversion

import (
	"bufio"
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/review"
	"certame/internal/render/inert"
)

// Options of a conversion.
type Options struct {
	Map         *review.Map
	Corrections map[int]review.Correction
	Post        string            // only this one, or that of every row when the file has none
	ByCPF       map[string]string // registration numbers, for results that only have the CPF
}

// Writer writes one list.
type Writer struct {
	options  Options
	list     *review.List
	columns  []string
	posts    map[string]string
	onlyPost string
	csv      *csv.Writer
	shown    string // the file in messages
}

// Write writes the accepted rows of the main list, and says how many.
func Write(ctx context.Context, to io.Writer, e *review.Examined, opt Options) (rows int, err error) {
	list := e.Main()
	target, ok := targets[list.Kind()]
	if !ok {
		return 0, fmt.Errorf("lista que não vira arquivo: %s", list.Kind())
	}
	w := &Writer{options: opt, list: list, columns: target.columns(list), onlyPost: opt.Post, shown: e.Report.File, posts: map[string]string{}}
	for name, code := range opt.Map.Posts {
		w.posts[strings.Join(strings.Fields(name), " ")] = code
	}
	if list.Kind() == profile.KindSeats {
		return w.seats(ctx, to, e)
	}
	buffer := bufio.NewWriterSize(to, 1<<20)
	if _, err := buffer.WriteString("\ufeff"); err != nil {
		return 0, err
	}
	w.csv = csv.NewWriter(buffer)
	w.csv.Comma, w.csv.UseCRLF = ';', true
	if err := w.csv.Write(w.columns); err != nil {
		return 0, err
	}
	if rows, err = w.rows(ctx, e, target); err != nil {
		return rows, err
	}
	w.csv.Flush()
	if err := w.csv.Error(); err != nil {
		return rows, err
	}
	return rows, buffer.Flush()
}

func (w *Writer) rows(ctx context.Context, e *review.Examined, target Target) (rows int, err error) {
	err = e.EachAccepted(ctx, w.options.Corrections, func(v review.Values) error {
		row, err := target.row(w, v)
		if err != nil || row == nil {
			return err
		}
		for i := range row {
			row[i] = w.inert(i, row[i])
		}
		rows++
		return w.csv.Write(row)
	})
	return rows, err
}

// inert defuses free text. Marks and numbers of registration are not text: a
// negative mark is a number, and what a number of registration may have was
// checked.
func (w *Writer) inert(i int, text string) string {
	if value := profile.KindOf(w.columns[i]); value == profile.Mark || value == profile.ID || text == "-" {
		return text
	}
	return inert.Cell(text)
}

// seats writes the posts of a table of vacancies as edital.yaml has them.
func (w *Writer) seats(ctx context.Context, to io.Writer, e *review.Examined) (rows int, err error) {
	if _, err := io.WriteString(to, "# Copie para edital.yaml.\ncargos:\n"); err != nil {
		return 0, err
	}
	return rows, e.EachAccepted(ctx, w.options.Corrections, func(v review.Values) error {
		rows++
		total, parts := 0, []string{}
		for _, field := range w.list.Fields() {
			if code, is := strings.CutPrefix(field, "vagas_"); is {
				n := v.Count(field)
				total += n
				parts = append(parts, fmt.Sprintf("%s: %d", w.group(code), n))
			}
		}
		_, err := fmt.Fprintf(to, "  - {codigo: %q, vagas: %d, quadro: {%s}}\n", w.post(v), total, strings.Join(parts, ", "))
		return err
	})
}
