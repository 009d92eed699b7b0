package sample

// fewest is the smallest count that may be shown.
const fewest = 5

// Shown is a count, or that it is not shown.
type Shown struct {
	Count  int
	Hidden bool
}

// Suppress makes a table of counts fit to be read by everybody: a row for each board,
// then the row of the sums; in each row its counts, then their sum. Counts from 1 to 4
// are not shown (that there is nobody tells of nobody), and neither are those from which
// they could be worked out by the sums.
func Suppress(rows [][]int) [][]Shown {
	table := summed(rows)
	for i := range table {
		for j := range table[i] {
			table[i][j].Hidden = table[i][j].Count > 0 && table[i][j].Count < fewest
		}
	}
	for {
		i, j, told := worked(table)
		if !told {
			return table
		}
		if !cover(table, i, j) {
			return hideAll(table)
		}
	}
}

// summed is the table with the sums of its rows and columns.
func summed(rows [][]int) [][]Shown {
	width := 0
	if len(rows) > 0 {
		width = len(rows[0])
	}
	table := make([][]Shown, len(rows)+1)
	for i := range table {
		table[i] = make([]Shown, width+1)
	}
	for i, row := range rows {
		for j, count := range row {
			for _, cell := range []*Shown{&table[i][j], &table[i][width], &table[len(rows)][j], &table[len(rows)][width]} {
				cell.Count += count
			}
		}
	}
	return table
}

// worked finds a hidden count that the sums tell: one that is on no circle of hidden
// counts, going along rows and columns in turn. Each count that is hidden is one at
// least, so that along a circle one may always be added and taken, and the sums stay.
func worked(table [][]Shown) (row, column int, told bool) {
	for i := range table {
		for j := range table[i] {
			if table[i][j].Hidden && !circled(table, i, j) {
				return i, j, true
			}
		}
	}
	return 0, 0, false
}

// circled reports whether the row of a cell is joined to its column by hidden cells
// other than itself.
func circled(table [][]Shown, row, column int) bool {
	rows, columns := make([]bool, len(table)), make([]bool, len(table[0]))
	rows[row] = true
	for grew := true; grew; {
		grew = false
		for i := range table {
			for j := range table[i] {
				if table[i][j].Hidden && (i != row || j != column) && rows[i] != columns[j] {
					rows[i], columns[j], grew = true, true, true
				}
			}
		}
	}
	return columns[column]
}

// cover hides one more count, for the sake of one that is told: one that closes a
// circle around it if there is, the smallest; or else the smallest that gets further,
// from its row or from its column.
func cover(table [][]Shown, row, column int) bool {
	for _, enough := range []func(i, j int) bool{
		func(int, int) bool { return circled(table, row, column) },
		func(i, j int) bool { return i == row || j == column },
	} {
		if i, j, found := smallest(table, enough); found {
			table[i][j].Hidden = true
			return true
		}
	}
	i, j, found := smallest(table, func(int, int) bool { return true })
	if found {
		table[i][j].Hidden = true
	}
	return found
}

// smallest is the least shown count, not zero, whose hiding is of use.
func smallest(table [][]Shown, useful func(i, j int) bool) (row, column int, found bool) {
	for i := range table {
		for j := range table[i] {
			cell := &table[i][j]
			if cell.Hidden || cell.Count == 0 || found && cell.Count >= table[row][column].Count {
				continue
			}
			cell.Hidden = true
			use := useful(i, j)
			cell.Hidden = false
			if use {
				row, column, found = i, j, true
			}
		}
	}
	return row, column, found
}

func hideAll(table [][]Shown) [][]Shown {
	for i := range table {
		for j := range table[i] {
			table[i][j].Hidden = true
		}
	}
	return table
}
