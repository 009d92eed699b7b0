package actlog

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/mod/sumdb/tlog"
)

// Act is one published document. Its bytes are the leaf of the tree.
type Act struct {
	Index  int64  `json:"indice"`
	What   string `json:"documento"`
	SHA256 string `json:"sha256"`
	On     string `json:"data"` // ISO
}

// Log is the folder of a log: acts, tiles and the last checkpoint.
type Log struct {
	Folder string
	Acts   []Act
	leaves [][]byte
}

const (
	actsFolder     = "atos"
	checkpointFile = "checkpoint"
	keyFile        = "chave.pub"
	tileHeight     = 8
)

func actName(index int64) string { return fmt.Sprintf("%06d.json", index) }

// Open reads the acts of a log, as many as its checkpoint says: an act whose
// inclusion was interrupted is not there yet.
func Open(folder string) (*Log, *Checkpoint, error) {
	signed, err := os.ReadFile(filepath.Join(folder, checkpointFile))
	if err != nil {
		return nil, nil, missing(folder, err)
	}
	checkpoint, err := parse(signed)
	if err != nil {
		return nil, nil, err
	}
	l := &Log{Folder: folder}
	for i := range checkpoint.Size {
		data, err := os.ReadFile(filepath.Join(folder, actsFolder, actName(i)))
		if err != nil {
			return nil, nil, missing(folder, err)
		}
		var act Act
		if err := json.Unmarshal(data, &act); err != nil || act.Index != i {
			return nil, nil, refuse(filepath.Join(actsFolder, actName(i)), "não é o ato deste número", restore)
		}
		l.Acts, l.leaves = append(l.Acts, act), append(l.leaves, data)
	}
	root, err := l.root()
	if err != nil {
		return nil, nil, err
	}
	if root != checkpoint.Root {
		return nil, nil, refuse(checkpointFile, "os atos não dão a cabeça assinada", restore)
	}
	return l, checkpoint, nil
}

const restore = "O registro foi alterado: volte à cópia de um espelho."

// hashes are the stored hashes of the tree, made again from the leaves: a log of
// acts has thousands of them, not millions.
func (l *Log) hashes() (stored []tlog.Hash, err error) {
	for i, leaf := range l.leaves {
		more, err := tlog.StoredHashes(int64(i), leaf, readerOf(stored))
		if err != nil {
			return nil, err
		}
		stored = append(stored, more...)
	}
	return stored, nil
}

func readerOf(stored []tlog.Hash) tlog.HashReaderFunc {
	return func(indexes []int64) ([]tlog.Hash, error) {
		out := make([]tlog.Hash, len(indexes))
		for i, at := range indexes {
			out[i] = stored[at]
		}
		return out, nil
	}
}

func (l *Log) root() (tlog.Hash, error) {
	stored, err := l.hashes()
	if err != nil {
		return tlog.Hash{}, err
	}
	return tlog.TreeHash(int64(len(l.leaves)), readerOf(stored))
}

// Find is the act of a document with this digest.
func (l *Log) Find(digest string) (Act, bool) {
	for _, act := range l.Acts {
		if act.SHA256 == digest {
			return act, true
		}
	}
	return Act{}, false
}
