package review

import (
	"context"
	"hash/maphash"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
	"certame/internal/intake/tabular"
)

// HeldRow is a row in quarantine with its cells as they came.
type HeldRow struct {
	Quarantine
	Key   int
	Cells []string
}

// EachHeld reads again the rows of the main list that are in quarantine. A CPF
// under the inverted mask is left out: it must not go on.
func (e *Examined) EachHeld(ctx context.Context, corrections map[int]Correction, visit func(HeldRow) error) error {
	l := e.Main()
	held := map[int]Quarantine{}
	for _, q := range e.Report.Quarantine {
		if q.Block == l.block {
			held[q.key()] = q
		}
	}
	w := worker{list: l, corrections: corrections}
	return l.table.Each(ctx, func(r *tabular.Row) error {
		q, is := held[r.Key()]
		if !is || !l.isBody(r) || w.correct(r) {
			return nil
		}
		cells := copied(r.Cells)
		for i := range cells {
			cells[i] = cell.Inverted.ReplaceAllString(cells[i], "")
		}
		return visit(HeldRow{q, r.Key(), cells})
	})
}

// Headers are the names of the columns of the main list, as published.
func (e *Examined) Headers() (names []string) {
	l := e.Main()
	for i := range l.columns {
		names = append(names, l.label(i+1))
	}
	return names
}

// EachAccepted reads again the rows of the main list that were accepted.
func (e *Examined) EachAccepted(ctx context.Context, corrections map[int]Correction, visit func(Values) error) error {
	l := e.Main()
	held := e.held(l)
	w := worker{list: l, corrections: corrections}
	seats := l.newWorker(nil, maphash.MakeSeed())
	return e.book.Named(l.table.Each(ctx, func(r *tabular.Row) error {
		if !l.isBody(r) || w.correct(r) || held[r.Key()] {
			return nil
		}
		if l.kind == profile.KindSeats && seats.totalRow(r) {
			return nil
		}
		return visit(Values{l, r})
	}), e.shown)
}
