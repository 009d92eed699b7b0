package bookfile

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"

	"certame/internal/intake"
)

// Read is the content of the book; a folder without one has an empty book.
// Whoever is writing is waited for: a line half written, or written and then
// taken back because the disk failed, is never seen.
func (b *Book) Read(ctx context.Context) (*Content, error) {
	for {
		release, err := b.hold(ctx, true)
		switch {
		case err == nil:
			defer release()
			return b.load()
		case errors.Is(err, errors.ErrUnsupported): // nor could anybody write here
			return b.load()
		case !errors.Is(err, fs.ErrNotExist):
			return nil, err
		}
		// Without the lock file nobody has written here: a new contest, or a
		// copy in a place where nothing can be created. Unless the first writer
		// came meanwhile.
		content, err := b.load()
		if came, lookErr := b.system.exists(b.path(LockName)); !came {
			return content, errors.Join(err, lookErr)
		}
	}
}

func (b *Book) load() (*Content, error) {
	data, err := b.bytes()
	if err != nil {
		return nil, err
	}
	content := split(data)
	if err := check(content.Lines); err != nil {
		return nil, err
	}
	return content, nil
}

func (b *Book) bytes() ([]byte, error) {
	file, err := b.system.open(b.path(FileName), os.O_RDONLY)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, b.requireFolder()
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	size, err := file.size()
	switch {
	case err != nil:
		return nil, err
	case size > FileLimit:
		return nil, refuse(FileName, "arquivo maior que 1 GiB", "Um certame não chega a tanto; dados volumosos vão para uma tabela, que o fato cita")
	}
	data := make([]byte, size)
	_, err = io.ReadFull(file, data)
	return data, err
}

func (b *Book) requireFolder() error {
	found, err := b.system.exists(b.Folder)
	if err == nil && !found {
		return refuse(b.Folder, "pasta não encontrada", "Informe a pasta do certame, a que tem edital.yaml")
	}
	return err
}

func refuse(file, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: file, What: what, Remedy: remedy}})
}
