package vacancy

import "certame"

// Fixed says which totals must be the half-up count of the law (Lei 15.142/2025,
// art. 5º, § 2º), besides that of the whole; the others may be the floor or the
// ceiling of the exact share. Spared cells of one seat get none (STJ, Informativo
// 875).
type Fixed struct {
	Rows, Cols, SpareSingle bool
}

// GridOf is the grid of a share over a table of seats.
func GridOf(share certame.Ratio, seats [][]int, fixed Fixed) *Grid {
	g := &Grid{Cells: make([][]Bounds, len(seats)), Cols: make([]Bounds, len(seats[0]))}
	cols, total := make([]int, len(seats[0])), 0
	for i, row := range seats {
		sum := 0
		for j, n := range row {
			cell := around(share, n, false)
			if n == 1 && fixed.SpareSingle {
				cell = Bounds{}
			}
			g.Cells[i] = append(g.Cells[i], cell)
			sum += n
			cols[j] += n
		}
		g.Rows = append(g.Rows, around(share, sum, fixed.Rows))
		total += sum
	}
	for j, n := range cols {
		g.Cols[j] = around(share, n, fixed.Cols)
	}
	g.Total = around(share, total, true)
	return g
}

func around(share certame.Ratio, n int, exact bool) Bounds {
	if exact {
		return Bounds{share.HalfUp(n), share.HalfUp(n)}
	}
	return Bounds{share.Floor(n), share.Ceil(n)}
}
