package secret

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"certame/internal/durable"

	"github.com/gofrs/flock"
)

const (
	ownerOnly   = 0o600
	ownerFolder = 0o700
)

// create makes keys in a folder only if there are none, also when two start at
// once.
func create(folder string) (keys *Keys, err error) {
	if err := durable.Folder(folder, ownerFolder); err != nil {
		return nil, err
	}
	path := filepath.Join(folder, fileName)
	err = locked(path, func() (err error) {
		if keys, err = fromFolder(folder); errors.Is(err, ErrNoKeys) {
			keys, err = place(path, New)
		}
		return err
	})
	return keys, err
}

// Create makes keys in a file where there is nothing.
func Create(path string) error {
	return locked(path, func() error {
		_, err := fromFile(path)
		if !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("já há um arquivo em %s, e chaves não se gravam por cima: o que elas selaram não se abriria mais. Escolha outro nome", path)
		}
		_, err = place(path, New)
		return err
	})
}

// Change puts other keys in the place of those of a file: rotated, retired. The
// others are there until the new ones are, durably.
func Change(path string, change func(*Keys) (*Keys, error)) (keys *Keys, err error) {
	err = locked(path, func() error {
		before, err := fromFile(path)
		if err != nil {
			return err
		}
		keys, err = place(path, func() (*Keys, error) { return change(before) })
		return err
	})
	return keys, err
}

// locked runs do while nobody else changes the file.
func locked(path string, do func() error) error {
	lock := flock.New(path+".trava", flock.SetPermissions(ownerOnly))
	if err := lock.Lock(); err != nil {
		return err
	}
	defer lock.Close()
	return do()
}

func place(path string, from func() (*Keys, error)) (*Keys, error) {
	keys, err := from()
	if err != nil {
		return nil, err
	}
	text, err := keys.Text()
	if err != nil {
		return nil, err
	}
	return keys, durable.Write(path, text, ownerOnly)
}
