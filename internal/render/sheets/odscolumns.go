package sheets

import (
	"slices"
	"strconv"
)

// columnStyles are the widths of the columns of a workbook, each once.
func (o *ods) columnStyles(b *Book) {
	var all []float64
	for _, t := range b.all() {
		for _, c := range t.Columns {
			all = append(all, width(c))
		}
	}
	slices.Sort(all)
	for _, letters := range slices.Compact(all) {
		o.WriteString(`<style:style style:name="` + columnStyle(letters) + `" style:family="table-column"><style:table-column-properties style:column-width="` + strconv.FormatFloat(letters*letterWidth+0.2, 'f', 1, 64) + `cm"/></style:style>`)
	}
}

// letterWidth is of a letter of the body, in centimetres.
const letterWidth = 0.2

func columnStyle(letters float64) string { return "w" + strconv.Itoa(int(letters)) }
