package sample

// Stratum is the cases of one board: how many there are, and how many are read again.
type Stratum struct{ Cases, Drawn int }

// Share shares n cases to read over boards with so many cases each: one for each board
// that has any, and the rest in proportion, each to the board that is furthest behind
// (the largest cases ÷ (2·drawn + 1), the first of equals). No board gives more than it
// has; n is brought to what can be given.
func Share(cases []int, n int) []Stratum {
	list := make([]Stratum, len(cases))
	left := 0
	for i, c := range cases {
		list[i].Cases = c
		left += c
	}
	n = min(n, left)
	for i := range list {
		if n > 0 && list[i].Cases > 0 {
			list[i].Drawn = 1
			n--
		}
	}
	for ; n > 0; n-- {
		list[furthest(list)].Drawn++
	}
	return list
}

func furthest(list []Stratum) (at int) {
	at = -1
	for i, s := range list {
		if s.Drawn == s.Cases {
			continue
		}
		if at < 0 || s.Cases*(2*list[at].Drawn+1) > list[at].Cases*(2*s.Drawn+1) {
			at = i
		}
	}
	return at
}

// Drawn is how many are read again in all.
func Drawn(list []Stratum) (n int) {
	for _, s := range list {
		n += s.Drawn
	}
	return n
}
