package classification

import (
	"cmp"
	"slices"
)

// radixFrom is the length from which counting bytes beats comparing keys.
const radixFrom = 256

// sortEntries sorts by key. Equal keys keep no order in particular: settleRun
// orders them.
func sortEntries(entries []entry) {
	if len(entries) < radixFrom {
		slices.SortFunc(entries, func(a, b entry) int { return cmp.Compare(a.key, b.key) })
		return
	}
	from, to := entries, make([]entry, len(entries))
	for shift := 0; shift < 64; shift += 8 {
		counts := byteCounts(from, shift)
		if slices.Contains(counts[:], len(from)) {
			continue // one value only: nothing to move
		}
		scatter(from, to, shift, &counts)
		from, to = to, from
	}
	if &from[0] != &entries[0] {
		copy(entries, from)
	}
}

func byteCounts(entries []entry, shift int) (counts [256]int) {
	for i := range entries {
		counts[byte(entries[i].key>>shift)]++
	}
	return counts
}

func scatter(from, to []entry, shift int, counts *[256]int) {
	next := 0
	for b, n := range counts {
		counts[b] = next
		next += n
	}
	for _, e := range from {
		b := byte(e.key >> shift)
		to[counts[b]] = e
		counts[b]++
	}
}
