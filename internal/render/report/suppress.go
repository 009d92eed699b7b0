package report

import "certame/internal/locale"

// smallest is the least count that a statistic by group may show (S24): under
// it, a number may point at a person. The lists and the order of call are not
// statistics; the law orders them published.
const smallest = 5

// cell is one count and whether it may be seen.
type cell struct {
	N    int
	Hide hiding
}

type hiding uint8

// A cell too small hides itself; an omitted one is hidden so that nobody finds a
// small one by subtraction.
const (
	visible hiding = iota
	tooSmall
	omitted
)

// String is the cell as printed; X is the mark IBGE uses for a number left out
// to protect people.
func (c cell) String() string {
	switch c.Hide {
	case tooSmall:
		return "<5"
	case omitted:
		return "X"
	}
	return locale.Whole(c.N)
}

// protect hides the counts from 1 to 4 of parts that add up to a shown total,
// and then the smallest others until what is hidden adds up to five or more in
// at least two cells. One cell alone would be total minus the rest; two that
// add up to three would each still be under five. Zero counts nobody and stays.
func protect(parts []int) []cell {
	cells := make([]cell, len(parts))
	hidden, sum := 0, 0
	for i, n := range parts {
		cells[i] = protected(n)
		if cells[i].Hide == tooSmall {
			hidden, sum = hidden+1, sum+n
		}
	}
	for hidden > 0 && (hidden < 2 || sum < smallest) {
		next := smallestShown(cells)
		if next < 0 {
			break // nothing left: the total itself is under five, and hidden
		}
		cells[next].Hide = omitted
		hidden, sum = hidden+1, sum+cells[next].N
	}
	return cells
}

// protected is one count on its own.
func protected(n int) cell {
	if n > 0 && n < smallest {
		return cell{n, tooSmall}
	}
	return cell{n, visible}
}

func smallestShown(cells []cell) int {
	at := -1
	for i, c := range cells {
		if c.Hide == visible && c.N > 0 && (at < 0 || c.N < cells[at].N) {
			at = i
		}
	}
	return at
}
