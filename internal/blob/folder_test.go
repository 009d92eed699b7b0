package blob_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/blob"
)

const folderKey = "BLOB_FOLDER"

// The test binary runs itself as another process, which puts what it is sent.
func TestMain(m *testing.M) {
	if folder := os.Getenv(limitedKey); folder != "" {
		putLimited(folder)
		return
	}
	folder := os.Getenv(folderKey)
	if folder == "" {
		os.Exit(m.Run())
	}
	s, err := blob.OpenFolder(folder)
	if err == nil {
		_, err = s.Put(ctx, io.TeeReader(os.Stdin, firstRead{}))
	}
	fmt.Println(err)
}

// firstRead says that something was read, and is therefore about to be written.
type firstRead struct{}

func (firstRead) Write(p []byte) (int, error) {
	fmt.Println("lido")
	return len(p), nil
}

func folderPlace(t *testing.T) place {
	root := filepath.Join(t.TempDir(), "dados", "objetos")
	return place{
		open:   func(t *testing.T) blob.Store { return openFolder(t, root) },
		behind: func(d string) string { return filepath.Join(root, d[:2], d[2:4], d) },
		alone:  func(t *testing.T) { nothingWritten(t, root) },
	}
}

func openFolder(t *testing.T, root string) *blob.Folder {
	t.Helper()
	s, err := blob.OpenFolder(root)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// written are the files being written in a folder of objects.
func written(t *testing.T, root string) (names []string) {
	t.Helper()
	list, err := os.ReadDir(filepath.Join(root, "andamento"))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range list {
		if entry.Name() != "trava" {
			names = append(names, entry.Name())
		}
	}
	return names
}

func nothingWritten(t *testing.T, root string) {
	t.Helper()
	if names := written(t, root); len(names) != 0 {
		t.Errorf("left in the folder of what is written: %v", names)
	}
}

// A process killed while it puts: the next one finds nothing of it. While it
// lives, nobody touches what it writes.
func TestKilled(t *testing.T) {
	root := t.TempDir()
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), folderKey+"="+root)
	in, inErr := command.StdinPipe()
	out, outErr := command.StdoutPipe()
	if err := errors.Join(inErr, outErr, command.Start()); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(in, strings.Repeat("x", 1000)); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); err != nil || line != "lido\n" {
		t.Fatalf("%q, %v", line, err)
	}
	openFolder(t, root).Close()
	if names := written(t, root); len(names) != 1 {
		t.Errorf("the living writes %v", names)
	}
	if err := command.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = command.Wait()
	if names := written(t, root); len(names) != 1 {
		t.Fatalf("the dead left %v", names)
	}
	s := openFolder(t, root)
	nothingWritten(t, root)
	if got := all(t, s); len(got) != 0 {
		t.Errorf("half an object passed for one: %v", got)
	}
}

// Objects are for their owner only, and not to be edited.
func TestModes(t *testing.T) {
	root := filepath.Join(t.TempDir(), "objetos")
	s := openFolder(t, root)
	put(t, s, some(9))
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		info, infoErr := entry.Info()
		if err := errors.Join(err, infoErr); err != nil {
			return err
		}
		if info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s: %v", path, info.Mode())
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// Strange files among the objects are not objects.
func TestStrangeFiles(t *testing.T) {
	root := t.TempDir()
	s := openFolder(t, root)
	file := put(t, s, some(9))
	misplaced := filepath.Join(root, strings.Repeat("a", 64))
	if err := errors.Join(os.WriteFile(filepath.Join(root, "leia-me.txt"), nil, 0o600), os.WriteFile(misplaced, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	if got := all(t, s); len(got) != 1 || got[0] != file {
		t.Errorf("%v", got)
	}
}

// A root that is a file is refused at once, not at the first object.
func TestRootIsAFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "objetos")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := blob.OpenFolder(path); !errors.Is(err, fs.ErrExist) {
		t.Errorf("%v", err)
	}
}

// What is deleted while somebody reads it is read to the end.
func TestDeletedWhileRead(t *testing.T) {
	s := openFolder(t, t.TempDir())
	file := put(t, s, some(100))
	r, err := s.Open(ctx, file.Digest)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if err := s.Delete(ctx, file.Digest); err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(r); err != nil || len(got) != 100 {
		t.Errorf("%d bytes, %v", len(got), err)
	}
}
