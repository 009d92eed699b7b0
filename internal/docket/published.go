package docket

import (
	"context"
	"io"
	"slices"

	"certame/internal/blob"
	"certame/internal/store"
)

// Published lists the acts that everybody may read, those whose hour has come: the one
// that came out last is the first.
func (d *Docket) Published(ctx context.Context, id store.ContestID) ([]store.Act, error) {
	acts, err := d.db.Acts(ctx, id)
	acts = slices.DeleteFunc(acts, func(a store.Act) bool { return !d.released(&a) })
	slices.SortFunc(acts, func(a, b store.Act) int { return store.ByHour(b, a) })
	return acts, err
}

func (d *Docket) released(a *store.Act) bool {
	return a.Kind != Reversal && (a.ReleaseAt.IsZero() || !a.ReleaseAt.After(d.now()))
}

// OpenPublished opens a file of an act, for anybody.
func (d *Docket) OpenPublished(ctx context.Context, id store.ContestID, act int, name string) (io.ReadSeekCloser, store.File, error) {
	a, err := d.db.Act(ctx, id, act)
	if err != nil {
		return nil, store.File{}, err
	}
	if !d.released(&a) {
		return nil, store.File{}, ErrEmbargo
	}
	return d.openFile(ctx, a.Files, name)
}

// OpenResult opens a file of a computed result, for who works on the contest.
func (d *Docket) OpenResult(ctx context.Context, id store.ContestID, version int, name string) (io.ReadSeekCloser, store.File, error) {
	v, err := d.db.Version(ctx, id, version)
	if err != nil {
		return nil, store.File{}, err
	}
	return d.openFile(ctx, v.Files, name)
}

// OpenFile opens a file of the contest's folder, as a revision has it.
func (d *Docket) OpenFile(ctx context.Context, id store.ContestID, revision int, name string) (io.ReadSeekCloser, store.File, error) {
	r, err := d.db.Revision(ctx, id, revision)
	if err != nil {
		return nil, store.File{}, err
	}
	return d.openFile(ctx, r.Files, name)
}

func (d *Docket) openFile(ctx context.Context, files []store.File, name string) (io.ReadSeekCloser, store.File, error) {
	at := slices.IndexFunc(files, func(f store.File) bool { return f.Name == name })
	if at < 0 {
		return nil, store.File{}, blob.ErrNotFound
	}
	content, err := d.blobs.Open(ctx, files[at].Digest)
	return content, files[at], err
}

// OpenProposed opens a file of a proposal, for who may confirm it.
func (d *Docket) OpenProposed(ctx context.Context, p store.Proposal, name string) (io.ReadSeekCloser, store.File, error) {
	prepared, err := PreparedOf(p.Payload)
	if err != nil {
		return nil, store.File{}, err
	}
	return d.openFile(ctx, prepared.Files, name)
}

// PublishedAct is an act that everybody may read; before its hour it is not found,
// as if it were not there.
func (d *Docket) PublishedAct(ctx context.Context, id store.ContestID, number int) (store.Act, error) {
	a, err := d.db.Act(ctx, id, number)
	if err == nil && !d.released(&a) {
		err = store.ErrNotFound
	}
	return a, err
}
