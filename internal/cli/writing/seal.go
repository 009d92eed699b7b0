package writing

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"certame/internal/cli/usage"
	"certame/internal/run"
)

// SealFolder fills a folder that nobody else can read and then puts it in its
// place in one step: nothing of a version can be read before all of it is there.
// A folder with the very same files stays as it is. One with others is replaced
// only if each of them is of the kind that ours says can be made again; what was
// published never is.
func SealFolder(target string, ours func(name string) bool, fill func(folder string) error) error {
	target = filepath.Clean(target)
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return err
	}
	fresh, err := os.MkdirTemp(filepath.Dir(target), "."+filepath.Base(target)+"-novo-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(fresh)
	if err := fill(fresh); err != nil {
		return Renamed(err, fresh, target)
	}
	if err := os.Chmod(fresh, 0o755); err != nil {
		return err
	}
	there, err := os.ReadDir(target)
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(there) == 0 {
		return os.Rename(fresh, target)
	}
	if err != nil {
		return err
	}
	if same, err := sameFiles(fresh, target, there); same || err != nil {
		return err
	}
	if slices.ContainsFunc(there, func(e fs.DirEntry) bool { return e.IsDir() || !ours(e.Name()) }) {
		return usage.Error(target + " já tem outros arquivos, que podem ter sido publicados, e não foi alterada. Indique outra pasta com --saida")
	}
	return run.ReplaceFolder(fresh, target)
}

// NeverOurs is for what may have been published.
func NeverOurs(string) bool { return false }

// Renamed tells of the file or folder that people know, not of the one being
// filled.
func Renamed(err error, fresh, target string) error {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		if inside, relErr := filepath.Rel(fresh, path.Path); relErr == nil && filepath.IsLocal(inside) {
			path.Path = filepath.Join(target, inside)
		}
	}
	return err
}

// sameFiles reports whether two folders have the same files with the same bytes.
func sameFiles(fresh, target string, there []fs.DirEntry) (bool, error) {
	made, err := os.ReadDir(fresh)
	if err != nil || len(made) != len(there) {
		return false, err
	}
	for i, entry := range made {
		if entry.Name() != there[i].Name() || there[i].IsDir() {
			return false, nil
		}
		same, err := sameBytes(filepath.Join(fresh, entry.Name()), filepath.Join(target, entry.Name()))
		if err != nil || !same {
			return false, err
		}
	}
	return true, nil
}

func sameBytes(a, b string) (bool, error) {
	first, err := os.ReadFile(a)
	if err != nil {
		return false, err
	}
	second, err := os.ReadFile(b)
	return bytes.Equal(first, second), err
}
