package blob

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"certame/internal/durable"
)

// Folder keeps each object in a file of its own, named by its digest, two folders
// below the root. The file is written in a folder beside, of the same file
// system, made durable and then moved.
type Folder struct {
	root string
	work *workplace
}

const (
	workFolder  = "andamento" // of what is being written; no digest is named so
	onlyOwner   = 0o700
	neverEdited = 0o400
)

// OpenFolder opens the objects in a folder, which is made if missing. What a
// process that died was writing is taken away.
func OpenFolder(root string) (*Folder, error) {
	if err := durable.Folder(filepath.Clean(root), onlyOwner); err != nil {
		return nil, err
	}
	work, err := openWorkplace(filepath.Join(root, workFolder))
	if err != nil {
		return nil, err
	}
	return &Folder{root, work}, nil
}

func (f *Folder) path(digest string) string {
	return filepath.Join(f.root, filepath.FromSlash(fanOut(digest)))
}

// Put moves over what is already there, for it may have been damaged.
func (f *Folder) Put(ctx context.Context, content io.Reader) (File, error) {
	temp, file, err := spool(ctx, f.work.folder, content)
	if err != nil {
		return File{}, err
	}
	defer os.Remove(temp.Name())
	path := f.path(file.Digest)
	if err := durable.Folder(filepath.Dir(path), onlyOwner); err != nil {
		return File{}, errors.Join(err, temp.Close())
	}
	if err := durable.Place(temp, path, neverEdited); err != nil {
		return File{}, err
	}
	return file, nil
}

// Open keeps one handle for the life of the reader: what is deleted meanwhile is
// read to the end.
func (f *Folder) Open(ctx context.Context, digest string) (io.ReadSeekCloser, error) {
	file, err := f.Stat(ctx, digest)
	if err != nil {
		return nil, err
	}
	handle, err := os.Open(f.path(digest))
	if err != nil {
		return nil, absent(err)
	}
	from := func(_ context.Context, offset int64) (io.ReadCloser, error) {
		return io.NopCloser(io.NewSectionReader(handle, offset, file.Size-offset)), ctx.Err()
	}
	return &folderReader{newVerified(ctx, file, from), handle}, nil
}

type folderReader struct {
	*verified
	handle *os.File
}

func (r *folderReader) Close() error { return r.handle.Close() }

// Stat is the size of the file, which is not read.
func (f *Folder) Stat(_ context.Context, digest string) (File, error) {
	if err := checkDigest(digest); err != nil {
		return File{}, err
	}
	info, err := os.Stat(f.path(digest))
	if err != nil {
		return File{}, absent(err)
	}
	return File{digest, info.Size()}, nil
}

// Has is Stat as a question.
func (f *Folder) Has(ctx context.Context, digest string) (bool, error) { return has(ctx, f, digest) }

// Delete leaves the folders, which other objects will use.
func (f *Folder) Delete(_ context.Context, digest string) error {
	if err := checkDigest(digest); err != nil {
		return err
	}
	err := os.Remove(f.path(digest))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return errors.Join(err, durable.SyncFolder(filepath.Dir(f.path(digest))))
}

// Close lets the next process take away what is left.
func (f *Folder) Close() error { return f.work.close() }

func absent(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return ErrNotFound
	}
	return err
}
