package openpack

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"certame/contest"
	"certame/internal/render/tables"
	"certame/internal/run"
)

// Recompute computes the contest of a folder and writes its tables in another:
// what a package holds, and what whoever verifies it makes again.
func Recompute(ctx context.Context, input, output string) (*contest.Outcome, error) {
	l, err := run.Load(input, nil)
	if err != nil {
		return nil, err
	}
	o, err := l.Compute(ctx, true)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(output, 0o755); err != nil {
		return nil, err
	}
	return o, tables.WriteAll(ctx, output, o, tables.Options{Style: tables.ForMachines, Version: run.Engine, Inputs: l.InputDigests()})
}

// digestFolder is the digest of every file of a folder, by name.
func digestFolder(folder string) (files []File, err error) {
	err = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		if err != nil {
			return err
		}
		f, err := digestFile(path)
		f.Name = filepath.ToSlash(name)
		files = append(files, f)
		return err
	})
	slices.SortFunc(files, func(a, b File) int { return strings.Compare(a.Name, b.Name) })
	return files, err
}

func digestFile(path string) (File, error) {
	file, err := os.Open(path)
	if err != nil {
		return File{}, err
	}
	defer file.Close()
	sum := sha256.New()
	n, err := io.Copy(sum, file)
	return File{SHA256: hex.EncodeToString(sum.Sum(nil)), Size: n}, err
}
