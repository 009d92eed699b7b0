package cli

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
)

// writeWhole puts bytes in their place in one step.
func writeWhole(path string, data []byte) error {
	return placeWhole(path, func(f *os.File) error {
		_, err := f.Write(data)
		return err
	})
}

// writeInPlace puts in its place a file that the caller named.
func writeInPlace(target string, write func(io.Writer) error) error {
	if info, err := os.Stat(target); err == nil && info.IsDir() {
		return usageError(target + " é uma pasta; indique um arquivo com --saida")
	}
	return placeWhole(target, func(f *os.File) error {
		buffered := bufio.NewWriterSize(f, 1<<16)
		if err := write(buffered); err != nil {
			return err
		}
		return buffered.Flush()
	})
}

// placeWhole writes a file beside its place and moves it there when it is whole:
// whatever stops it, nothing of it is left and the previous one stands.
func placeWhole(path string, write func(*os.File) error) error {
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
			return renamed(err, file.Name(), path)
		}
	}
	return nil
}
