package pgtest

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"syscall"
)

// folderOf is the pattern of the folders of the servers of a process: its number is in
// the name, so that another one knows whose it was.
const folderOf = "pgtest-%d-"

// swept takes away, once, what processes that were killed left.
var swept sync.Once

// newFolder is a folder for a server of this process.
func newFolder() (string, error) {
	swept.Do(func() { sweep(os.TempDir()) })
	return os.MkdirTemp("", fmt.Sprintf(folderOf, os.Getpid()))
}

// sweep takes away the folders of processes that are no more. What does not go stays for
// the next one: it is nothing that a test should fail for.
func sweep(place string) {
	list, _ := filepath.Glob(filepath.Join(place, "pgtest-*-*"))
	for _, folder := range list {
		var pid int
		if _, err := fmt.Sscanf(filepath.Base(folder), folderOf, &pid); err == nil && errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) {
			_ = os.RemoveAll(folder)
		}
	}
}
