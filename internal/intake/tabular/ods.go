package tabular

import (
	"context"
	"errors"
	"strconv"

	"certame/internal/intake/markup"
)

const odsContent = "content.xml"

// errEnough ends a walk that found what it wanted.
var errEnough = errors.New("enough")

// readODS lists the sheets of an OpenDocument; each is found again by its place
// when its rows are asked for.
func (b *Book) readODS(a *archive) error {
	hiddenStyles, style := map[string]bool{}, ""
	spreadsheet := false
	err := a.each(odsContent, func(t markup.Token) error {
		if t.Kind != markup.Start {
			return nil
		}
		switch string(t.Name) {
		case "style":
			style = t.Attr("name")
		case "table-properties":
			hiddenStyles[style] = hiddenStyles[style] || t.Attr("display") == "false"
		case "spreadsheet":
			spreadsheet = true
		case "table":
			b.Tables = append(b.Tables, Table{Name: t.Attr("name"), Hidden: hiddenStyles[t.Attr("style-name")], Parts: []Part{odsPart(a, len(b.Tables))}})
			if len(b.Tables) > entriesLimit {
				return errBomb
			}
		}
		return nil
	})
	if err == nil && !spreadsheet {
		err = &refusal{what: "é um documento de texto, não uma planilha", remedy: "Grave como texto sem formatação (.txt)."}
	}
	b.Format, b.Encoding = "ods", "planilha ODS"
	return err
}

func odsPart(a *archive, place int) Part {
	size := int(a.files[odsContent].CompressedSize64)
	return Part{Size: size, Each: func(ctx context.Context, advance func(int), visit func(*Row) error) error {
		defer advance(size)
		s := &odsReader{place: place, at: -1, visit: visit, cells: newCells()}
		n := 0
		err := a.each(odsContent, func(t markup.Token) error {
			if n++; n%(1<<16) == 0 && ctx.Err() != nil {
				return ctx.Err()
			}
			return s.token(t)
		})
		if errors.Is(err, errEnough) {
			return nil
		}
		return err
	}}
}

// odsReader turns the tokens of the sheet at a place into rows.
type odsReader struct {
	place, at  int
	visit      func(*Row) error
	cells      *cells
	row        Row
	rows       int // how many times the row repeats
	column     int
	columns    int // how many times the cell repeats
	kind       string
	raw        string
	text       []byte
	paragraphs int
	notes      int // depth inside an annotation
	inText     int
	emitted    int // rows that say something, repetitions included
}

func (s *odsReader) token(t markup.Token) error {
	name := string(t.Name)
	if t.Kind != markup.Text && name == "table" {
		return s.table(t.Kind)
	}
	if s.at != s.place {
		return nil
	}
	if name == "annotation" {
		s.notes += map[markup.Kind]int{markup.Start: 1, markup.End: -1}[t.Kind]
	}
	if s.notes > 0 {
		return nil
	}
	switch t.Kind {
	case markup.Start:
		return s.start(t, name)
	case markup.End:
		return s.end(name)
	case markup.Text:
		if s.inText > 0 {
			return s.write(t.Text)
		}
	}
	return nil
}

func (s *odsReader) table(kind markup.Kind) error {
	if kind == markup.Start {
		s.at++
	} else if s.at == s.place {
		return errEnough
	}
	return nil
}

func (s *odsReader) start(t markup.Token, name string) (err error) {
	switch name {
	case "table-row":
		visibility := t.Attr("visibility")
		s.row = Row{Line: s.row.Line + max(s.rows, 1), Hidden: visibility == "collapse" || visibility == "filter"}
		s.cells.reset()
		s.column = 0
		s.rows, err = times(t.Attr("number-rows-repeated"))
	case "table-cell", "covered-table-cell":
		s.kind, s.raw = t.Attr("value-type"), t.Attr("value")
		if s.kind == "date" {
			s.raw = t.Attr("date-value")
		}
		s.text, s.paragraphs = s.text[:0], 0
		s.columns, err = times(t.Attr("number-columns-repeated"))
	case "p":
		if s.inText++; s.paragraphs > 0 {
			err = s.write([]byte{'\n'})
		}
		s.paragraphs++
	case "s", "tab", "line-break":
		err = s.write([]byte{' '})
	}
	return err
}

func (s *odsReader) write(text []byte) error {
	if s.text = append(s.text, text...); len(s.text) > cellLimit {
		return badMarkup(markup.ErrTooLong)
	}
	return nil
}

func (s *odsReader) end(name string) error {
	switch name {
	case "p":
		s.inText--
	case "table-cell", "covered-table-cell":
		return s.endCell()
	case "table-row":
		return s.endRow()
	}
	return nil
}

func (s *odsReader) endCell() error {
	text, kind := s.read()
	if len(text) > 0 && s.column+s.columns > ColumnLimit {
		return &refusal{s.row.Line, "mais de 512 colunas", "Retire as colunas que não são usadas."}
	}
	for i := range s.columns {
		if len(text) == 0 {
			break
		}
		s.cells.put(s.column+i, text, kind)
	}
	s.column += s.columns
	return nil
}

func (s *odsReader) endRow() error {
	s.row.Cells, s.row.Types = s.cells.row()
	if s.row.Cells == nil {
		return nil
	}
	if s.emitted += s.rows; s.rows > repeatLimit || s.emitted > rowsLimit || s.cells.over {
		return errBomb
	}
	first := s.row.Line
	for i := range s.rows {
		s.row.Line = first + i
		if err := s.visit(&s.row); err != nil {
			return err
		}
	}
	s.row.Line = first
	return nil
}

// rowsLimit is four times what a sheet holds.
const rowsLimit = 1 << 22

// repeatLimit is more than anybody repeats a row that says something.
const repeatLimit = 10_000

func (s *odsReader) read() ([]byte, Type) {
	switch s.kind {
	case "float", "percentage", "currency":
		n, err := strconv.ParseFloat(s.raw, 64)
		if err != nil {
			return []byte(s.raw), Failure
		}
		return strconv.AppendFloat(nil, n, 'f', -1, 64), Number
	case "date":
		return []byte(s.raw[:min(len(s.raw), len("2006-01-02"))]), Date
	}
	return s.text, Plain
}

// times reads how often a row or a cell repeats; a sheet has at most 2^20 rows.
func times(text string) (int, error) {
	if text == "" {
		return 1, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > 1<<21 {
		return 0, errBroken
	}
	return n, nil
}
