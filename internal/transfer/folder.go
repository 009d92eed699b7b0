package transfer

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/bookfile"
	"certame/internal/run"
	"certame/internal/store"
)

// HistoryFile is, in the folder of a contest, what it was before: a copy of the
// contest, as certame backup writes it.
const HistoryFile = "historico.certame"

// Folder is the folder of a contest, read and understood.
type Folder struct {
	Path    string
	Content Content
	Loaded  *run.Loaded
	History bool     // there is a HistoryFile
	Left    []string // what is there and is no part of the contest: results, notes
}

// ReadFolder reads the folder as apurar does, so that nothing that cannot be read
// is kept, and lists what of it is the contest.
func ReadFolder(ctx context.Context, path string) (*Folder, error) {
	loaded, err := run.Load(path, nil)
	if err != nil {
		return nil, err
	}
	f := &Folder{Path: path, Loaded: loaded, Content: Content{Lines: loaded.Lines}}
	err = filepath.WalkDir(path, func(place string, entry fs.DirEntry, err error) error {
		if err = errors.Join(err, ctx.Err()); err != nil || place == path {
			return err
		}
		return f.visit(place, entry)
	})
	return f, err
}

func (f *Folder) visit(place string, entry fs.DirEntry) error {
	name, err := filepath.Rel(f.Path, place)
	if err != nil {
		return err
	}
	name = filepath.ToSlash(name)
	switch {
	case name == run.FactsFile || name == bookfile.LockName: // the book comes by its lines
	case name == bookfile.TableDir && entry.IsDir(): // and its tables by their digests
		return fs.SkipDir
	case name == HistoryFile:
		f.History = true
	case entry.IsDir() && f.Loaded.Terms.DrawFolder != "" && f.Loaded.Terms.DrawFolder == name:
	case entry.IsDir():
		f.Left = append(f.Left, name+"/")
		return fs.SkipDir
	case !entry.Type().IsRegular() || strings.HasPrefix(entry.Name(), "."):
		f.Left = append(f.Left, name)
	default:
		file, err := digested(place)
		file.Name = name
		f.Content.Files = append(f.Content.Files, file)
		return err
	}
	return nil
}

func digested(path string) (store.File, error) {
	file, err := os.Open(path)
	if err != nil {
		return store.File{}, err
	}
	defer file.Close()
	sum := sha256.New()
	size, err := io.Copy(sum, file)
	return store.File{Digest: hex.EncodeToString(sum.Sum(nil)), Size: size}, err
}

func (f *Folder) place(name string) string { return filepath.Join(f.Path, filepath.FromSlash(name)) }
