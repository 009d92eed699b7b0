package inspection

import (
	"os"
	"runtime"

	"certame/internal/settings"
)

// filesOf are the keys that name a file.
func filesOf() (list []settings.Key) {
	for _, k := range settings.Keys() {
		if k.File() {
			list = append(list, k)
		}
	}
	return list
}

// exposed says whether other accounts of the machine may read it; Windows says it otherwise.
func exposed(info os.FileInfo) bool {
	return runtime.GOOS != "windows" && info.Mode().Perm()&0o077 != 0
}
