package archive

import (
	"archive/tar"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"time"

	"certame/internal/blob"
	"certame/internal/store"

	"filippo.io/age"
	"github.com/klauspost/compress/zstd"
)

// Source is what is copied.
type Source struct {
	Store   *store.DB
	Blobs   blob.Store
	Contest store.ContestID // one contest, or everything when it is empty
	Keys    []byte          // the master keys; they go only into an encrypted copy
}

// Options are how it is copied.
type Options struct {
	Recipients []age.Recipient
	Program    string
	At         time.Time
	Progress   func(rows, objects int)
}

// ErrKeysInTheClear refuses to put the master keys beside what they seal.
var ErrKeysInTheClear = errors.New("as chaves mestras só vão em cópia cifrada")

// Write writes a copy. The database is copied first, as it is at one instant; then
// the objects, of which there may only be more.
func Write(ctx context.Context, to io.Writer, from Source, o Options) (*Summary, error) {
	if len(from.Keys) > 0 && len(o.Recipients) == 0 {
		return nil, ErrKeysInTheClear
	}
	if o.Progress == nil {
		o.Progress = func(int, int) {}
	}
	sealed, err := seal(to, o.Recipients)
	if err != nil {
		return nil, err
	}
	packed, err := zstd.NewWriter(sealed)
	if err != nil {
		return nil, err
	}
	w := &writing{ctx: ctx, from: from, options: o, out: out{tar.NewWriter(packed), newTally(), o.At}}
	err = w.all()
	for _, end := range []func() error{w.out.tar.Close, packed.Close, sealed.Close} {
		if err == nil {
			err = end()
		}
	}
	return &w.summary, err
}

func seal(to io.Writer, recipients []age.Recipient) (io.WriteCloser, error) {
	if len(recipients) == 0 {
		return open{to}, nil
	}
	return age.Encrypt(to, recipients...)
}

// open is a writer that nobody has to close.
type open struct{ io.Writer }

func (open) Close() error { return nil }

// writing is a copy under way.
type writing struct {
	ctx     context.Context
	from    Source
	options Options
	out     out
	summary Summary
}

func (w *writing) all() error {
	for _, step := range []func() error{w.head, w.tables, w.objects, w.keys} {
		if err := errors.Join(step(), w.ctx.Err()); err != nil {
			return err
		}
	}
	w.summary.Digest = w.out.tally.digest()
	return w.out.json(endName, w.summary)
}

func (w *writing) head() error {
	schema, err := w.from.Store.Schema(w.ctx)
	if err != nil {
		return err
	}
	return w.out.json(headName, Head{format, version, schema, string(w.from.Contest), w.from.Store.Dialect(), w.options.Program, w.options.At.UTC()})
}

func (w *writing) tables() error {
	t := &tables{out: &w.out, told: func(rows int) { w.options.Progress(rows, 0) }}
	dump := w.from.Store.Dump
	if w.from.Contest != "" {
		dump = func(ctx context.Context, to store.Sink) error {
			return w.from.Store.DumpContest(ctx, w.from.Contest, to)
		}
	}
	err := dump(w.ctx, t)
	if err == nil {
		err = t.flush()
	}
	w.summary.Rows = t.rows
	return err
}

func (w *writing) objects() error {
	for file, err := range w.list() {
		if err != nil {
			return err
		}
		if err := w.object(file); err != nil {
			return err
		}
		w.options.Progress(w.summary.Rows, w.summary.Objects)
	}
	return nil
}

// list gives the objects to copy: all, or those of the contest.
func (w *writing) list() iter.Seq2[blob.File, error] {
	if w.from.Contest == "" {
		return w.from.Blobs.All(w.ctx)
	}
	return func(yield func(blob.File, error) bool) {
		digests, err := w.from.Store.Objects(w.ctx, w.from.Contest)
		if err != nil {
			yield(blob.File{}, err)
			return
		}
		for _, d := range digests {
			if !yield(blob.File{Digest: d}, nil) {
				return
			}
		}
	}
}

// object copies one that gives its digest. It is read twice: an entry that was
// begun cannot be taken back.
func (w *writing) object(file blob.File) error {
	var corrupt *blob.Corrupt
	switch err := blob.Verify(w.ctx, w.from.Blobs, file.Digest); {
	case errors.Is(err, blob.ErrNotFound):
		if w.from.Contest != "" { // of everything, it was taken away meanwhile
			w.summary.Missing = append(w.summary.Missing, file.Digest)
		}
		return nil
	case errors.As(err, &corrupt):
		w.summary.Damaged = append(w.summary.Damaged, file.Digest)
		return nil
	case err != nil:
		return err
	}
	file, err := w.from.Blobs.Stat(w.ctx, file.Digest)
	if err != nil {
		return err
	}
	content, err := w.from.Blobs.Open(w.ctx, file.Digest)
	if err != nil {
		return err
	}
	defer content.Close()
	w.summary.Objects++
	w.summary.Bytes += file.Size
	if err := w.out.entry(blobFolder+file.Digest, file.Size, content); err != nil {
		return fmt.Errorf("%s: %w", file.Digest, err)
	}
	return nil
}

func (w *writing) keys() error {
	if len(w.from.Keys) == 0 {
		return nil
	}
	w.summary.Keys = true
	return w.out.bytes(keysName, w.from.Keys)
}
