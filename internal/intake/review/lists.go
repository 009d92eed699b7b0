package review

import (
	"context"
	"fmt"

	"certame/internal/intake/gazette"
	"certame/internal/intake/profile"
	"certame/internal/intake/runningtext"
	"certame/internal/intake/tabular"
)

// lists finds the tables of the file and what their columns are.
func (e *Examined) lists(ctx context.Context, opt Options) error {
	tables, format, err := e.tables(ctx, opt)
	if err != nil {
		return err
	}
	for i := range tables {
		l := &List{table: &tables[i], lax: e.book.Format == "xlsx" || e.book.Format == "ods"}
		if len(tables) > 1 {
			l.block = i + 1
		}
		if err := e.plan(ctx, l, format, opt); err != nil {
			return err
		}
		e.Lists = append(e.Lists, l)
	}
	e.summarise()
	return nil
}

// summarise names the file by its main list, the one with more columns.
func (e *Examined) summarise() {
	main := e.Lists[0]
	for _, l := range e.Lists {
		if len(l.columns) > len(main.columns) {
			main = l
		}
	}
	r := e.Report
	r.Kind, r.Profile, r.Why = main.kind, main.profile, main.why
	r.Sheet, r.HeaderLine, r.Block = main.table.Name, main.header.line, main.block
	if len(e.Lists) > 1 {
		r.note(fmt.Sprintf("o texto tem %d listas com colunas diferentes; só uma se importa por vez, e o mapa diz qual", len(e.Lists)))
	}
}

// tables are those of the format, or those that a text turns out to have.
func (e *Examined) tables(ctx context.Context, opt Options) (tables []tabular.Table, format string, err error) {
	b := e.book
	switch b.Format {
	case "xlsx", "ods":
		t, err := e.sheet(ctx, opt)
		return []tabular.Table{t}, profile.FormatTable, err
	case "json":
		return b.Tables, profile.FormatTable, nil
	case "xml":
		t, err := gazette.Read(b.Text)
		if err != nil {
			return nil, "", tabular.Refuse(0, err.Error(), "Exporte a tabela como CSV ou .xlsx.")
		}
		return []tabular.Table{t}, profile.FormatMarkup, nil
	}
	if runningtext.Looks(b.Text) {
		return runningtext.Read(b.Text), profile.FormatRunning, nil
	}
	if runningtext.LooksAdmissions(b.Text) {
		return []tabular.Table{runningtext.ReadAdmissions(b.Text)}, profile.FormatLines, nil
	}
	return []tabular.Table{e.columnsOf(b)}, profile.FormatTable, nil
}

// columnsOf cuts a text by a separator, by runs of spaces, or not at all.
func (e *Examined) columnsOf(b *tabular.Book) tabular.Table {
	if separator, _ := tabular.FindSeparator(b.Text); separator != 0 {
		e.Report.Separator = string(separator)
		if b.Format == "texto" {
			b.Format, e.Report.Format = "csv", "csv"
		}
		return b.Separated(separator)
	}
	if t, ok := runningtext.SpacedColumns(b.Text); ok {
		e.Report.Separator = "espaços"
		return t
	}
	return runningtext.SingleColumn(b.Text)
}

// plan names the columns of one list and settles what they hold.
func (e *Examined) plan(ctx context.Context, l *List, format string, opt Options) error {
	rows, err := first(ctx, l.table, headRows)
	if err != nil || len(rows) == 0 {
		return err
	}
	p := e.recognise(l, rows, opt)
	if opt.Map != nil && opt.Map.Block == l.block {
		if err := l.follow(opt.Map); err != nil {
			return err
		}
	}
	if err := l.survey(ctx); err != nil {
		return err
	}
	l.settle()
	l.finish(p, format, opt)
	return nil
}
