package docket

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"time"

	"certame"
	"certame/internal/locale"
	"certame/internal/render/tables"
	"certame/internal/store"
)

// LastDay is the last day of the validity of a contest, by the last result; not known
// before the homologation, nor while the book has facts that the result does not: one
// of them may extend it.
func (d *Docket) LastDay(ctx context.Context, contest store.ContestID) (day time.Time, known bool, err error) {
	v, err := d.db.Version(ctx, contest, 0)
	if errors.Is(err, store.ErrNotFound) {
		return day, false, nil
	}
	if err != nil {
		return day, false, err
	}
	lines, err := d.db.FactLines(ctx, contest)
	if err != nil || len(lines) != v.Facts {
		return day, false, err
	}
	sum, err := d.summary(ctx, v)
	if err != nil || sum.Book == nil {
		return day, false, err
	}
	last, ok := certame.ParseDate([]byte(sum.Book.LastDay))
	if !ok || last == certame.NoDate {
		return day, false, nil
	}
	year, month, number := last.Civil()
	return time.Date(year, time.Month(month), number, 0, 0, 0, 0, locale.Brasilia), true, nil
}

func (d *Docket) summary(ctx context.Context, v store.Version) (sum tables.Summary, err error) {
	file, _, err := d.OpenResult(ctx, v.Contest, v.Number, "resumo.json")
	if err != nil {
		return sum, err
	}
	defer file.Close() //nolint:errcheck // only read
	text, err := io.ReadAll(file)
	if err != nil {
		return sum, err
	}
	return sum, json.Unmarshal(text, &sum)
}
