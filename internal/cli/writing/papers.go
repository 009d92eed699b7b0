package writing

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

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

// FileName writes a registration number as the name of a file, so that different
// numbers have different names and none leaves the folder.
func FileName(id string) string {
	var b strings.Builder
	for _, c := range []byte(id) {
		switch {
		case c >= '0' && c <= '9', c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c == '-':
			b.WriteByte(c)
		default:
			fmt.Fprintf(&b, "_%02x", c)
		}
	}
	return b.String()
}
