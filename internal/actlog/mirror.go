package actlog

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"certame/internal/durable"

	"golang.org/x/mod/sumdb/tlog"
)

// Rewritten is a log whose past is not what a mirror saw: an act changed, taken
// out or put in before others.
type Rewritten struct{ Seen, Now *Checkpoint }

// Error says it.
func (r *Rewritten) Error() string {
	return "a história foi reescrita: já se viu " + r.Seen.Head() + ", e o registro de agora, " + r.Now.Head() + ", não continua aquele"
}

// Mirror brings a mirror up to a log, after holding the log to what the mirror had
// seen. A history that was rewritten is a *Rewritten, and the mirror stays as it
// was: both heads are the proof.
func Mirror(folder, mirror, key string) (*Checkpoint, error) {
	l, now, err := Open(folder)
	if err != nil {
		return nil, err
	}
	if now, err = Authentic(now.Signed, key); err != nil {
		return nil, err
	}
	seen, err := os.ReadFile(filepath.Join(mirror, checkpointFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err == nil {
		before, err := Authentic(seen, key)
		if err != nil {
			return nil, err
		}
		if !l.continues(before, now) {
			return nil, &Rewritten{before, now}
		}
	}
	return now, l.copyTo(mirror, now)
}

// continues reports whether a head comes of the other by adding acts.
func (l *Log) continues(before, now *Checkpoint) bool {
	if before.Size > now.Size {
		return false
	}
	if before.Size == 0 {
		return true
	}
	stored, err := l.hashes()
	if err != nil {
		return false
	}
	proof, err := tlog.ProveTree(now.Size, before.Size, readerOf(stored))
	return err == nil && tlog.CheckTree(proof, now.Size, now.Root, before.Size, before.Root) == nil
}

// copyTo copies the acts and the tiles, and then the head.
func (l *Log) copyTo(mirror string, now *Checkpoint) error {
	if err := os.MkdirAll(filepath.Join(mirror, actsFolder), 0o755); err != nil {
		return err
	}
	for i, leaf := range l.leaves {
		if err := durable.Write(filepath.Join(mirror, actsFolder, actName(int64(i))), leaf, 0o644); err != nil {
			return err
		}
	}
	if err := l.writeTiles(mirror); err != nil {
		return err
	}
	return durable.Write(filepath.Join(mirror, checkpointFile), now.Signed, 0o644)
}
