package vacancy

// ConflictKind says between what a conflict stands.
type ConflictKind string

// The simple conflicts, which one sum shows, and those that only a set of rows and
// columns does.
const (
	ConflictRow  ConflictKind = "linha"    // the sum of a row and its cells
	ConflictCol  ConflictKind = "coluna"   // the sum of a column and its cells
	ConflictRows ConflictKind = "linhas"   // the sums of all rows and the whole
	ConflictCols ConflictKind = "colunas"  // the sums of all columns and the whole
	ConflictSet  ConflictKind = "conjunto" // rows and columns together
)

// Conflict proves that no table exists: what must cross the border of a set of rows
// and columns one way is at least Need, and at most Room may cross it the other way.
// Where Kind is not that of a set, it is one sum against its parts: Parts when the
// parts are at least Need and the sum at most Room, and otherwise the sum at least
// Need and the parts at most Room.
type Conflict struct {
	Kind       ConflictKind
	Parts      bool
	Rows, Cols []int
	Need, Room int
}

// plain is a conflict that one sum shows, or nil: a person sees it at once.
func plain(g *Grid) *Conflict {
	for i, row := range g.Rows {
		if c := against(row, g.Cells[i]); c != nil {
			c.Kind, c.Rows = ConflictRow, []int{i}
			return c
		}
	}
	for j, col := range g.Cols {
		cells := make([]Bounds, len(g.Rows))
		for i := range g.Rows {
			cells[i] = g.Cells[i][j]
		}
		if c := against(col, cells); c != nil {
			c.Kind, c.Cols = ConflictCol, []int{j}
			return c
		}
	}
	if c := against(g.Total, g.Rows); c != nil {
		c.Kind = ConflictRows
		return c
	}
	if c := against(g.Total, g.Cols); c != nil {
		c.Kind = ConflictCols
		return c
	}
	return nil
}

// against holds a sum to its parts.
func against(sum Bounds, parts []Bounds) *Conflict {
	low, high := 0, 0
	for _, b := range parts {
		low, high = low+b.Low, high+b.High
	}
	switch {
	case high < sum.Low:
		return &Conflict{Need: sum.Low, Room: high}
	case low > sum.High:
		return &Conflict{Parts: true, Need: low, Room: sum.High}
	}
	return nil
}
