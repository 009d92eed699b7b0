package docket

import (
	"context"

	"certame/internal/run"
	"certame/internal/store"
	"certame/trace"
	"certame/vacancy"
)

// Try says what the vacancies would be with changes of the files; nothing is kept
// under the contest. What Revise would refuse is refused.
func (d *Docket) Try(ctx context.Context, id store.ContestID, changes Changes) (s Seats, err error) {
	last, lines, err := d.current(ctx, id)
	if err != nil {
		return s, err
	}
	_, l, err := d.take(ctx, last.Files, changes, lines)
	if err != nil {
		return s, err
	}
	return d.seatsOfLoaded(ctx, l)
}

func (d *Docket) seatsOfLoaded(ctx context.Context, l *run.Loaded) (Seats, error) {
	if l.Roll == nil {
		var log trace.Log
		return seatsOf(l.Terms, vacancy.Allocate(l.Terms, &log), log), nil
	}
	o, err := l.Compute(ctx, true)
	if err != nil {
		return Seats{}, err
	}
	return seatsOf(o.Terms, o.Allocations, o.Log), nil
}
