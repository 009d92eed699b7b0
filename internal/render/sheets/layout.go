package sheets

import (
	"errors"
	"strings"

	"certame/internal/render/grid"

	"github.com/xuri/excelize/v2"
)

const (
	textFormat = 49 // "@": what is typed in the cell stays text
	mostPlaces = 6
)

func (x *xlsx) makeStyles() (err error) {
	bold := &excelize.Style{Font: &excelize.Font{Bold: true, Family: "Calibri", Size: 11}, NumFmt: textFormat, Fill: excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{"E8E8E8"}}}
	if x.header, err = x.file.NewStyle(bold); err != nil {
		return err
	}
	bold.Alignment = &excelize.Alignment{Horizontal: "right"}
	if x.headerRight, err = x.file.NewStyle(bold); err != nil {
		return err
	}
	if x.text, err = x.file.NewStyle(&excelize.Style{NumFmt: textFormat, Alignment: &excelize.Alignment{Vertical: "top"}}); err != nil {
		return err
	}
	if x.long, err = x.file.NewStyle(&excelize.Style{NumFmt: textFormat, Alignment: &excelize.Alignment{Vertical: "top", WrapText: true}}); err != nil {
		return err
	}
	for places := range mostPlaces + 1 {
		format := "0"
		if places > 0 {
			format += "." + strings.Repeat("0", places)
		}
		if x.styles[places], err = x.file.NewStyle(&excelize.Style{CustomNumFmt: &format, Alignment: &excelize.Alignment{Vertical: "top", Horizontal: "right", Indent: 1}}); err != nil {
			return err
		}
	}
	return nil
}

// printing makes the sheet as wide as the paper, lying, with the header on every
// page and its name and number at the foot.
func (x *xlsx) printing(name string) error {
	landscape, wide, tall, fit, a4, half := "landscape", 1, 0, true, 9, 0.5
	return errors.Join(
		x.file.SetPageMargins(name, &excelize.PageLayoutMarginsOptions{Left: &half, Right: &half, Top: &half, Bottom: &half}),
		x.file.SetHeaderFooter(name, &excelize.HeaderFooterOptions{OddFooter: "&L&A&RPágina &P de &N"}),
		x.file.SetSheetProps(name, &excelize.SheetPropsOptions{FitToPage: &fit}),
		x.file.SetPageLayout(name, &excelize.PageLayoutOptions{Size: &a4, Orientation: &landscape, FitToWidth: &wide, FitToHeight: &tall}),
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

// Heights of rows in which sentences wrap, in points: not every program makes room
// for them.
const (
	lineHeight = 15
	mostLines  = 27 // a row has 409 points at most
)

// Widths of columns, in letters.
const (
	narrowWidth = 12
	idWidth     = 16
	longWidth   = 68
)

// longText are the columns that hold sentences or names.
var longText = map[string]bool{"item": true, "nome": true, "motivo": true, "detalhe": true, "artigo": true, "mensagem": true, "remedio": true, "onde": true, "significado": true, "valor": true}
