package review

import (
	"context"
	"errors"

	"certame/internal/intake/review/cell"
	"certame/internal/intake/tabular"
)

// Sample is the first rows of the main list as they came, for a person to see what
// each column has. A CPF under the inverted mask is left out: it must not go on.
func (e *Examined) Sample(ctx context.Context, n int) (rows [][]string, err error) {
	l := e.Main()
	err = l.table.Each(ctx, func(r *tabular.Row) error {
		if !l.isBody(r) {
			return nil
		}
		cells := copied(r.Cells)
		for i := range cells {
			cells[i] = clip(cell.Inverted.ReplaceAllString(cells[i], ""))
		}
		if rows = append(rows, cells); len(rows) >= n {
			return errEnough
		}
		return nil
	})
	if errors.Is(err, errEnough) {
		err = nil
	}
	return rows, e.book.Named(err, e.shown)
}
