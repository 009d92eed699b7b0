package publiclog

import (
	"context"
	"encoding/json"
	"os"
	"sync"

	"certame/internal/actlog"
	"certame/internal/secret"
	"certame/internal/secret/once"
	"certame/internal/store"
)

// Log is the log of an installation.
type Log struct {
	db     *store.DB
	keys   *secret.Keys
	folder string // made again out of the store; its alone
	origin string // the name of a log that begins

	mutex sync.Mutex
	size  int // leaves in the folder
}

// Open looks after the log whose folder is made at a place. A log that begins bears
// the name origin, as certame.orgao.gov.br/atos.
func Open(db *store.DB, keys *secret.Keys, folder, origin string) (*Log, error) {
	if err := os.RemoveAll(folder); err != nil {
		return nil, err
	}
	return &Log{db: db, keys: keys, folder: folder, origin: origin}, nil
}

// keyText is the private key and the public one, sealed in the store.
type keyText struct{ Private, Public string }

var keyPlace = secret.Where{Field: "chave do registro de atos"}

// key is the key of the log, made the first time that it is needed. Of two
// processes that make one at the same time, both use the one that came first.
func (l *Log) key(ctx context.Context) (k keyText, err error) {
	text, err := once.Made(ctx, l.db, l.keys, keyPlace.Field, l.newKey)
	if err != nil {
		return k, err
	}
	return k, json.Unmarshal(text, &k)
}

func (l *Log) newKey() ([]byte, error) {
	private, public, err := actlog.NewKey(l.origin)
	if err != nil {
		return nil, err
	}
	return json.Marshal(keyText{private, public})
}

// Folder is the folder of the log as the store has it now.
func (l *Log) Folder(ctx context.Context) (string, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.folder, l.refresh(ctx)
}

// refresh adds to the folder the leaves that it does not have yet.
func (l *Log) refresh(ctx context.Context) error {
	key, err := l.key(ctx)
	if err != nil {
		return err
	}
	if _, err := os.Stat(l.folder); err != nil {
		if err := actlog.Begin(l.folder, key.Private, key.Public); err != nil {
			return err
		}
		l.size = 0
	}
	leaves, err := l.db.LogLeaves(ctx, l.size)
	if err != nil {
		return err
	}
	for _, leaf := range leaves {
		if err := actlog.Restore(l.folder, leaf.Leaf, leaf.Head); err != nil {
			return err
		}
		l.size = leaf.Position + 1
	}
	return nil
}

// Public is the public key of the log, by which its heads are known.
func (l *Log) Public(ctx context.Context) (string, error) {
	key, err := l.key(ctx)
	return key.Public, err
}
