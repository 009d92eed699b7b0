package review

import (
	"context"
	"errors"

	"certame/internal/intake/tabular"
)

// surveyRows is how many rows are looked at before deciding what columns are;
// they are spread over the parts of the table.
const surveyRows = 8_000

var errEnough = errors.New("enough")

// survey looks at the shapes of the cells.
func (l *List) survey(ctx context.Context) error {
	each := surveyRows/len(l.table.Parts) + 1
	for _, p := range l.table.Parts {
		seen := 0
		err := p.Each(ctx, func(int) {}, func(r *tabular.Row) error {
			if l.isBody(r) && r.Problem == "" {
				l.look(r)
				seen++
			}
			if seen >= each {
				return errEnough
			}
			return nil
		})
		if err != nil && !errors.Is(err, errEnough) {
			return err
		}
	}
	return nil
}

// isBody tells the rows of data from those above and those that repeat the
// header.
func (l *List) isBody(r *tabular.Row) bool {
	return r.Line > l.header.line && (!l.header.found || !isHeaderAgain(r.Cells, l.header.names))
}

func (l *List) look(r *tabular.Row) {
	for i := range l.columns {
		var cell []byte
		if i < len(r.Cells) {
			cell = r.Cells[i]
		}
		l.columns[i].shape.add(cell, r.Type(i))
	}
}
