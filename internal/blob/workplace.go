package blob

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"certame/internal/durable"
	"github.com/gofrs/flock"
)

// workplace is the folder of files being written. Every process that uses it
// holds the lock, shared; who gets it alone knows that nobody is writing, so that
// whatever lies there was left by the dead. The system frees the lock of a process
// that dies: no clock has to guess what is old.
type workplace struct {
	folder string
	lock   *flock.Flock
}

const (
	lockName     = "trava"
	beingWritten = "novo-*"
)

func openWorkplace(folder string) (*workplace, error) {
	if err := durable.Folder(folder, onlyOwner); err != nil {
		return nil, err
	}
	w := &workplace{folder, flock.New(filepath.Join(folder, lockName), flock.SetPermissions(0o600))}
	alone, err := w.lock.TryLock()
	if err != nil {
		return nil, err
	}
	if alone {
		// Between the two locks another may come and clean too: nothing is written yet.
		if err := errors.Join(w.clean(), w.lock.Unlock()); err != nil {
			return nil, err
		}
	}
	return w, w.lock.RLock()
}

func (w *workplace) clean() error {
	left, err := filepath.Glob(filepath.Join(w.folder, beingWritten))
	if err != nil {
		return err
	}
	for _, path := range left {
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

func (w *workplace) close() error { return w.lock.Close() }
