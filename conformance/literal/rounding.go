package literal

import "math/big"

// Between is the least and the most that a number may be.
type Between struct{ Least, Most int }

// Grid is a table to be filled with whole numbers: what each cell, row and column and
// the whole may be.
type Grid struct {
	Cells      [][]Between
	Rows, Cols []Between
	Total      Between
}

// Exact says at which totals the share is rounded as the law rounds it (L 5 §2),
// besides the whole; elsewhere it is the whole number below or above. SpareSingle
// gives nothing to a cell of one seat (STJ, Informativo 875).
type Exact struct{ Rows, Cols, SpareSingle bool }

// SharesOf is what a share of a table of seats may be.
func SharesOf(share *big.Rat, seats [][]int, exact Exact) Grid {
	g := Grid{Total: sharesOf(share, sumAll(seats), true)}
	for i, row := range seats {
		g.Rows = append(g.Rows, sharesOf(share, sumAll(seats[i:i+1]), exact.Rows))
		var line []Between
		for _, n := range row {
			cell := sharesOf(share, n, false)
			if n == 1 && exact.SpareSingle {
				cell = Between{}
			}
			line = append(line, cell)
		}
		g.Cells = append(g.Cells, line)
	}
	for j := range seats[0] {
		sum := 0
		for i := range seats {
			sum += seats[i][j]
		}
		g.Cols = append(g.Cols, sharesOf(share, sum, exact.Cols))
	}
	return g
}

func sharesOf(share *big.Rat, n int, exact bool) Between {
	product := times(share, whole(n))
	if exact {
		return Between{halfUp(product), halfUp(product)}
	}
	return Between{floor(product), ceil(product)}
}

func sumAll(seats [][]int) (sum int) {
	for _, row := range seats {
		for _, n := range row {
			sum += n
		}
	}
	return sum
}

// Keeps reports whether a table has what the grid asks for.
func (g Grid) Keeps(table [][]int) bool {
	ok := len(table) == len(g.Rows) && g.Total.has(sumAll(table))
	for i := 0; ok && i < len(g.Rows); i++ {
		ok = len(table[i]) == len(g.Cols) && g.Rows[i].has(sumAll(table[i:i+1]))
	}
	for j := 0; ok && j < len(g.Cols); j++ {
		sum := 0
		for i := range table {
			sum += table[i][j]
			ok = ok && g.Cells[i][j].has(table[i][j])
		}
		ok = ok && g.Cols[j].has(sum)
	}
	return ok
}

func (b Between) has(n int) bool { return b.Least <= n && n <= b.Most }

// Exists tries every table there is.
func (g Grid) Exists() bool {
	table := make([][]int, len(g.Rows))
	for i := range table {
		table[i] = make([]int, len(g.Cols))
	}
	return g.tries(table, 0)
}

func (g Grid) tries(table [][]int, at int) bool {
	if at == len(g.Rows)*len(g.Cols) {
		return g.Keeps(table)
	}
	i, j := at/len(g.Cols), at%len(g.Cols)
	for n := g.Cells[i][j].Least; n <= g.Cells[i][j].Most; n++ {
		if table[i][j] = n; g.tries(table, at+1) {
			return true
		}
	}
	return false
}

// Proves reports whether some rows and columns prove that there is no table: either a
// number asked for is more than it may be, or more must enter the set than may leave
// it. The whole goes through the rows, from them through the cells to the columns,
// and from those back; where the set holds the place before the rows, or the one
// after the columns, is not said, nor whether it is the set or what is left that is
// named, and any that proves it will do. need and room have to be the two sums.
func (g Grid) Proves(rows, cols []int, need, room int) bool {
	if need <= room {
		return false
	}
	if g.impossible(need, room) {
		return true
	}
	for _, before := range []bool{false, true} {
		for _, after := range []bool{false, true} {
			inRow, inCol := setOf(rows), setOf(cols)
			enters, leaves := g.crossing(inRow, inCol, before, after)
			if enters == need && leaves == room {
				return true
			}
			enters, leaves = g.crossing(complement(inRow), complement(inCol), !before, !after)
			if enters == need && leaves == room {
				return true
			}
		}
	}
	return false
}

func setOf(list []int) func(int) bool {
	return func(n int) bool {
		for _, other := range list {
			if other == n {
				return true
			}
		}
		return false
	}
}

func complement(set func(int) bool) func(int) bool { return func(n int) bool { return !set(n) } }

// impossible reports whether some number has to be at least need and at most room.
func (g Grid) impossible(need, room int) bool {
	all := append(append([]Between{g.Total}, g.Rows...), g.Cols...)
	for _, line := range g.Cells {
		all = append(all, line...)
	}
	for _, b := range all {
		if b.Least == need && b.Most == room {
			return true
		}
	}
	return false
}

// crossing is the least that enters a set, and the most that leaves it.
func (g Grid) crossing(row, col func(int) bool, before, after bool) (enters, leaves int) {
	cross := func(b Between, from, to bool) {
		if !from && to {
			enters += b.Least
		}
		if from && !to {
			leaves += b.Most
		}
	}
	cross(g.Total, after, before)
	for i := range g.Rows {
		cross(g.Rows[i], before, row(i))
		for j := range g.Cols {
			cross(g.Cells[i][j], row(i), col(j))
		}
	}
	for j := range g.Cols {
		cross(g.Cols[j], col(j), after)
	}
	return enters, leaves
}
