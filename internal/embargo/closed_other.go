//go:build !windows

package embargo

import "io/fs"

// closed reports whether only its owner may read a folder.
func closed(info fs.FileInfo) bool { return info.Mode().Perm()&0o077 == 0 }
