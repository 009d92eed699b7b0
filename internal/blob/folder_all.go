package blob

import (
	"context"
	"errors"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
)

var errStop = errors.New("quem percorria parou")

// All walks the folders, which are in the order of the digests. What is not named
// as this package names is none of its business.
func (f *Folder) All(ctx context.Context) iter.Seq2[File, error] {
	return func(yield func(File, error) bool) {
		err := fs.WalkDir(os.DirFS(f.root), ".", func(path string, entry fs.DirEntry, err error) error {
			if err := errors.Join(err, ctx.Err()); err != nil {
				return err
			}
			file, ours := kept(path, entry)
			if ours && !yield(file, nil) {
				return errStop
			}
			return nil
		})
		if err != nil && !errors.Is(err, errStop) {
			yield(File{}, err)
		}
	}
}

// kept is the object in a file. One that is deleted meanwhile is not there.
func kept(path string, entry fs.DirEntry) (File, bool) {
	digest := filepath.Base(path)
	if entry.IsDir() || !isDigest(digest) || path != fanOut(digest) {
		return File{}, false
	}
	info, err := entry.Info()
	if err != nil {
		return File{}, false
	}
	return File{digest, info.Size()}, true
}
