package bookfile

import (
	"path/filepath"
	"time"
)

// Names inside the folder of a contest.
const (
	FileName   = "fatos.jsonl"
	LockName   = "fatos.trava"
	TableDir   = "tabelas"
	tornPrefix = FileName + ".rasgado-"
	freshTable = ".nova-"
)

// Limits of what is read and written, in bytes.
const (
	LineLimit  = 1 << 20
	FileLimit  = 1 << 30
	TableLimit = 4 << 30
)

// defaultWait is how long the lock is waited for: far more than any writer
// takes, and less than the patience of a person.
const defaultWait = 10 * time.Second

// Book is the book of one contest.
type Book struct {
	Folder string
	Wait   time.Duration // for whoever is writing to end; 0 is one attempt

	system system
}

// At is the book of the contest in the folder; nothing is read or created yet.
func At(folder string) *Book {
	return &Book{Folder: folder, Wait: defaultWait, system: realSystem{}}
}

func (b *Book) path(names ...string) string {
	return filepath.Join(append([]string{b.Folder}, names...)...)
}
