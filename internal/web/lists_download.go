package web

import (
	"bufio"
	"io"
	"mime"
	"net/http"
	"strconv"
	"strings"

	"certame/internal/edition"
	"certame/internal/render/grid"
	"certame/internal/render/machine"
	"certame/internal/render/pdftable"
	"certame/internal/render/sheets"
	"certame/internal/render/tables"
	"certame/internal/store"
	"certame/internal/web/fault"
)

// formatNames are the formats a table of a page is given in.
var formatNames = map[string]string{"csv": "CSV", "xlsx": "Excel (XLSX)", "pdf": "PDF", "json": "JSON"}

// listDownload gives a whole list, as its page shows it.
func (v *visit) listDownload() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	q, err := v.listQuery(c)
	if err != nil {
		return err
	}
	if q.Span == nil {
		return fault.NotFound("lista")
	}
	if v.r.FormValue("formato") == "pdf" && q.Span.Length > edition.PageRows {
		return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "PAGINAS-DEMAIS", What: "A lista não cabe em um PDF.", Remedy: "Baixe em XLSX ou CSV."}
	}
	return v.giveTable(v.wholeList(q), c.Slug+"-"+q.Post+"-"+q.List)
}

// wholeList is every row of a list, read as it is written.
func (v *visit) wholeList(q *listQuery) grid.Table {
	column := func(name string, kind grid.Kind) grid.Column {
		return grid.Column{Name: name, Kind: kind, Class: grid.Restricted}
	}
	return grid.Table{
		Name: "lista", Title: q.listTitle(q.List) + ", cargo " + q.Post,
		Columns: []grid.Column{
			column("posicao", grid.Integer), column("inscricao", grid.Identifier), column("nome", grid.Text), column("nota", grid.Decimal),
			column("situacao", grid.Text), column("observacao", grid.Text),
		},
		Rows: func(yield func([]string, error) bool) {
			for after := 0; ; {
				rows, err := v.Store.ListPage(v.ctx(), q.ID, q.Version.Number, q.Post, q.List, after, 1000)
				if err != nil {
					yield(nil, err)
					return
				}
				for _, r := range rows {
					if !yield(q.plainRow(r), nil) {
						return
					}
					after = r.Seq
				}
				if len(rows) == 0 {
					return
				}
			}
		},
	}
}

// plainRow is a row as machines write it: on the page a position has a dot after the
// thousands, which every format would take for a decimal one.
func (q *listQuery) plainRow(r store.ListRow) (cells []string) {
	for _, cell := range q.row(r, false).Cells {
		cells = append(cells, cell.Text)
	}
	cells[0], cells[3] = strconv.Itoa(r.Position), strings.Replace(r.Score, ",", ".", 1)
	return cells
}

// giveTable sends a table to be saved, in the format of the address.
func (v *visit) giveTable(t grid.Table, name string) error {
	writers := map[string]func(io.Writer) error{
		"csv": func(w io.Writer) error { return tables.WriteTyped(w, tables.ForPeople, t) },
		"xlsx": func(w io.Writer) error {
			return sheets.XLSX(w, &sheets.Book{Tables: []grid.Table{t}, Title: v.whose()})
		},
		"pdf":  func(w io.Writer) error { return pdftable.Write(w, paged(t, v.whose())) },
		"json": func(w io.Writer) error { return machine.JSON(w, nil, []grid.Table{t}) },
	}
	format := v.r.FormValue("formato")
	write := writers[format]
	if write == nil {
		return fault.NotFound("formato")
	}
	v.takeLong()
	h := v.w.Header()
	h.Set("Content-Type", mime.TypeByExtension("."+format))
	h.Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name + "." + format}))
	h.Set("Cache-Control", "private, no-store")
	v.w.WriteHeader(http.StatusOK)
	to := bufio.NewWriterSize(v.w, 1<<16)
	if err := write(to); err != nil {
		panic(http.ErrAbortHandler) // half a table must not look whole
	}
	return to.Flush()
}
