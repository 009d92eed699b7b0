package bookfile

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"syscall"
	"time"

	"certame/internal/durable"

	"github.com/gofrs/flock"
)

// system is what the book asks of the operating system, so that tests can stop
// it between any two calls, fill the disk or lose what was not made durable.
type system interface {
	// lock tries the lock at least once, and until the context ends. A shared
	// one needs the file to exist.
	lock(ctx context.Context, path string, shared bool) (release func(), err error)
	open(path string, flag int) (handle, error)
	exists(path string) (bool, error)
	mkdir(path string) error
	rename(from, to string) error
	remove(path string) error
	// syncFolder makes the names in a folder durable.
	syncFolder(path string) error
}

// handle is an open file.
type handle interface {
	io.ReadWriteCloser
	io.WriterAt
	size() (int64, error)
	Truncate(size int64) error
	Sync() error
}

type realSystem struct{}

// pause between two attempts at the lock.
const pause = 5 * time.Millisecond

// everybody that the mask of the process lets: who may read and write the
// contest is a matter of its folder.
const everybody = 0o666

func (realSystem) lock(ctx context.Context, path string, shared bool) (release func(), err error) {
	// Open for writing: NFS gives an exclusive lock to nobody else.
	lock := flock.New(path, flock.SetFlag(os.O_CREATE|os.O_RDWR), flock.SetPermissions(everybody))
	try := lock.TryLock
	if shared {
		lock = flock.New(path, flock.SetFlag(os.O_RDONLY))
		try = lock.TryRLock
	}
	for {
		held, err := try()
		if held || err != nil {
			return func() { _ = lock.Unlock() }, err // the end of the process frees it too
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(pause):
		}
	}
}

func (realSystem) open(path string, flag int) (handle, error) {
	file, err := os.OpenFile(path, flag, everybody)
	if err != nil {
		return nil, err
	}
	return realFile{file}, nil
}

func (realSystem) exists(path string) (bool, error) {
	_, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}

func (realSystem) mkdir(path string) error      { return os.Mkdir(path, 0o777) }
func (realSystem) rename(from, to string) error { return os.Rename(from, to) }
func (realSystem) remove(path string) error     { return os.Remove(path) }

type realFile struct{ *os.File }

func (f realFile) size() (int64, error) {
	info, err := f.Stat()
	switch {
	case err != nil:
		return 0, err
	case info.IsDir():
		return 0, &fs.PathError{Op: "read", Path: f.Name(), Err: syscall.EISDIR}
	}
	return info.Size(), nil
}

func (realSystem) syncFolder(path string) error { return durable.SyncFolder(path) }
