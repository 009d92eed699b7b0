package review

// dominant is the value that nearly all have, and whether there is one. Of a few
// cells, four in five are enough: one that was glued weighs more among them.
func dominant(counts map[int]int, share int) (value int, ok bool) {
	total := 0
	for _, n := range counts {
		total += n
	}
	if total < manyCells {
		share = min(share, 80)
	}
	value, most := commonest(counts)
	return value, most >= 4 && most*100 >= total*share
}

// manyCells are enough to tell what is usual from what is not.
const manyCells = 20

func commonest(counts map[int]int) (value, n int) {
	for v, count := range counts {
		if count > n || count == n && v > value {
			value, n = v, count
		}
	}
	return value, n
}
