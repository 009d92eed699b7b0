package tables

// Rows writes a small table: a header and rows, the first column of which is an
// identifier.
func Rows(style Style, names []string, rows [][]string) []byte {
	r := begin(style, names)
	for _, cells := range rows {
		for i, cell := range cells {
			if i == 0 {
				r.id([]byte(cell))
			} else {
				r.text(cell)
			}
		}
		r.end()
	}
	return r.buf
}
