package bookfile

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
)

// Repaired is what was taken from the book, and the name of the file that keeps it.
type Repaired struct {
	Text []byte
	Kept string
}

// Repair takes the torn line from the book and keeps it in a file beside; the
// complete lines stay as they are, even those that reading would refuse. Nil says
// that there was nothing to repair.
func (b *Book) Repair(ctx context.Context) (*Repaired, error) {
	const unfinished = "o reparo não foi concluído, e nada se perdeu"
	release, err := b.holdToWrite(ctx, unfinished)
	if err != nil {
		return nil, err
	}
	defer release()
	data, err := b.bytes()
	if err != nil {
		return nil, err
	}
	torn := split(data).Torn
	if torn == nil {
		return nil, nil
	}
	kept, err := b.keep(torn.Text)
	if err == nil {
		err = b.cutTo(torn.Offset)
	}
	if err != nil {
		return nil, &Failed{What: unfinished, Cause: err}
	}
	return &Repaired{torn.Text, filepath.Base(kept)}, nil
}

// keep stores what is to be taken, name included, before it is taken.
func (b *Book) keep(text []byte) (path string, err error) {
	file, path, err := b.createNext(b.path(tornPrefix))
	if err != nil {
		return "", err
	}
	err = errors.Join(writeDurably(file, file, text), file.Close())
	if err != nil {
		return "", errors.Join(err, b.system.remove(path))
	}
	return path, b.system.syncFolder(b.Folder)
}

// createNext creates the first of prefix1, prefix2… that does not exist.
func (b *Book) createNext(prefix string) (file handle, path string, err error) {
	for n := 1; ; n++ {
		path = prefix + strconv.Itoa(n)
		file, err = b.system.open(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL)
		if !errors.Is(err, fs.ErrExist) {
			return file, path, err
		}
	}
}
