package durable

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Write puts bytes in their place. The mode is exact, whatever the mask of the
// process: a key that others may read is not a key.
func Write(path string, data []byte, mode fs.FileMode) error {
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	if _, err := file.Write(data); err != nil {
		return errors.Join(err, file.Close())
	}
	return Place(file, path, mode)
}

// Place ends the writing of a file and moves it to its place, in the same file
// system, over whatever is there. The file is closed in any case.
func Place(file *os.File, path string, mode fs.FileMode) error {
	err := errors.Join(file.Sync(), file.Chmod(mode))
	if err := errors.Join(err, file.Close()); err != nil {
		return err
	}
	if err := os.Rename(file.Name(), path); err != nil {
		return err
	}
	return SyncFolder(filepath.Dir(path))
}

// WriteNew puts bytes where nothing is yet: fs.ErrExist when something is, which stays
// as it was. A writing that fails leaves nothing.
func WriteNew(path string, data []byte, mode fs.FileMode) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	if err := errors.Join(err, file.Sync(), file.Close()); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return SyncFolder(filepath.Dir(path))
}

// Folder makes a folder and those above it that are missing, each with its name
// durable in the one above: a file in a folder without a name is lost.
func Folder(path string, mode fs.FileMode) error {
	err := os.Mkdir(path, mode)
	switch {
	case err == nil:
		return SyncFolder(filepath.Dir(path))
	case errors.Is(err, fs.ErrExist):
		return alreadyFolder(path, err)
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	if err := Folder(filepath.Dir(path), mode); err != nil {
		return err
	}
	return Folder(path, mode)
}

func alreadyFolder(path string, exists error) error {
	info, err := os.Stat(path)
	if err == nil && !info.IsDir() {
		return exists
	}
	return err
}
