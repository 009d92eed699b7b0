package docket

import (
	"context"
	"iter"
	"slices"
	"strconv"
	"strings"

	"certame/internal/edition"
	"certame/internal/intake/candidates"
	"certame/internal/render/grid"
	"certame/internal/result"
	"certame/internal/run"
	"certame/internal/store"
)

// listsTable is the table of a result that pages are made of.
const listsTable = "listas"

// Informative marks a row of who is on the list only as information (Decreto,
// art. 21, § 3º).
const Informative = "informativa"

// keepRows puts the lists of a result, with the names, where a page of them can be
// asked for. Loaded again, they are the same.
func (d *Docket) keepRows(ctx context.Context, v store.Version, l *run.Loaded, folder string, progress Progress) error {
	if spans, err := d.db.Spans(ctx, v.Contest, v.Number); err == nil && len(spans) > 0 {
		return nil
	}
	res, err := result.Open(folder)
	if err != nil {
		return err
	}
	table, err := res.Table(ctx, listsTable)
	if err != nil {
		return err
	}
	people, _, _, err := edition.Identities(l, func([]byte) bool { return true })
	if err != nil {
		return err
	}
	return d.db.ReplaceListRows(ctx, v.Contest, v.Number, listRows(&table, people), func(done int) {
		progress("preparando as listas para consulta", done, 0)
	})
}

func listRows(t *grid.Table, people map[string]candidates.Identity) iter.Seq2[store.ListRow, error] {
	place := func(name string) int {
		return slices.IndexFunc(t.Columns, func(c grid.Column) bool { return c.Name == name })
	}
	post, list, position, id, score, situation, mark := place("cargo"), place("lista"), place("posicao"), place("inscricao"), place("nota"), place("situacao"), place("informativa")
	return func(yield func(store.ListRow, error) bool) {
		for row, err := range t.Rows {
			if err != nil {
				yield(store.ListRow{}, err)
				return
			}
			n, err := strconv.Atoi(row[position])
			out := store.ListRow{Post: row[post], List: row[list], Position: n, ID: row[id], Score: strings.Replace(row[score], ".", ",", 1), Situation: row[situation]}
			if out.Name = people[out.ID].Name; row[mark] == "sim" {
				out.Mark = Informative
			}
			if !yield(out, err) || err != nil {
				return
			}
		}
	}
}
