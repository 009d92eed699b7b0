package lookup

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"slices"

	"certame/edital"
	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/render/lists"
	"certame/internal/secret"
	"certame/internal/store"
)

// documentFile is what the fragments are made of, and nothing else is.
const documentFile = lists.Name + ".csv"

// Prepare makes the packs that are missing, of acts released and of those that wait.
// One act that fails does not keep the others from theirs.
func (d *Desk) Prepare(ctx context.Context, progress func(done, total int)) error {
	acts, err := d.db.ActsWithoutLookup(ctx, docket.Lists)
	for i, a := range acts {
		progress(i, len(acts))
		err = errors.Join(err, d.prepare(ctx, a))
	}
	return err
}

func (d *Desk) prepare(ctx context.Context, a store.Act) error {
	a, err := d.db.Act(ctx, a.Contest, a.Number)
	if err != nil {
		return err
	}
	document, digest, err := d.document(ctx, a)
	if err != nil {
		return err
	}
	defer document.Close()
	titles, err := d.titles(ctx, a)
	if err != nil {
		return err
	}
	prepared, err := docket.PreparedOf(a.Payload)
	if err != nil {
		return err
	}
	return d.keep(ctx, a, func(to io.Writer) error {
		_, err := build(ctx, to, document, About{prepared.Contest, a.Number, prepared.State, digest}, titles)
		return err
	})
}

// document is the list as it is published for machines.
func (d *Desk) document(ctx context.Context, a store.Act) (content io.ReadCloser, digest string, err error) {
	at := slices.IndexFunc(a.Files, func(f store.File) bool { return f.Name == documentFile })
	if at < 0 {
		return nil, "", blob.ErrNotFound
	}
	content, err = d.blobs.Open(ctx, a.Files[at].Digest)
	return content, a.Files[at].Digest, err
}

// titles are those that the document itself has in its other formats.
func (d *Desk) titles(ctx context.Context, a store.Act) (Titles, error) {
	v, err := d.db.Version(ctx, a.Contest, a.Version)
	if err != nil {
		return Titles{}, err
	}
	terms, err := d.docket.Terms(ctx, a.Contest, v.Revision)
	if err != nil {
		return Titles{}, err
	}
	of := func(title func(*edital.Terms, string) string) func(string) string {
		return func(code string) string { return title(terms, code) }
	}
	return Titles{of(lists.PostTitle), of(lists.ListTitle)}, nil
}

// keep seals a pack as it is written: in the clear it is nowhere but in memory.
func (d *Desk) keep(ctx context.Context, a store.Act, write func(io.Writer) error) error {
	key, wrapped, err := d.keys.NewObject(whereOf(a.Contest, a.Number))
	if err != nil {
		return err
	}
	sum, size := sha256.New(), counter(0)
	file, err := d.put(ctx, key, func(to io.Writer) error { return write(io.MultiWriter(to, sum, &size)) })
	if err != nil {
		return err
	}
	err = d.db.AddLookupPack(ctx, store.LookupPack{
		Contest: a.Contest, Act: a.Number, Size: int64(size), Digest: hex.EncodeToString(sum.Sum(nil)), Object: file.Digest, Wrapped: wrapped,
	})
	if err == nil {
		return nil
	}
	if swept := d.blobs.Delete(ctx, file.Digest); !errors.Is(err, store.ErrTaken) { // else another machine made it too
		return errors.Join(err, swept)
	}
	return nil
}

func (d *Desk) put(ctx context.Context, key secret.Object, write func(io.Writer) error) (blob.File, error) {
	from, to := io.Pipe()
	go func() { to.CloseWithError(write(to)) }()
	defer from.Close() //nolint:errcheck // who writes ends, whatever stops who reads
	sealed, err := key.Encrypt(from)
	if err != nil {
		return blob.File{}, err
	}
	return d.blobs.Put(ctx, sealed)
}

type counter int64

func (c *counter) Write(p []byte) (int, error) {
	*c += counter(len(p))
	return len(p), nil
}

// Reseal wraps again, by the newest master key, the keys that an older one wrapped.
func (d *Desk) Reseal(ctx context.Context) error {
	packs, err := d.db.LookupPacks(ctx)
	for _, p := range packs {
		if !d.keys.Stale(p.Wrapped) {
			continue
		}
		again, wrapErr := d.keys.Rewrap(whereOf(p.Contest, p.Act), p.Wrapped)
		if wrapErr == nil {
			wrapErr = d.db.RewrapLookupPack(ctx, p, again)
		}
		if !errors.Is(wrapErr, store.ErrNotFound) { // else it has just changed
			err = errors.Join(err, wrapErr)
		}
	}
	return err
}
