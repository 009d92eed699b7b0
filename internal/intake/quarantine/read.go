package quarantine

import (
	"context"
	"path/filepath"
	"slices"
	"strconv"

	"certame/internal/intake"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
	"certame/internal/intake/tabular"
)

// reader gathers what a person decided.
type reader struct {
	shown       string
	width       int // columns of the file that was imported
	corrections map[int]review.Correction
	problems    []intake.Problem
}

// Read gives, for each row that a person decided of, the decision. The sheet may
// have been saved by any program, as XLSX, ODS or CSV.
func Read(ctx context.Context, path string) (map[int]review.Correction, error) {
	r := &reader{shown: filepath.Base(path), corrections: map[int]review.Correction{}}
	book, err := tabular.Open(ctx, path, r.shown)
	if err != nil {
		return nil, err
	}
	defer book.Close()
	t := tableOf(book)
	if t == nil {
		return nil, r.notOurs()
	}
	err = t.Each(ctx, func(row *tabular.Row) error {
		if r.width == 0 {
			return r.head(row)
		}
		r.row(row)
		return nil
	})
	if err != nil {
		return nil, book.Named(err, r.shown)
	}
	return r.corrections, intake.Refuse(r.problems)
}

func tableOf(b *tabular.Book) *tabular.Table {
	if b.Format == "texto" {
		separator, _ := tabular.FindSeparator(b.Text)
		t := b.Separated(separator)
		return &t
	}
	for i := range b.Tables {
		if b.Tables[i].Name == sheetName {
			return &b.Tables[i]
		}
	}
	return nil
}

func (r *reader) notOurs() error {
	return intake.Refuse([]intake.Problem{{File: r.shown, What: "não é uma quarentena gravada por certame importar", Remedy: "Indique a planilha que foi gravada, corrigida; não mude os nomes das primeiras colunas."}})
}

func (r *reader) head(row *tabular.Row) error {
	for i, name := range own {
		if i >= len(row.Cells) || profile.Clean(string(row.Cells[i])) != name {
			return r.notOurs()
		}
	}
	r.width = len(row.Cells)
	return nil
}

// row reads one decision. The key of a row is that of its record, when it has
// one, or its line.
func (r *reader) row(row *tabular.Row) {
	cell := func(i int) string {
		if i < len(row.Cells) {
			return string(row.Cells[i])
		}
		return ""
	}
	decision := profile.Clean(cell(4))
	if decision == "" {
		return
	}
	text := cell(1)
	if text == "" {
		text = cell(0)
	}
	key, err := strconv.Atoi(text)
	_, twice := r.corrections[key]
	switch {
	case err != nil || key < 1:
		r.refuse(row.Line, "linha", text, "número de linha inválido", "Deixe as colunas linha e registro como vieram.")
	case twice:
		r.refuse(row.Line, "linha", text, "duas decisões sobre a mesma linha", "Deixe uma.")
	case !slices.Contains([]string{corrected, confirmed, discarded}, decision):
		r.refuse(row.Line, "decisao", decision, "decisão desconhecida", "Valores aceitos: corrigida, confirmada, descartar; vazio deixa a linha em quarentena.")
	default:
		r.corrections[key] = r.correction(row, decision)
	}
}

func (r *reader) correction(row *tabular.Row, decision string) review.Correction {
	c := review.Correction{Discard: decision == discarded, Confirmed: decision == confirmed}
	for i := len(own); i < max(r.width, len(row.Cells)); i++ {
		text, kind := "", tabular.Plain
		if i < len(row.Cells) {
			text, kind = string(row.Cells[i]), row.Type(i)
		}
		c.Cells, c.Types = append(c.Cells, text), append(c.Types, kind)
	}
	return c
}

func (r *reader) refuse(line int, column, value, what, remedy string) {
	r.problems = append(r.problems, intake.Problem{File: r.shown, Line: line, Column: column, Value: value, What: what, Remedy: remedy})
}
