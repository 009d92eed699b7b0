package result

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Verify reads every file that the manifest lists and refuses the folder when
// one is gone or is not what was computed. progress is told the bytes read.
func (f *Folder) Verify(ctx context.Context, progress func(done, total int)) error {
	total, done := int64(0), int64(0)
	for _, output := range f.Manifest.Outputs {
		total += output.Size
	}
	for _, output := range f.Manifest.Outputs {
		if output.Name != filepath.Base(output.Name) {
			return f.refuse(manifestFile, 0, "o manifesto cita um arquivo de fora da pasta", anew)
		}
		sum, err := digest(ctx, filepath.Join(f.Path, output.Name))
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return f.refuse(output.Name, 0, "o manifesto cita este arquivo, e ele não está na pasta", anew)
		case err != nil:
			return err
		case sum != output.SHA256:
			return f.refuse(output.Name, 0, "o arquivo não é o que foi apurado: o resumo SHA-256 difere do que está em "+manifestFile, "Não use esta cópia. "+anew)
		}
		done += output.Size
		progress(int(done), int(total))
	}
	return nil
}

func digest(ctx context.Context, path string) (string, error) {
	file, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer file.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, bufio.NewReaderSize(&cancelled{ctx, file}, 1<<20)); err != nil {
		return "", err
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// cancelled reads until the run is cancelled.
type cancelled struct {
	ctx  context.Context
	from io.Reader
}

func (c *cancelled) Read(p []byte) (int, error) {
	if err := c.ctx.Err(); err != nil {
		return 0, err
	}
	return c.from.Read(p)
}
