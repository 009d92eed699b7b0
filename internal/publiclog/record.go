package publiclog

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"

	"certame/internal/actlog"
	"certame/internal/store"
)

// Document is what an act publishes, for the log: a line of text and a digest.
type Document func(store.Act) (what, digest string, is bool)

// Record puts in the log the acts that are not there yet, in the order in which they
// were confirmed, and says how many. Another replica may be doing the same: each act
// enters once.
func (l *Log) Record(ctx context.Context, document Document) (n int, err error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	acts, err := l.db.UnloggedActs(ctx)
	if err != nil {
		return 0, err
	}
	for _, act := range acts {
		what, digest, is := document(act)
		if !is {
			continue
		}
		if err := l.include(ctx, act, what, digest); errors.Is(err, store.ErrTaken) {
			return n, nil // somebody else is at it, and will go on
		} else if err != nil {
			return n, err
		}
		n++
	}
	return n, nil
}

// include signs the head with one more act, in the folder, and keeps both. What the
// store refuses is not in the log: the folder is made again.
func (l *Log) include(ctx context.Context, act store.Act, what, digest string) error {
	if err := l.refresh(ctx); err != nil {
		return err
	}
	key, err := l.key(ctx)
	if err != nil {
		return err
	}
	path, done, err := l.keyFile(key.Private)
	if err != nil {
		return err
	}
	defer done()
	entry, head, err := actlog.Include(ctx, l.folder, path, what, digest, act.At.UTC().Format("2006-01-02"))
	if err != nil {
		return err
	}
	leaf, err := json.Marshal(entry)
	if err != nil {
		return err
	}
	if int(entry.Index) < l.size { // the same document again: the act has the place it had
		return l.db.LogAct(ctx, act.Contest, act.Number, int(entry.Index))
	}
	err = l.db.AddLogLeaf(ctx, store.LogLeaf{Position: int(entry.Index), Leaf: leaf, Head: head.Signed}, act.Contest, act.Number)
	if err != nil {
		return errors.Join(err, l.forget())
	}
	l.size++
	return nil
}

// forget takes the folder away, to be made again out of what was kept.
func (l *Log) forget() error {
	l.size = 0
	return os.RemoveAll(l.folder)
}

// Proof shows that the document with a digest is in the log.
func (l *Log) Proof(ctx context.Context, digest string) (*actlog.Proof, error) {
	folder, err := l.Folder(ctx)
	if err != nil {
		return nil, err
	}
	return actlog.Prove(folder, digest)
}

// Head is the last signed head.
func (l *Log) Head(ctx context.Context) ([]byte, error) {
	folder, err := l.Folder(ctx)
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(folder, "checkpoint"))
}
