package secret

import "io/fs"

// checkMode has nothing to read in the mode: Windows keeps who may read in a list
// that comes from the folder.
func checkMode(string, fs.FileMode) error { return nil }
