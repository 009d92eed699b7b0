package review

import (
	"context"
	"errors"
	"strings"

	"certame/internal/intake/tabular"
)

// headRows is how far down a header is looked for.
const headRows = 40

// kept is a row copied out of the stream.
type kept struct {
	line  int
	cells []string
}

// first copies the first rows of a table.
func first(ctx context.Context, t *tabular.Table, n int) ([]kept, error) {
	var rows []kept
	stop := errors.New("enough")
	err := t.Each(ctx, func(r *tabular.Row) error {
		rows = append(rows, kept{r.Line, copied(r.Cells)})
		if len(rows) >= n {
			return stop
		}
		return nil
	})
	if errors.Is(err, stop) {
		err = nil
	}
	return rows, err
}

func copied(cells [][]byte) []string {
	out := make([]string, len(cells))
	for i, c := range cells {
		out[i] = strings.TrimSpace(string(c))
	}
	return out
}
