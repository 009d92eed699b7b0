package editalfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"certame/edital"
	"certame/internal/intake"
)

// Read reads the edital of a file. The error is an *intake.Refused with every
// problem at once, or the operating system's.
func Read(path, shown string) (edital.Declared, []byte, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return edital.Declared{}, nil, intake.Refuse([]intake.Problem{{File: shown, What: "arquivo não encontrado", Remedy: "A pasta do certame precisa de um edital.yaml; comece por: certame novo <pasta>."}})
	case err != nil:
		return edital.Declared{}, nil, err
	case info.IsDir():
		return edital.Declared{}, nil, intake.Refuse([]intake.Problem{{File: shown, What: "é uma pasta, não um arquivo", Remedy: "Indique a pasta do certame, que contém o arquivo edital.yaml."}})
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return edital.Declared{}, nil, err
	}
	declared, err := Parse(data, shown)
	return declared, data, err
}

// Parse reads the edital from bytes; shown names the file in messages.
func Parse(data []byte, shown string) (edital.Declared, error) {
	r := &reader{file: shown}
	root := r.parse(data)
	if root == nil {
		return edital.Declared{}, intake.Refuse(r.problems)
	}
	v, ok := r.check(root, contract, "edital")
	if !ok {
		return edital.Declared{}, intake.Refuse(r.problems)
	}
	b := builder{r, &v}
	declared := b.declared()
	return declared, intake.Refuse(r.problems)
}

// where writes a place of the file as findings do.
func (r *reader) where(line, column int) string {
	return fmt.Sprintf("%s:%d:%d", r.file, line, column)
}
