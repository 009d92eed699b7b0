//go:build !windows

package actlog

import (
	"errors"
	"os"
	"syscall"
)

// syncFolder puts on the disk the names of a folder.
func syncFolder(path string) error {
	folder, err := os.Open(path)
	if err != nil {
		return err
	}
	defer folder.Close()
	err = folder.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, errors.ErrUnsupported) {
		return nil // a file system that stores names at once, or gives no better
	}
	return err
}
