package sheets

import (
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
	bold.Alignment = &excelize.Alignment{Horizontal: "right", Indent: 1} // over the numbers, which stand so
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

// layout sets the widths and makes the header stand still.
func (x *xlsx) layout(columns []grid.Column) error {
	for i, c := range columns {
		if err := x.stream.SetColWidth(i+1, i+1, width(c)); err != nil {
			return err
		}
	}
	return x.stream.SetPanes(&excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"})
}
