package actlog

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"time"

	"certame/internal/durable"

	"github.com/gofrs/flock"
)

// Include adds a document to the log, and gives its act and the new head. A
// document that is there already gives the act it has. The acts and tiles are on
// the disk before the head that counts them: whatever stops it, the log is as it
// was.
func Include(ctx context.Context, folder, keyPath, what, digest, on string) (Act, *Checkpoint, error) {
	lock := flock.New(filepath.Join(folder, "trava"))
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	if held, err := lock.TryLockContext(ctx, 50*time.Millisecond); !held || err != nil {
		return Act{}, nil, errors.Join(refuse(folder, "outro processo está gravando no registro", "Repita daqui a pouco."), err)
	}
	defer lock.Unlock() //nolint:errcheck // it falls with the process
	l, c, err := Open(folder)
	if err != nil {
		return Act{}, nil, err
	}
	if act, is := l.Find(digest); is {
		return act, c, nil
	}
	act := Act{Index: c.Size, What: what, SHA256: digest, On: on}
	if err := l.write(act); err != nil {
		return Act{}, nil, err
	}
	next := &Checkpoint{Origin: c.Origin, Size: c.Size + 1}
	if next.Root, err = l.root(); err != nil {
		return Act{}, nil, err
	}
	return act, next, seal(folder, keyPath, next)
}

// write puts an act and the tiles that grow with it in their places.
func (l *Log) write(act Act) error {
	data, err := leafOf(act)
	if err != nil {
		return err
	}
	if err := durable.Write(filepath.Join(l.Folder, actsFolder, actName(act.Index)), data, 0o644); err != nil {
		return err
	}
	l.Acts, l.leaves = append(l.Acts, act), append(l.leaves, data)
	return l.writeTiles(l.Folder)
}

// writeNew writes a file that does not exist.
func writeNew(path string, data []byte, mode os.FileMode) error {
	err := durable.WriteNew(path, data, mode)
	if errors.Is(err, os.ErrExist) {
		return refuse(path, "já existe, e uma chave nunca é trocada por cima", "Indique outro arquivo.")
	}
	return err
}
