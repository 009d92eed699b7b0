package tabular

import (
	"bytes"
	"math"
	"strconv"
	"time"
)

// cells gathers the texts of a row in one block, reused from row to row.
type cells struct {
	block  []byte
	ends   []int
	begins []int
	types  []Type
	out    [][]byte
	filled bool
	typed  bool
	over   bool // the row passed its limit, and the rest of it was dropped
}

// rowLimit is what a row may hold: one long text may be repeated in every cell.
const rowLimit = 4 << 20

func newCells() *cells { return &cells{} }

func (c *cells) reset() {
	c.block, c.ends, c.begins, c.types = c.block[:0], c.ends[:0], c.begins[:0], c.types[:0]
	c.filled, c.typed, c.over = false, false, false
}

// put stores the cell of a column; the columns before it that have none are
// empty.
func (c *cells) put(column int, text []byte, kind Type) {
	if len(text) == 0 && kind == Plain {
		return
	}
	if c.over = c.over || len(c.block)+len(text) > rowLimit; c.over {
		return
	}
	for len(c.ends) < column {
		c.add(nil, Plain)
	}
	c.add(text, kind)
	c.filled = true
	c.typed = c.typed || kind != Plain
}

func (c *cells) add(text []byte, kind Type) {
	c.begins = append(c.begins, len(c.block))
	c.block = append(c.block, text...)
	c.ends = append(c.ends, len(c.block))
	c.types = append(c.types, kind)
}

// row gives the cells; nil for a row that says nothing.
func (c *cells) row() ([][]byte, []Type) {
	if !c.filled {
		return nil, nil
	}
	c.out = c.out[:0]
	for i, end := range c.ends {
		c.out = append(c.out, c.block[c.begins[i]:end:end])
	}
	if !c.typed {
		return c.out, nil
	}
	return c.out, c.types
}

// Days that serial numbers count from. Excel believes that 1900 was a leap year,
// so that its day 60 never was.
var (
	epoch1900 = dayNumber(1899, 12, 30)
	epoch1904 = dayNumber(1904, 1, 1)
)

func dayNumber(year, month, day int) int {
	return int(time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC).Unix() / 86400)
}

// exact is where numbers of registration begin that 2.50255E+11 cannot hold.
const exact = 1e10

// number writes a number as the shortest text that is the same number: a sheet
// keeps 83.74 as 83.739999999999995. With the style of a date it is a date.
func (s *sheetReader) number() ([]byte, Type, error) {
	n, err := strconv.ParseFloat(string(s.value), 64)
	if err != nil || math.IsInf(n, 0) || math.IsNaN(n) {
		return nil, Plain, errBroken
	}
	if s.isDate {
		if n < 61 || n > 200_000 {
			return s.value, Failure, nil
		}
		day := time.Unix(int64(int(n)+s.from)*86400, 0).UTC()
		return day.AppendFormat(nil, time.DateOnly), Date, nil
	}
	if n >= exact && bytes.ContainsAny(s.value, "eE") {
		return s.value, Number, nil // figures were lost when it was written so
	}
	return strconv.AppendFloat(nil, n, 'f', -1, 64), Number, nil
}
