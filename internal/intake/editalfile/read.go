package editalfile

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"certame/edital"
)

// Read reads the edital of a file. The error is an *intake.Refused with every
// problem at once, or the operating system's.
func Read(path, shown string) (edital.Declared, []byte, error) {
	data, err := load(path, shown)
	if err != nil {
		return edital.Declared{}, nil, err
	}
	declared, err := Parse(data, shown)
	return declared, data, err
}

// load reads the bytes of the file, one beyond the limit at most.
func load(path, shown string) ([]byte, error) {
	r := &reader{file: shown}
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist) && !isFolder(filepath.Dir(path)):
		r.file = filepath.Dir(path)
		r.refuseFile("pasta não encontrada", "Confira o nome; para criar uma: certame novo <pasta>.")
		return nil, r.refused()
	case errors.Is(err, fs.ErrNotExist):
		r.refuseFile("arquivo não encontrado", "A pasta do certame precisa de um edital.yaml; comece por: certame novo <pasta>.")
		return nil, r.refused()
	case err != nil:
		return nil, err
	case info.IsDir():
		r.refuseFile("é uma pasta, não um arquivo", "Indique a pasta do certame, que contém o arquivo edital.yaml.")
		return nil, r.refused()
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, sizeLimit+1))
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// Parse reads the edital from bytes; shown names the file in messages.
func Parse(data []byte, shown string) (edital.Declared, error) {
	r := &reader{file: shown}
	root := r.parse(data)
	if root == nil {
		return edital.Declared{}, r.refused()
	}
	v, ok := r.check(root, contract, "edital")
	if !ok {
		return edital.Declared{}, r.refused()
	}
	b := builder{r, &v}
	declared := b.declared()
	return declared, r.refused()
}

// where writes a place of the file as findings do.
func (r *reader) where(line, column int) string {
	return fmt.Sprintf("%s:%d:%d", r.file, line, column)
}
