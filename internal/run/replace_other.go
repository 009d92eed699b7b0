//go:build !linux

package run

import (
	"errors"
	"io/fs"
	"os"
)

// ReplaceFolder puts fresh in the place of target.
func ReplaceFolder(fresh, target string) error {
	if _, err := os.Lstat(target); errors.Is(err, fs.ErrNotExist) {
		return os.Rename(fresh, target)
	}
	return replaceInTwoSteps(fresh, target)
}
