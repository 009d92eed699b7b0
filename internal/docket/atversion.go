package docket

import (
	"context"

	"certame/internal/run"
	"certame/internal/store"
)

// AtVersion lends the contest as it was when a version was computed, whatever became
// of it since: the files of its revision and so many facts of the book as it had. The
// version 0 is the last one. What is lent must not be kept.
//
// It is computed by this program: Engine of the version says whether another one made
// what is kept of it.
func (d *Docket) AtVersion(ctx context.Context, id store.ContestID, version int, do func(*run.Loaded, *Outcome) error) error {
	v, err := d.db.Version(ctx, id, version)
	if err != nil {
		return err
	}
	r, err := d.db.Revision(ctx, id, v.Revision)
	if err != nil {
		return err
	}
	lines, err := d.db.FactLines(ctx, id)
	if err != nil {
		return err
	}
	if v.Facts > len(lines) { // the book only grows
		return ErrShortBook
	}
	return d.lendAt(ctx, r, lines[:v.Facts:v.Facts], func(o *opened) error { return o.computed(ctx, do) })
}
