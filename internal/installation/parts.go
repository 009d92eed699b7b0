package installation

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/blob"
	"certame/internal/durable"
	"certame/internal/intake"
	"certame/internal/store"

	"github.com/gofrs/flock"
)

// Parts are what an installation keeps: rows and objects.
type Parts struct {
	Store *store.DB
	Blobs blob.Store

	release func() error
}

// Beside opens what is kept, also while a program serves it.
func (at Place) Beside(ctx context.Context) (*Parts, error) {
	if path, isFile := strings.CutPrefix(at.database(), "sqlite:"); isFile {
		if _, err := os.Stat(path); err != nil {
			return nil, intake.Refuse([]intake.Problem{{File: path, What: "não há banco de dados aqui", Remedy: "Indique a pasta da instalação com --dados, ou o banco com --banco"}})
		}
	}
	return at.parts(ctx, 0)
}

// Created opens what is kept, also while a program serves it, or creates it.
func (at Place) Created(ctx context.Context) (*Parts, error) {
	if path, isFile := strings.CutPrefix(at.database(), "sqlite:"); isFile {
		if err := durable.Folder(filepath.Dir(path), 0o700); err != nil {
			return nil, err
		}
	}
	return at.parts(ctx, 0)
}

// Alone opens what is kept with nobody else at it, creating what is missing with
// the tables of a schema.
func (at Place) Alone(ctx context.Context, schema int64) (*Parts, error) {
	if err := durable.Folder(at.Folder, 0o700); err != nil {
		return nil, err
	}
	lock := flock.New(filepath.Join(at.Folder, lockFile))
	taken, err := lock.TryLock()
	if err != nil {
		return nil, err
	}
	if !taken {
		return nil, inUse(at.Folder)
	}
	parts, err := at.parts(ctx, schema)
	if err != nil {
		return nil, errors.Join(err, lock.Unlock())
	}
	parts.release = lock.Unlock
	return parts, nil
}

func (at Place) parts(ctx context.Context, schema int64) (*Parts, error) {
	db, err := store.OpenAt(ctx, at.database(), schema)
	if err != nil {
		return nil, err
	}
	blobs, err := blob.Open(ctx, at.objects(), filepath.Join(at.Folder, workFolder, "envio"))
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return &Parts{db, blobs, func() error { return nil }}, nil
}

// Close ends the use of both.
func (p *Parts) Close() error {
	return errors.Join(p.Blobs.Close(), p.Store.Close(), p.release())
}

func (at Place) keysPath() string { return filepath.Join(at.Folder, "chaves", "mestra.json") }

// Keys are the master keys of the folder, as they are there; nil without them: they
// come from elsewhere.
func (at Place) Keys() ([]byte, error) {
	keys, err := os.ReadFile(at.keysPath())
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	return keys, err
}

// PutKeys puts the master keys in a folder that has none, or the same.
func (at Place) PutKeys(keys []byte) error {
	there, err := at.Keys()
	switch {
	case err != nil:
		return err
	case string(there) == string(keys):
		return nil
	case there != nil:
		return intake.Refuse([]intake.Problem{{File: at.keysPath(), What: "já há outras chaves mestras nesta pasta", Remedy: "Indique em --dados uma pasta vazia: as chaves que estão aqui abrem o que elas selaram, e não se trocam"}})
	}
	if err := durable.Folder(filepath.Dir(at.keysPath()), 0o700); err != nil {
		return err
	}
	return durable.Write(at.keysPath(), keys, 0o600)
}
