//go:build unix && !netbsd && !openbsd && !solaris && !aix

package durable

import "golang.org/x/sys/unix"

// Free is how many bytes there still are for this account on the disk of a folder.
func Free(folder string) (uint64, error) {
	var s unix.Statfs_t
	if err := unix.Statfs(folder, &s); err != nil {
		return 0, err
	}
	return uint64(s.Bavail) * uint64(s.Bsize), nil //nolint:unconvert,gosec // the types differ between systems, and none is negative
}
