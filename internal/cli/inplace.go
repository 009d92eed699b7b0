package cli

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
)

// writeInPlace writes a file beside its place and then puts it there: whatever
// stops it, the previous one stands.
func writeInPlace(target string, write func(io.Writer) error) error {
	if info, err := os.Stat(target); err == nil && info.IsDir() {
		return usageError(target + " é uma pasta; indique um arquivo com --saida")
	}
	file, err := os.CreateTemp(filepath.Dir(target), "."+filepath.Base(target)+"-*")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	defer file.Close()
	buffered := bufio.NewWriterSize(file, 1<<16)
	for _, step := range []func() error{
		func() error { return write(buffered) }, buffered.Flush, func() error { return file.Chmod(0o644) }, file.Close,
		func() error { return os.Rename(file.Name(), target) },
	} {
		if err := step(); err != nil {
			return renamed(err, file.Name(), target)
		}
	}
	return nil
}
