package inspection

import (
	"slices"

	"golang.org/x/sys/unix"
)

// remote says whether a folder is on the disk of another machine.
func remote(folder string) bool {
	var s unix.Statfs_t
	if unix.Statfs(folder, &s) != nil {
		return false
	}
	return slices.Contains([]int64{unix.NFS_SUPER_MAGIC, unix.SMB_SUPER_MAGIC, unix.SMB2_SUPER_MAGIC, unix.CIFS_SUPER_MAGIC, unix.V9FS_MAGIC, unix.CEPH_SUPER_MAGIC, unix.FUSE_SUPER_MAGIC}, int64(s.Type)) //nolint:unconvert // its type differs between machines
}

// synchronised says whether somebody keeps the clock of the machine right, if it is known.
func synchronised() (right, known bool) {
	var t unix.Timex
	state, err := unix.Adjtimex(&t)
	return state != unix.TIME_ERROR && t.Status&unix.STA_UNSYNC == 0, err == nil
}
