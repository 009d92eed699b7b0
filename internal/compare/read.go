package compare

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"

	"certame/internal/intake"
)

// Line is one line of an order of call.
type Line struct {
	Post  string `json:"cargo"`
	Call  int    `json:"convocacao"`
	Label string `json:"rotulo"`
	Final string `json:"rotulo_final"`
	ID    string `json:"inscricao"`
}

// orderFile is what is read of a result.
const orderFile = "ordem.csv"

// Read reads the order of call of a result's folder, in either dialect.
func Read(folder string) ([]Line, error) {
	path := filepath.Join(folder, orderFile)
	data, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, refuse(path, 0, "arquivo não encontrado", "Indique a pasta de um resultado: a que contém ordem.csv.")
	case err != nil:
		return nil, err
	}
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	reader := csv.NewReader(bytes.NewReader(data))
	header, _, _ := bytes.Cut(data, []byte{'\n'})
	if bytes.IndexByte(header, ';') >= 0 {
		reader.Comma = ';'
	}
	rows, err := reader.ReadAll()
	if err != nil || len(rows) == 0 {
		return nil, refuse(path, 0, "não é uma ordem de convocação legível", "Apure de novo para regravar o arquivo.")
	}
	return lines(path, rows)
}

func lines(path string, rows [][]string) ([]Line, error) {
	expected := []string{"cargo", "convocacao", "rotulo", "rotulo_final", "inscricao"}
	for i, name := range expected {
		if i >= len(rows[0]) || rows[0][i] != name {
			return nil, refuse(path, 1, "o cabeçalho não é o de uma ordem de convocação", "As primeiras colunas são cargo, convocacao, rotulo, rotulo_final e inscricao.")
		}
	}
	var out []Line
	for i, row := range rows[1:] {
		call, err := strconv.Atoi(row[1])
		if err != nil {
			return nil, refuse(path, i+2, "convocação que não é um número", "Apure de novo para regravar o arquivo.")
		}
		out = append(out, Line{row[0], call, row[2], row[3], row[4]})
	}
	return out, nil
}

func refuse(path string, line int, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: path, Line: line, What: what, Remedy: remedy}})
}
