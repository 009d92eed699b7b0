package pseudonym

import (
	"context"
	"io"
	"os"
	"path/filepath"

	"certame/internal/intake"
	"certame/internal/intake/review"
)

// Loose is a sheet by itself, whose columns the profiles of the importer tell.
type Loose struct {
	m       *Mapping
	path    string
	shown   string
	report  *review.Report
	columns []column
	sheet   string // of a workbook
}

// NewLoose examines a sheet as the importer would.
func NewLoose(ctx context.Context, m *Mapping, path string, opt review.Options) (*Loose, error) {
	e, err := review.Examine(ctx, path, opt)
	if err != nil {
		return nil, err
	}
	defer e.Close()
	l := &Loose{m: m, path: path, shown: filepath.Base(path), report: e.Report, sheet: e.Report.Sheet}
	if len(e.Lists) != 1 || e.Report.Format != "csv" && e.Report.Format != "xlsx" {
		return nil, l.refuse("não é uma tabela CSV nem XLSX: é "+e.Report.Format, "Grave-a como CSV ou .xlsx, uma tabela por arquivo.")
	}
	for i := range e.Report.Columns {
		c := &e.Report.Columns[i]
		l.columns = append(l.columns, column{roleOf(c.Field), c.Field})
		m.known.add(c.Header)
	}
	return l, nil
}

func (l *Loose) refuse(what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: l.shown, What: what, Remedy: remedy}})
}

// Columns says what was found of each column, for a person to check.
func (l *Loose) Columns() (list [][3]string) {
	for i := range l.report.Columns {
		c := &l.report.Columns[i]
		list = append(list, [3]string{c.Header, c.Field, doings[l.columns[i].role]})
	}
	return list
}

// doings says what is done to a column.
var doings = map[role]string{
	other: "trocada pela forma", kept: "fica o que é palavra conhecida", count: "fica", number: "deslocada, na mesma ordem", registration: "trocada, na mesma forma",
	name: "nome inventado", cpf: "trocado, inválido", birth: "deslocada, na mesma ordem", clock: "trocada, na mesma ordem", post: "trocado", mark: "deslocada, com os mesmos empates",
	member: "trocado", board: "trocada", note: "texto trocado",
}

// cell replaces a cell of a row of the body; above it stand titles, which may
// say anything.
func (l *Loose) cell(line, at int, value string) string {
	switch {
	case line == l.report.HeaderLine:
		return value
	case line < l.report.HeaderLine:
		if l.m.known.harmless(value) {
			return value
		}
		return l.m.text("Texto", value)
	case at >= len(l.columns):
		return l.m.cell(other, "", value)
	}
	return l.m.cell(l.columns[at].role, l.columns[at].name, value)
}

// Write writes the sheet in the format in which it came.
func (l *Loose) Write(ctx context.Context, to io.Writer) error {
	if l.report.Format == "xlsx" {
		return l.workbook(ctx, to)
	}
	raw, err := os.ReadFile(l.path)
	if err != nil {
		return err
	}
	replace := func(text string) (string, error) { return rewrite(text, l.report.Separator[0], l.cell), nil }
	if _, err := l.m.through(raw, l.shown, replace); err != nil {
		return err
	}
	l.m.settle()
	data, err := l.m.through(raw, l.shown, replace)
	if err != nil {
		return err
	}
	_, err = to.Write(data)
	return err
}
