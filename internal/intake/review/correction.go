package review

import (
	"certame/internal/intake/tabular"
)

// Correction is what a person decided of a quarantined row.
type Correction struct {
	Cells     []string
	Types     []tabular.Type
	Discard   bool
	Confirmed bool // what only looks wrong is right
}

// correct puts what a person wrote in the place of the row.
func (w *worker) correct(r *tabular.Row) (discard bool) {
	fix, ok := w.corrections[r.Key()]
	if !ok {
		return false
	}
	r.Cells, r.Types, r.Problem, r.Remedy = r.Cells[:0:0], fix.Types, "", ""
	for _, cell := range fix.Cells {
		r.Cells = append(r.Cells, []byte(cell))
	}
	return fix.Discard
}
