package installation

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"time"

	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/intake"
	"certame/internal/store"

	"github.com/gofrs/flock"
)

// Place is where an installation is.
type Place struct {
	Folder   string // dados: what is not elsewhere, the keys, what is made again
	Database string // postgres://…, or empty for a file in the folder
	Objects  string // s3://…, or empty for a folder in the folder
}

// Installation is the platform, open.
type Installation struct {
	Store  *store.DB
	Blobs  blob.Store
	Docket *docket.Docket

	lock *flock.Flock
}

// Names inside of the folder.
const (
	databaseFile  = "certame.db"
	objectsFolder = "objetos"
	workFolder    = "trabalho"
	lockFile      = ".em-uso"
)

// Open opens what is there and creates what is missing. One program at a time works
// in a folder.
func Open(ctx context.Context, at Place) (*Installation, error) {
	if err := os.MkdirAll(at.Folder, 0o700); err != nil {
		return nil, err
	}
	i := &Installation{lock: flock.New(filepath.Join(at.Folder, lockFile))}
	taken, err := i.lock.TryLock()
	if err != nil {
		return nil, err
	}
	if !taken {
		return nil, inUse(at.Folder)
	}
	if err := i.open(ctx, at); err != nil {
		return nil, errors.Join(err, i.Close())
	}
	return i, nil
}

func (i *Installation) open(ctx context.Context, at Place) (err error) {
	if i.Store, err = store.Open(ctx, at.database()); err != nil {
		return err
	}
	work := filepath.Join(at.Folder, workFolder)
	if i.Blobs, err = blob.Open(ctx, at.objects(), filepath.Join(work, "envio")); err != nil {
		return err
	}
	i.Docket, err = docket.Open(i.Store, i.Blobs, filepath.Join(work, "certames"))
	return err
}

func (at Place) database() string {
	if at.Database != "" {
		return at.Database
	}
	return "sqlite:" + filepath.Join(at.Folder, databaseFile)
}

func (at Place) objects() string {
	if at.Objects != "" {
		return at.Objects
	}
	return filepath.Join(at.Folder, objectsFolder)
}

func inUse(folder string) error {
	return intake.Refuse([]intake.Problem{{
		File: folder, What: "outro certame servir já trabalha nesta pasta",
		Remedy: "Encerre o outro, com Ctrl-C onde ele roda, ou escolha outra pasta com --dados",
	}})
}

// Ready says why the platform cannot work now.
func (i *Installation) Ready(ctx context.Context) error {
	limited, stop := context.WithTimeout(ctx, 5*time.Second)
	defer stop()
	return i.Store.Ping(limited)
}

// Close ends what is open.
func (i *Installation) Close() (err error) {
	if i.Store != nil {
		err = i.Store.Close()
	}
	return errors.Join(err, i.lock.Unlock())
}
