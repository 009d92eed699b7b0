package arch

import (
	"bytes"
	"encoding/csv"
	"slices"
	"strings"
)

// matrixTable is the matrix for the program itself: every file and every scenario, by
// provision.
func matrixTable(rows []MatrixRow) []byte {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.Comma = ';'
	list := [][]string{{"dispositivo", "codigo", "cenarios"}}
	for _, r := range rows {
		var files []string
		for _, u := range r.Uses {
			files = append(files, u.File)
		}
		list = append(list, []string{string(r.ID), strings.Join(slices.Compact(files), "|"), strings.Join(r.Scenarios, "|")})
	}
	if err := w.WriteAll(list); err != nil {
		panic(err) // a buffer takes everything
	}
	return b.Bytes()
}
