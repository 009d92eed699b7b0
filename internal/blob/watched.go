package blob

import (
	"context"
	"errors"
	"io"
)

// Watch is told of each use of a store: it gives the context to go on with, and what to
// call at the end. It never learns a digest: that of a small document would tell which.
type Watch func(ctx context.Context, operation string) (context.Context, func(error))

// Watched is a store whose uses are told to watch.
func Watched(s Store, watch Watch) Store { return &watched{s, watch} }

type watched struct {
	Store
	watch Watch
}

// told ends the watching; that something is not there is an answer, not a fault.
func told(ended func(error), err error) {
	if errors.Is(err, ErrNotFound) {
		err = nil
	}
	ended(err)
}

func (w *watched) Put(ctx context.Context, content io.Reader) (File, error) {
	ctx, ended := w.watch(ctx, "gravar")
	f, err := w.Store.Put(ctx, content)
	told(ended, err)
	return f, err
}

func (w *watched) Open(ctx context.Context, digest string) (io.ReadSeekCloser, error) {
	_, ended := w.watch(ctx, "abrir")
	content, err := w.Store.Open(ctx, digest) // which is read after this returns, in the context of who asks
	told(ended, err)
	return content, err
}

func (w *watched) Stat(ctx context.Context, digest string) (File, error) {
	ctx, ended := w.watch(ctx, "conferir")
	f, err := w.Store.Stat(ctx, digest)
	told(ended, err)
	return f, err
}

func (w *watched) Has(ctx context.Context, digest string) (bool, error) {
	ctx, ended := w.watch(ctx, "conferir")
	there, err := w.Store.Has(ctx, digest)
	told(ended, err)
	return there, err
}

func (w *watched) Delete(ctx context.Context, digest string) error {
	ctx, ended := w.watch(ctx, "apagar")
	err := w.Store.Delete(ctx, digest)
	told(ended, err)
	return err
}
