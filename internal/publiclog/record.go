package publiclog

import (
	"context"
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

// include signs the head with one more act, keeps both in the store, and only then puts
// them in the folder: a head that the store refused, because another replica came first
// or the database fell, is one that nobody may have read.
func (l *Log) include(ctx context.Context, act store.Act, what, digest string) error {
	if err := l.refresh(ctx); err != nil {
		return err
	}
	key, err := l.key(ctx)
	if err != nil {
		return err
	}
	step, err := actlog.Next(l.folder, key.Private, what, digest, act.At.UTC().Format("2006-01-02"))
	if err != nil {
		return err
	}
	at := int(step.Act.Index)
	if at < l.size { // the same document again: the act has the place it had
		return l.db.LogAct(ctx, act.Contest, act.Number, at)
	}
	if err := l.db.AddLogLeaf(ctx, store.LogLeaf{Position: at, Leaf: step.Leaf, Head: step.Signed}, act.Contest, act.Number); err != nil {
		return err
	}
	return l.refresh(ctx)
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
