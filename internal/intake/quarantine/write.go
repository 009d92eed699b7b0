package quarantine

import (
	"context"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"

	"certame/internal/intake/review"

	"github.com/xuri/excelize/v2"
)

// Columns before those of the file.
var own = []string{"linha", "registro", "motivo", "sugestao", "decisao"}

// Words of the column decisao.
const (
	corrected = "corrigida"
	confirmed = "confirmada"
	discarded = "descartar"
)

const sheetName = "quarentena"

// instructions stand on a sheet of their own.
var instructions = []string{
	"Cada linha da planilha «quarentena» é uma linha do arquivo que não foi entendida, com o motivo.",
	"Corrija as células dela e escreva em decisao:",
	"corrigida: as células foram corrigidas, e a linha é conferida de novo",
	"confirmada: está certa como está (só para o que apenas parece errado)",
	"descartar: a linha não é de ninguém e não entra",
	"Vazio: ainda não se decidiu, e a linha continua em quarentena.",
	"Depois: certame importar ARQUIVO --mapa MAPA --pasta PASTA --quarentena ESTA-PLANILHA",
}

// Write writes the quarantined rows of an examination. Every cell is text: a
// number of registration keeps its zeros, and a name runs as no formula.
func Write(ctx context.Context, w io.Writer, e *review.Examined, corrections map[int]review.Correction) (err error) {
	x := excelize.NewFile()
	defer func() { err = errors.Join(err, x.Close()) }()
	if err := x.SetSheetName("Sheet1", sheetName); err != nil {
		return err
	}
	if err := printing(x, sheetName); err != nil { // before the stream, which opens the sheet as it then is
		return err
	}
	style, err := x.NewStyle(&excelize.Style{NumFmt: 49, Alignment: &excelize.Alignment{Vertical: "top", WrapText: true}}) // "@": what is typed stays text
	if err != nil {
		return err
	}
	s, err := x.NewStreamWriter(sheetName)
	if err != nil {
		return err
	}
	header, err := x.NewStyle(&excelize.Style{NumFmt: 49, Font: &excelize.Font{Bold: true}, Fill: excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{"E8E8E8"}}})
	if err != nil {
		return err
	}
	out := &sheet{stream: s, style: header, width: len(own) + len(e.Headers())}
	if err := out.head(append(own, e.Headers()...)); err != nil {
		return err
	}
	out.style = style
	err = e.EachHeld(ctx, corrections, func(row review.HeldRow) error {
		record := ""
		if row.Record > 0 {
			record = fmt.Sprint(row.Record)
		}
		return out.row(append([]string{fmt.Sprint(row.Line), record, row.Reason, row.Suggestion, ""}, row.Cells...))
	})
	if err != nil {
		return err
	}
	if err := s.Flush(); err != nil {
		return err
	}
	if err := explain(x); err != nil {
		return err
	}
	return x.Write(w)
}

type sheet struct {
	stream *excelize.StreamWriter
	style  int
	width  int // columns
	rows   int
}

func (s *sheet) head(names []string) error {
	if err := s.stream.SetPanes(&excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}); err != nil {
		return err
	}
	for at := 1; at <= s.width; at++ {
		if err := s.stream.SetColWidth(at, at, columnWidth(at)); err != nil {
			return err
		}
	}
	return s.row(names)
}

func (s *sheet) row(cells []string) error {
	s.rows++
	values := make([]any, len(cells))
	lines := 1
	for i, c := range cells {
		values[i] = excelize.Cell{StyleID: s.style, Value: c}
		lines = max(lines, 1+(utf8.RuneCountInString(c)-1)/int(columnWidth(i+1)))
	}
	return s.stream.SetRow(fmt.Sprintf("A%d", s.rows), values, excelize.RowOpts{Height: float64(lines) * lineHeight})
}

// lineHeight of a cell, in points: not every program makes room for text that wraps.
const lineHeight = 15

// columnWidth is that of a column, in letters: reasons and suggestions are sentences.
func columnWidth(at int) float64 {
	switch {
	case at == 3 || at == 4:
		return 50
	case at <= len(own):
		return 11
	}
	return 18
}

// printing makes a sheet as wide as the paper, lying, with the header on every page.
func printing(x *excelize.File, name string) error {
	landscape, wide, tall, fit, a4 := "landscape", 1, 0, true, 9
	return errors.Join(
		x.SetSheetProps(name, &excelize.SheetPropsOptions{FitToPage: &fit}),
		x.SetPageLayout(name, &excelize.PageLayoutOptions{Size: &a4, Orientation: &landscape, FitToWidth: &wide, FitToHeight: &tall}),
		x.SetHeaderFooter(name, &excelize.HeaderFooterOptions{OddFooter: "&L&A&RPágina &P de &N"}),
		x.SetDefinedName(&excelize.DefinedName{Name: "_xlnm.Print_Titles", RefersTo: "'" + name + "'!$1:$1", Scope: name}))
}

// explain writes the instructions; the sheet of rows stays the active one.
func explain(x *excelize.File) error {
	const name = "como corrigir"
	if _, err := x.NewSheet(name); err != nil {
		return err
	}
	if err := x.SetColWidth(name, "A", "A", 100); err != nil {
		return err
	}
	for i, line := range instructions {
		if err := x.SetCellStr(name, fmt.Sprintf("A%d", i+1), line); err != nil {
			return err
		}
	}
	return nil
}
