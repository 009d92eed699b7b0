package demo

import (
	"io"
	"os"
	"path/filepath"
)

// Write writes the folder of a contest, which must not hold one already.
func (s Spec) Write(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	if err := writeNew(filepath.Join(folder, "edital.yaml"), s.WriteEdital); err != nil {
		return err
	}
	return writeNew(filepath.Join(folder, "candidatos.csv"), s.WriteCandidates)
}

// writeNew writes a file beside its place and renames it: a stopped run leaves
// no half file.
func writeNew(path string, write func(io.Writer) error) error {
	file, err := os.CreateTemp(filepath.Dir(path), ".novo-")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	defer file.Close()
	if err := write(file); err != nil {
		return err
	}
	if err := file.Chmod(0o644); err != nil {
		return err
	}
	if err := file.Close(); err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}
