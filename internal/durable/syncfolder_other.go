//go:build !windows

package durable

import (
	"errors"
	"os"
	"syscall"
)

// SyncFolder makes the names in a folder durable.
func SyncFolder(path string) error {
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
