package archive_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"testing"

	"certame/internal/archive"
	"certame/internal/blob"
	"certame/internal/pgtest"
	"certame/internal/store"
)

// The test binary runs itself as another program, which restores what comes to it.
const addressKey, folderKey = "ARCHIVE_ADDRESS", "ARCHIVE_FOLDER"

func TestMain(m *testing.M) {
	if os.Getenv(addressKey) == "" {
		pgtest.Main(m)
	}
	if err := restoreInput(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func restoreInput() error {
	db, err := store.Open(ctx, os.Getenv(addressKey))
	if err != nil {
		return err
	}
	blobs, err := blob.OpenFolder(os.Getenv(folderKey))
	if err != nil {
		return err
	}
	copied, err := archive.Read(os.Stdin)
	if err != nil {
		return err
	}
	_, err = copied.Into(ctx, db, archive.Target{Blobs: blobs, Progress: func(rows, objects int) {
		if objects > 0 { // every row was given to the database
			fmt.Println(rows)
		}
	}})
	return err
}

// A program killed while it restores, after every row and before the last object,
// leaves an installation in which nothing is, and where the copy is restored next.
func TestKilledWhileRestoring(t *testing.T) {
	for name, fresh := range databases {
		t.Run(name, func(t *testing.T) {
			source, _ := filled(t, "SQLite")
			_, file := written(t, source, "", nil)
			target := site{folder: t.TempDir()}
			address := fresh(t)
			target.db = must(store.Open(ctx, address))(t)
			t.Cleanup(func() { target.db.Close() })

			command := exec.Command(os.Args[0])
			command.Env = append(os.Environ(), addressKey+"="+address, folderKey+"="+target.folder)
			command.Stderr = os.Stderr
			in, inErr := command.StdinPipe()
			out, outErr := command.StdoutPipe()
			if err := errors.Join(inErr, outErr, command.Start()); err != nil {
				t.Fatal(err)
			}
			fed := make(chan error, 1)
			go func() { _, err := in.Write(file[:len(file)-100]); fed <- err }() // and it waits for the rest
			if _, err := io.ReadFull(out, make([]byte, 1)); err != nil {
				t.Fatal(err)
			}
			if err := command.Process.Kill(); err != nil {
				t.Fatal(err)
			}
			_ = command.Wait() // killed
			<-fed

			if !must(target.db.Empty(ctx))(t) {
				t.Fatal("something was left")
			}
			target.blobs = must(blob.OpenFolder(target.folder))(t)
			t.Cleanup(func() { target.blobs.Close() })
			must(restore(target, file, nil))(t)
			if objects(t, target) != objects(t, source) {
				t.Fatal("the objects are others")
			}
		})
	}
}
