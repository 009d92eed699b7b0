package cli

import (
	"slices"

	"certame/internal/render/grid"
	"certame/internal/result"
)

// rowsBetween is how many rows pass between two looks of the bar.
const rowsBetween = 1024

// counted are the tables, whose rows tell the bar how many bytes of the result
// were used.
func counted(list []grid.Table, res *result.Folder, update func(done, total int)) []grid.Table {
	size := map[string]int{}
	for _, d := range res.Manifest.Outputs {
		size[d.Name] = int(d.Size)
	}
	total, before := 0, 0
	for _, t := range list {
		total += size[t.Name+".csv"]
	}
	out := slices.Clone(list)
	for i := range out {
		rows, from := out[i].Rows, before
		before += size[out[i].Name+".csv"]
		until := before
		out[i].Rows = func(yield func([]string, error) bool) {
			n, done := 0, from
			for row, err := range rows {
				for _, cell := range row {
					done += len(cell) + 1
				}
				if n++; n%rowsBetween == 0 {
					update(min(done, until), total)
				}
				if !yield(row, err) {
					return
				}
			}
			update(until, total)
		}
	}
	return out
}
