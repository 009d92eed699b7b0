package embargo

import "io/fs"

// closed cannot be told here: who may read a folder is in lists that the mode does
// not show.
func closed(fs.FileInfo) bool { return true }
