package tabular

import (
	"context"
	"strconv"

	"certame/internal/intake/markup"
)

// part reads one sheet when asked.
func (w *workbook) part(name string) Part {
	size := int(w.archive.files[name].CompressedSize64)
	return Part{Size: size, Each: func(ctx context.Context, advance func(int), visit func(*Row) error) error {
		r, err := w.archive.open(name)
		if err != nil {
			return err
		}
		defer r.close()
		s := &sheetReader{workbook: w, visit: visit, cells: newCells()}
		told, n := int64(0), 0
		return walk(r, func(t markup.Token) error {
			if n++; n%(1<<16) == 0 {
				if err := ctx.Err(); err != nil {
					return err
				}
				done := r.read * int64(size) / max(int64(w.archive.files[name].UncompressedSize64), 1)
				advance(int(done - told))
				told = done
			}
			return s.token(t)
		})
	}}
}

// sheetReader turns tokens into rows.
type sheetReader struct {
	*workbook
	visit  func(*Row) error
	cells  *cells
	row    Row
	column int
	kind   string // attribute t of the cell
	isDate bool
	inText bool // inside v or t
	inHint bool
	value  []byte
	valued bool
	formed bool // it has a formula
}

func (s *sheetReader) token(t markup.Token) error {
	switch t.Kind {
	case markup.Start:
		return s.start(t)
	case markup.End:
		return s.end(string(t.Name))
	case markup.Text:
		if s.inText && !s.inHint {
			s.value = append(s.value, t.Text...)
			if len(s.value) > cellLimit {
				return badMarkup(markup.ErrTooLong)
			}
		}
	}
	return nil
}

func (s *sheetReader) start(t markup.Token) error {
	switch string(t.Name) {
	case "row":
		return s.startRow(t)
	case "c":
		return s.startCell(t)
	case "v", "t":
		s.inText, s.valued = true, true
	case "rPh":
		s.inHint = true
	case "f":
		s.formed = true
	}
	return nil
}

func (s *sheetReader) startRow(t markup.Token) error {
	line := s.row.Line + 1
	if r := t.Attr("r"); r != "" {
		n, err := strconv.Atoi(r)
		if err != nil || n < line {
			return errBroken
		}
		line = n
	}
	hidden := t.Attr("hidden")
	s.row = Row{Line: line, Hidden: hidden == "1" || hidden == "true"}
	s.cells.reset()
	s.column = 0
	return nil
}

func (s *sheetReader) startCell(t markup.Token) error {
	if r := t.Attr("r"); r != "" {
		at, ok := columnOf(r)
		if !ok || at < s.column {
			return errBroken
		}
		s.column = at
	}
	if s.column >= ColumnLimit {
		return &refusal{s.row.Line, "mais de 512 colunas", "Retire as colunas que não são usadas."}
	}
	s.kind, s.isDate = t.Attr("t"), false
	if style := t.Attr("s"); style != "" {
		n, err := strconv.Atoi(style)
		s.isDate = err == nil && n >= 0 && n < len(s.dates) && s.dates[n]
	}
	s.value, s.valued, s.formed = s.value[:0], false, false
	return nil
}

func (s *sheetReader) end(name string) error {
	switch name {
	case "v", "t":
		s.inText = false
	case "rPh":
		s.inHint = false
	case "c":
		text, kind, err := s.read()
		if err != nil {
			return err
		}
		s.cells.put(s.column, text, kind)
		s.column++
	case "row":
		if s.cells.over {
			return errBomb
		}
		if s.row.Cells, s.row.Types = s.cells.row(); s.row.Cells != nil {
			return s.visit(&s.row)
		}
	}
	return nil
}

// read is the cell as text and what the sheet says it is.
func (s *sheetReader) read() ([]byte, Type, error) {
	switch {
	case s.formed && !s.valued:
		return []byte("(fórmula sem valor)"), Failure, nil
	case !s.valued || len(s.value) == 0:
		return nil, Plain, nil
	}
	switch s.kind {
	case "s":
		n, err := strconv.Atoi(string(s.value))
		text, ok := s.strings.at(n)
		if err != nil || !ok {
			return nil, Plain, errBroken
		}
		return text, Plain, nil
	case "", "n":
		return s.number()
	case "e":
		return s.value, Failure, nil
	case "d":
		return s.value, Date, nil
	case "b":
		return boolean(s.value), Plain, nil
	}
	return s.value, Plain, nil // str, inlineStr
}

func boolean(value []byte) []byte {
	if string(value) == "1" {
		return []byte("sim")
	}
	return []byte("nao")
}

// columnOf reads the letters of a reference: AB12 is column 27, from zero.
func columnOf(reference string) (int, bool) {
	n := 0
	for i := range len(reference) {
		c := reference[i] | 0x20
		if c < 'a' || c > 'z' {
			return n - 1, i > 0
		}
		if n = n*26 + int(c-'a') + 1; n > 1<<20 {
			return 0, false
		}
	}
	return n - 1, n > 0
}
