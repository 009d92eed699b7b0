package docket

import (
	"context"
	"os"

	"certame/internal/run"
	"certame/internal/store"
	"certame/ledger"
)

// AtVersion lends the contest as it was when a version was computed, whatever became
// of it since: the files of its revision and so many facts of the book as it had. The
// version 0 is the last one. What is lent must not be kept, and pages of the same state
// wait meanwhile.
//
// It is computed by this program: Engine of the version says whether another one made
// what is kept of it.
func (d *Docket) AtVersion(ctx context.Context, id store.ContestID, version int, do func(*run.Loaded, *Outcome) error) error {
	r, lines, err := d.atVersion(ctx, id, version)
	if err != nil {
		return err
	}
	return d.lendAt(ctx, r, lines, func(o *opened) error { return o.computed(ctx, do) })
}

// ApartAtVersion is AtVersion for work of minutes: what it reads is its own, and nobody
// waits for it.
func (d *Docket) ApartAtVersion(ctx context.Context, id store.ContestID, version int, do func(*run.Loaded, *Outcome) error) error {
	r, lines, err := d.atVersion(ctx, id, version)
	if err != nil {
		return err
	}
	if !has(r.Files, run.CandidatesFile) {
		return ErrNoPeople
	}
	folder, err := d.aside()
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if err := d.fill(ctx, folder, r.Files, lines); err != nil {
		return err
	}
	loaded, err := run.LoadAt(ctx, folder, ledger.All(), nil)
	if err != nil {
		return err
	}
	return (&opened{loaded: loaded}).computed(ctx, do)
}

// atVersion are the files and the facts of a version.
func (d *Docket) atVersion(ctx context.Context, id store.ContestID, version int) (r store.Revision, lines [][]byte, err error) {
	v, err := d.db.Version(ctx, id, version)
	if err != nil {
		return r, nil, err
	}
	if r, err = d.db.Revision(ctx, id, v.Revision); err != nil {
		return r, nil, err
	}
	if lines, err = d.db.FactLines(ctx, id); err != nil {
		return r, nil, err
	}
	if v.Facts > len(lines) { // the book only grows
		return r, nil, ErrShortBook
	}
	return r, lines[:v.Facts:v.Facts], nil
}
