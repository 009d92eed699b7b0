package vacancy

import (
	"testing"

	"certame"

	"pgregory.net/rapid"
)

// With the floor and the ceiling of exact shares a table always exists, and it
// keeps every bound.
func TestControlledRoundingAlwaysExists(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows, cols := rapid.IntRange(1, 6).Draw(t, "rows"), rapid.IntRange(1, 6).Draw(t, "cols")
		share := certame.NewRatio(int64(rapid.IntRange(0, 20).Draw(t, "share")), 20)
		seats := make([][]int, rows)
		for i := range seats {
			seats[i] = rapid.SliceOfN(rapid.IntRange(0, 12), cols, cols).Draw(t, "seats")
		}
		g := GridOf(share, seats, Fixed{})
		table, conflict := Control(g)
		if conflict != nil {
			t.Fatalf("%v of %v: %+v", share, seats, conflict)
		}
		if what := broken(g, table); what != "" {
			t.Fatalf("%s: %v", what, table)
		}
	})
}

func broken(g *Grid, table [][]int) string {
	within := func(b Bounds, n int) bool { return b.Low <= n && n <= b.High }
	total, cols := 0, make([]int, len(g.Cols))
	for i, row := range table {
		sum := 0
		for j, n := range row {
			if !within(g.Cells[i][j], n) {
				return "cell"
			}
			sum += n
			cols[j] += n
		}
		if total += sum; !within(g.Rows[i], sum) {
			return "row"
		}
	}
	for j, n := range cols {
		if !within(g.Cols[j], n) {
			return "column"
		}
	}
	if !within(g.Total, total) {
		return "total"
	}
	return ""
}

// On small grids with any bounds: a table is found exactly when there is one, and
// otherwise the conflict proves it, by its own sums.
func TestControlAgainstEveryTable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows, cols := rapid.IntRange(1, 3).Draw(t, "rows"), rapid.IntRange(1, 3).Draw(t, "cols")
		bounds := func(most int) Bounds {
			low := rapid.IntRange(0, most).Draw(t, "low")
			return Bounds{low, low + rapid.IntRange(0, 1).Draw(t, "more")}
		}
		g := &Grid{Total: bounds(8)}
		for range rows {
			g.Rows = append(g.Rows, bounds(4))
			var line []Bounds
			for range cols {
				line = append(line, bounds(2))
			}
			g.Cells = append(g.Cells, line)
		}
		for range cols {
			g.Cols = append(g.Cols, bounds(4))
		}
		table, conflict := Control(g)
		exists := anyTable(g, make([]int, rows*cols), 0)
		switch {
		case exists != (conflict == nil):
			t.Fatalf("exists %v, conflict %+v", exists, conflict)
		case exists && broken(g, table) != "":
			t.Fatalf("%v breaks a %s", table, broken(g, table))
		case !exists && conflict.Need <= conflict.Room:
			t.Fatalf("%+v proves nothing", conflict)
		}
	})
}

func anyTable(g *Grid, cells []int, at int) bool {
	cols := len(g.Cols)
	if at == len(cells) {
		table := make([][]int, len(g.Rows))
		for i := range table {
			table[i] = cells[i*cols : (i+1)*cols]
		}
		return broken(g, table) == ""
	}
	b := g.Cells[at/cols][at%cols]
	for n := b.Low; n <= b.High; n++ {
		if cells[at] = n; anyTable(g, cells, at+1) {
			return true
		}
	}
	return false
}

// Three rows of two seats at 25 %: each is 0.5 and rounds up to 1, and the whole is
// 1.5, which is 2. Fixed at both levels there is no table.
func TestFixedAtTwoLevels(t *testing.T) {
	seats := [][]int{{1, 1}, {1, 1}, {1, 1}}
	if _, conflict := Control(GridOf(certame.Percent(25), seats, Fixed{Rows: true})); conflict == nil || conflict.Need <= conflict.Room {
		t.Errorf("%+v", conflict)
	}
	if _, conflict := Control(GridOf(certame.Percent(25), seats, Fixed{})); conflict != nil {
		t.Errorf("%+v", conflict)
	}
}
