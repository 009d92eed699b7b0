package docket

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"

	"certame/internal/intake"
	"certame/internal/run"
)

// Limits of a folder that comes packed: a small file that grows without end when
// opened is refused before it fills the disk.
const (
	zipFiles = 200
	zipMost  = 4 << 30
)

// Unpack adds the files of a packed folder; what is there by itself stands over it.
// What it opens is closed by who calls, also after an error.
func Unpack(from io.ReaderAt, size int64, into Files) (open []io.Closer, err error) {
	archive, err := zip.NewReader(from, size)
	if err != nil {
		return nil, zipFault("não é um arquivo zip legível", "Compacte a pasta de novo e envie")
	}
	if len(archive.File) > zipFiles {
		return nil, zipFault(fmt.Sprintf("tem %d arquivos", len(archive.File)), fmt.Sprintf("A pasta de um certame tem no máximo %d", zipFiles))
	}
	left := &budget{zipMost}
	top := folderOf(archive.File)
	for _, f := range archive.File {
		name := strings.TrimPrefix(f.Name, top)
		if f.FileInfo().IsDir() || into[name] != nil || strings.HasPrefix(path.Base(name), ".") || strings.HasPrefix(f.Name, "__MACOSX/") {
			continue
		}
		content, err := f.Open()
		if err != nil {
			return open, zipFault("o arquivo "+name+" não pôde ser aberto", "Compacte a pasta de novo, sem senha, e envie")
		}
		open = append(open, content)
		into[name] = &bounded{content, left}
	}
	return open, nil
}

// folderOf is the folder in which everything is, when people pack the folder itself.
func folderOf(list []*zip.File) string {
	for _, f := range list {
		if base, is := strings.CutSuffix(f.Name, run.EditalFile); is && (base == "" || strings.Count(base, "/") == 1) {
			return base
		}
	}
	return ""
}

func zipFault(what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: "pasta.zip", What: what, Remedy: remedy}})
}

// budget is what all the files of a packed folder may grow to, together.
type budget struct{ left int64 }

type bounded struct {
	from io.Reader
	of   *budget
}

func (b *bounded) Read(p []byte) (int, error) {
	n, err := b.from.Read(p)
	if b.of.left -= int64(n); b.of.left < 0 {
		return n, zipFault("cresce demais quando aberto", "Envie só os arquivos do certame")
	}
	if errors.Is(err, zip.ErrChecksum) || errors.Is(err, zip.ErrFormat) {
		return n, zipFault("chegou danificado", "Compacte a pasta de novo e envie")
	}
	return n, err
}
