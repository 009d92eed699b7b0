package writing

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"certame/internal/cli/usage"
	"certame/internal/render/papers"
)

// Papers puts every paper in a new folder in one step. A folder that has
// anything is refused: papers there may have been filled in.
func Papers(target, format string, list []papers.Paper) error {
	target = filepath.Clean(target)
	if entries, err := os.ReadDir(target); err == nil && len(entries) > 0 {
		return usage.Error(target + " já tem arquivos, que podem estar preenchidos, e não foi alterada. Indique outra pasta com --saida")
	}
	fresh, err := os.MkdirTemp(filepath.Dir(target), "."+filepath.Base(target)+"-novo-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(fresh)
	for i := range list {
		if err := writePaper(fresh, format, &list[i]); err != nil {
			return err
		}
	}
	if err := os.Chmod(fresh, 0o755); err != nil {
		return err
	}
	if err := os.Remove(target); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return os.Rename(fresh, target)
}

func writePaper(folder, format string, p *papers.Paper) error {
	data, mode, closed := p.Text(), fs.FileMode(0o644), fs.FileMode(0o755)
	if format == "pdf" {
		var err error
		if data, err = p.PDF(); err != nil {
			return err
		}
	}
	if p.Restricted {
		mode, closed = 0o600, 0o700
	}
	place := filepath.Join(folder, p.Folder())
	if err := os.MkdirAll(place, closed); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(place, PaperPath(p, format)), data, mode)
}

// PaperPath is the name of the file of a paper.
func PaperPath(p *papers.Paper, format string) string { return p.Name + "." + format }
