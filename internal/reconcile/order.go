package reconcile

import "sort"

// outOfPlace tells, of people in the order received, with their places in the
// other order, the fewest that explain why the two differ: all the others are in
// one order in both; whoever shares a place may come in any. Who merely moved up because another left is not among them.
func outOfPlace(places []int) map[int]bool {
	var tails []int // places in the list of the last of each longest run
	before := make([]int, len(places))
	for i, p := range places {
		at := sort.Search(len(tails), func(k int) bool { return places[tails[k]] > p })
		before[i] = -1
		if at > 0 {
			before[i] = tails[at-1]
		}
		if at == len(tails) {
			tails = append(tails, i)
		} else {
			tails[at] = i
		}
	}
	out := map[int]bool{}
	for i := range places {
		out[i] = true
	}
	if len(tails) > 0 {
		for i := tails[len(tails)-1]; i >= 0; i = before[i] {
			delete(out, i)
		}
	}
	return out
}
