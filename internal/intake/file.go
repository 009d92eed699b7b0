package intake

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// File is a file that somebody was asked for, with what to say when it cannot be
// read.
type File struct {
	Path, Shown  string
	Limit        int64 // bytes
	WhenMissing  string
	WhenFolder   string
	WhenTooLarge string
	WhenEmpty    string // "" leaves an empty file to its reader
	MayBeMissing bool   // then it is read as nil
}

// Read is the bytes of the file; what is not a readable file is refused, naming
// it as shown, before a byte is read.
func (f *File) Read() ([]byte, error) {
	if info, err := f.Check(); err != nil || info == nil {
		return nil, err
	}
	return os.ReadFile(f.Path)
}

// Check refuses what is not a readable file. It gives nil for a file that is
// missing and may be.
func (f *File) Check() (fs.FileInfo, error) {
	info, err := os.Stat(f.Path)
	missing := errors.Is(err, fs.ErrNotExist)
	switch {
	case missing && f.MayBeMissing:
		return nil, nil
	case missing:
		return nil, f.refuse("arquivo não encontrado", f.WhenMissing)
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, f.refuse("é uma pasta, não um arquivo", f.WhenFolder)
	case info.Size() > f.Limit:
		return nil, f.refuse("arquivo maior que "+binarySize(f.Limit), f.WhenTooLarge)
	case info.Size() == 0 && f.WhenEmpty != "":
		return nil, f.refuse("arquivo vazio", f.WhenEmpty)
	}
	return info, nil
}

func (f *File) refuse(what, remedy string) error {
	return Refuse([]Problem{{File: f.Shown, What: what, Remedy: remedy}})
}

// binarySize writes a limit, which is a whole number of MiB or of GiB.
func binarySize(n int64) string {
	if n >= 1<<30 {
		return fmt.Sprintf("%d GiB", n>>30)
	}
	return fmt.Sprintf("%d MiB", n>>20)
}
