package sheets

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"certame/internal/render/grid"

	"github.com/xuri/excelize/v2"
)

// XLSX writes the workbook. Rows go to a temporary file as they come, so that a
// million of them do not stand in memory.
func XLSX(w io.Writer, b *Book) (err error) {
	book := &xlsx{file: excelize.NewFile(), styles: map[int]int{}}
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
	file   *excelize.File
	sheets int
	stream *excelize.StreamWriter
	rows   int
	values []any
	header int
	text   int
	styles map[int]int // of numbers, by decimal places
}

const (
	textFormat = 49 // "@": what is typed in the cell stays text
	mostPlaces = 6
)

func (x *xlsx) makeStyles() (err error) {
	bold := &excelize.Style{Font: &excelize.Font{Bold: true, Family: "Calibri", Size: 11}, NumFmt: textFormat, Fill: excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{"E8E8E8"}}}
	if x.header, err = x.file.NewStyle(bold); err != nil {
		return err
	}
	if x.text, err = x.file.NewStyle(&excelize.Style{NumFmt: textFormat}); err != nil {
		return err
	}
	for places := range mostPlaces + 1 {
		format := "0"
		if places > 0 {
			format += "." + strings.Repeat("0", places)
		}
		if x.styles[places], err = x.file.NewStyle(&excelize.Style{CustomNumFmt: &format}); err != nil {
			return err
		}
	}
	return nil
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
	x.rows = 0
	head := make([]any, len(columns))
	for i, c := range columns {
		head[i] = excelize.Cell{StyleID: x.header, Value: c.Name}
	}
	x.rows++
	return x.stream.SetRow("A1", head)
}

// printing makes the sheet as wide as the paper, lying, with the header on every
// page.
func (x *xlsx) printing(name string) error {
	landscape, wide, tall, fit := "landscape", 1, 0, true
	return errors.Join(
		x.file.SetSheetProps(name, &excelize.SheetPropsOptions{FitToPage: &fit}),
		x.file.SetPageLayout(name, &excelize.PageLayoutOptions{Orientation: &landscape, FitToWidth: &wide, FitToHeight: &tall}),
		x.file.SetDefinedName(&excelize.DefinedName{Name: "_xlnm.Print_Titles", RefersTo: "'" + name + "'!$1:$1", Scope: name}))
}

// layout sets the widths and makes the header stand still.
func (x *xlsx) layout(columns []grid.Column) error {
	for i, c := range columns {
		if err := x.stream.SetColWidth(i+1, i+1, width(c)); err != nil {
			return err
		}
	}
	return x.stream.SetPanes(&excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"})
}

// width of a column, in letters.
func width(c grid.Column) float64 {
	switch {
	case c.Kind == grid.Identifier:
		return idWidth
	case longText[c.Name]:
		return longWidth
	}
	return float64(max(narrowWidth, len(c.Name)+2))
}

// Widths of columns, in letters.
const (
	narrowWidth = 12
	idWidth     = 16
	longWidth   = 60
)

// longText are the columns that hold sentences or names.
var longText = map[string]bool{"item": true, "nome": true, "motivo": true, "detalhe": true, "artigo": true, "mensagem": true, "remedio": true, "onde": true, "significado": true, "valor": true}

func (x *xlsx) row(cells []cell) error {
	x.values = x.values[:0]
	for _, c := range cells {
		x.values = append(x.values, x.value(c))
	}
	x.rows++
	return x.stream.SetRow("A"+strconv.Itoa(x.rows), x.values)
}

// value is the cell for the library; an empty one is not written.
func (x *xlsx) value(c cell) any {
	if c.text == "" {
		return nil
	}
	if !c.number {
		return excelize.Cell{StyleID: x.text, Value: c.text}
	}
	number, err := strconv.ParseFloat(c.text, 64)
	if err != nil {
		return excelize.Cell{StyleID: x.text, Value: c.text}
	}
	return excelize.Cell{StyleID: x.styles[min(c.places, mostPlaces)], Value: number}
}

func (x *xlsx) close() error {
	if err := x.stream.Flush(); err != nil {
		return fmt.Errorf("planilha %d: %w", x.sheets, err)
	}
	return nil
}
