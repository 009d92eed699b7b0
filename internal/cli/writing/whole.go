package writing

import (
	"bufio"
	"io"
	"os"
	"path/filepath"

	"certame/internal/cli/usage"
)

// Whole puts bytes in their place in one step.
func Whole(path string, data []byte) error {
	return Place(path, func(f *os.File) error {
		_, err := f.Write(data)
		return err
	})
}

// InPlace puts in its place a file that the caller named.
func InPlace(target string, write func(io.Writer) error) error {
	if info, err := os.Stat(target); err == nil && info.IsDir() {
		return usage.Error(target + " é uma pasta; indique um arquivo com --saida")
	}
	return Place(target, func(f *os.File) error {
		buffered := bufio.NewWriterSize(f, 1<<16)
		if err := write(buffered); err != nil {
			return err
		}
		return buffered.Flush()
	})
}

// Place writes a file beside its place and moves it there when it is whole:
// whatever stops it, nothing of it is left and the previous one stands.
func Place(path string, write func(*os.File) error) error {
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	defer file.Close()
	for _, step := range []func() error{
		func() error { return write(file) }, func() error { return file.Chmod(0o644) }, file.Close,
		func() error { return os.Rename(file.Name(), path) },
	} {
		if err := step(); err != nil {
			return Renamed(err, file.Name(), path)
		}
	}
	return nil
}
