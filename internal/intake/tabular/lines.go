package tabular

import (
	"bytes"
	"context"
	"errors"
	"io"

	"certame/internal/intake/delimited"
)

// wholeLimit is where a text stops being read into memory.
const wholeLimit = 1 << 30

const chunk = 1 << 20

// readLines reads a text whole, giving up at the first line that no program
// wrote: a cell of a gibibyte costs the memory of one line.
func readLines(ctx context.Context, from io.Reader, size int64) ([]byte, error) {
	if size > wholeLimit {
		return nil, &refusal{what: "arquivo de texto maior que 1 GiB", remedy: "Divida o arquivo por cargo ou retire as colunas que não são usadas."}
	}
	text := make([]byte, 0, size+bytes.MinRead)
	lineAt := 0
	for {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if cap(text)-len(text) < bytes.MinRead { // it grew while it was read
			text = append(text, make([]byte, chunk)...)[:len(text)]
		}
		n, err := from.Read(text[len(text):min(cap(text), len(text)+chunk)])
		if at := bytes.LastIndexByte(text[len(text):len(text)+n], '\n'); at >= 0 {
			lineAt = len(text) + at + 1
		}
		text = text[:len(text)+n]
		switch {
		case len(text)-lineAt > delimited.LineLimit:
			return nil, &refusal{1 + bytes.Count(text, []byte{'\n'}), "linha com mais de 1 MiB", "Confira as aspas e as quebras de linha do arquivo."}
		case errors.Is(err, io.EOF):
			return text, nil
		case err != nil:
			return nil, err
		}
	}
}
