package run

import (
	"errors"
	"io/fs"
	"os"

	"golang.org/x/sys/unix"
)

// ReplaceFolder puts fresh in the place of target in one step: the kernel
// exchanges the two names, so that at no instant is there no result. What was
// the target is then fresh, which the caller removes.
func ReplaceFolder(fresh, target string) error {
	if _, err := os.Lstat(target); errors.Is(err, fs.ErrNotExist) {
		return os.Rename(fresh, target)
	}
	err := unix.Renameat2(unix.AT_FDCWD, fresh, unix.AT_FDCWD, target, unix.RENAME_EXCHANGE)
	if errors.Is(err, unix.EINVAL) || errors.Is(err, unix.ENOSYS) {
		return replaceInTwoSteps(fresh, target)
	}
	return err
}
