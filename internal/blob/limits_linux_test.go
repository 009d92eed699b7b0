package blob_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"

	"certame/internal/blob"
)

const limitedKey = "BLOB_LIMITED"

// putLimited puts under a limit of the size of files, which leaves half of a write
// done, as a full disk does.
func putLimited(folder string) {
	err := unix.Setrlimit(unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: 10_000, Max: 10_000})
	var s *blob.Folder
	if err == nil {
		s, err = blob.OpenFolder(folder)
	}
	if err == nil {
		_, err = s.Put(ctx, os.Stdin)
	}
	fmt.Println(errors.Is(err, syscall.EFBIG), err)
}

// A disk that fills in the middle of an object: the error says so, nothing of it is
// left, and what was there stands.
func TestFullDisk(t *testing.T) {
	root := t.TempDir()
	s := openFolder(t, root)
	before := put(t, s, some(5000))
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), limitedKey+"="+root)
	command.Stdin = strings.NewReader(strings.Repeat("x", 100_000))
	said, err := command.Output()
	if err != nil || !strings.HasPrefix(string(said), "true ") {
		t.Fatalf("%s, %v", said, err)
	}
	nothingWritten(t, root)
	if got := all(t, s); len(got) != 1 || got[0] != before {
		t.Errorf("%v", got)
	}
	if err := blob.Verify(ctx, s, before.Digest); err != nil {
		t.Error(err)
	}
}
