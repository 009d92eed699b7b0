package sheets

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"unicode/utf8"

	"certame/internal/render/grid"

	"github.com/xuri/excelize/v2"
)

// XLSX writes the workbook. Rows go to a temporary file as they come, so that a
// million of them do not stand in memory.
func XLSX(w io.Writer, b *Book) (err error) {
	book := &xlsx{book: b, file: excelize.NewFile(), styles: map[int]int{}}
	files := &parts{to: w}
	book.file.SetZipWriter(func(io.Writer) excelize.ZipWriter { return files })
	defer func() { err = errors.Join(inTemporary(err), book.file.Close(), files.discard()) }()
	if err := book.makeStyles(); err != nil {
		return err
	}
	if err := b.fill(book); err != nil {
		return err
	}
	return book.file.Write(io.Discard) // the parts go to w
}

// xlsx is a workbook being written.
type xlsx struct {
	book                *Book
	file                *excelize.File
	sheets              int
	stream              *excelize.StreamWriter
	rows                int
	values              []any
	header, headerRight int
	text, long          int // of short texts, of sentences
	sentences           []bool
	wide                []int       // letters of each column
	styles              map[int]int // of numbers, by decimal places
}

func (x *xlsx) open(name string, columns []grid.Column) (err error) {
	if x.sheets++; x.sheets == 1 {
		err = x.file.SetSheetName("Sheet1", name) // the one that every new file has
	} else {
		_, err = x.file.NewSheet(name)
	}
	if err != nil {
		return err
	}
	if err := x.printing(name); err != nil {
		return err
	}
	if x.stream, err = x.file.NewStreamWriter(name); err != nil {
		return err
	}
	if err := x.layout(columns); err != nil {
		return err
	}
	x.rows, x.sentences, x.wide = 0, x.sentences[:0], x.wide[:0]
	head := make([]any, len(columns))
	for i, c := range columns {
		style := x.header
		if c.Kind.Numeric() {
			style = x.headerRight
		}
		head[i] = excelize.Cell{StyleID: style, Value: c.Name}
		x.sentences, x.wide = append(x.sentences, longText[c.Name] > 0), append(x.wide, int(width(c)))
	}
	x.rows++
	return x.stream.SetRow("A1", head)
}

func (x *xlsx) row(cells []cell) error {
	x.values = x.values[:0]
	lines := 1
	for i, c := range cells {
		x.values = append(x.values, x.value(c, x.textStyle(i)))
		if x.textStyle(i) == x.long {
			lines = max(lines, 1+(utf8.RuneCountInString(c.text)-1)/x.wide[i])
		}
	}
	x.rows++
	at := "A" + strconv.Itoa(x.rows)
	if lines == 1 {
		return x.stream.SetRow(at, x.values)
	}
	return x.stream.SetRow(at, x.values, excelize.RowOpts{Height: float64(min(lines, mostLines) * lineHeight)})
}

// textStyle wraps the sentences, which would be hidden by the next column.
func (x *xlsx) textStyle(column int) int {
	if column < len(x.sentences) && x.sentences[column] {
		return x.long
	}
	return x.text
}

// value is the cell for the library; an empty one is not written.
func (x *xlsx) value(c cell, text int) any {
	if c.text == "" {
		return nil
	}
	if !c.number {
		return excelize.Cell{StyleID: text, Value: c.text}
	}
	number, err := strconv.ParseFloat(c.text, 64)
	if err != nil {
		return excelize.Cell{StyleID: text, Value: c.text}
	}
	return excelize.Cell{StyleID: x.styles[min(c.places, mostPlaces)], Value: number}
}

func (x *xlsx) close() error {
	if err := x.stream.Flush(); err != nil {
		return fmt.Errorf("planilha %d: %w", x.sheets, err)
	}
	return nil
}
