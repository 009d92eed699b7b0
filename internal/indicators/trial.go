package indicators

import "maps"

// byTrial is a hidden number for which no other value is found that somebody could
// believe: narrowing alone misses what only several relations together tell, as that
// two lists of at most four have eight.
func (s *system) byTrial() *number {
	for _, n := range s.cells {
		if n.free() && !s.doubtful(n) {
			return n
		}
	}
	return nil
}

// window is how far from what they are the other numbers are tried. Who is not found
// in it counts as told, which hides more than is needed, never less.
const window = 3

// doubtful finds a choice of the hidden numbers that keeps every relation and in which
// one is not what it is.
func (s *system) doubtful(n *number) bool {
	low, high := map[*number]int{}, map[*number]int{}
	for _, other := range s.cells {
		a, b := other.domain()
		low[other], high[other] = max(a, other.value-window), min(b, other.value+window)
	}
	budget := 400
	for _, v := range [...]int{n.value - 1, n.value + 1, n.value - 2, n.value + 2} {
		if v < low[n] || v > high[n] {
			continue
		}
		l, h := maps.Clone(low), maps.Clone(high)
		l[n], h[n] = v, v
		if s.believable(l, h, &budget) {
			return true
		}
	}
	return false
}

// believable tries the values of one number after another.
func (s *system) believable(low, high map[*number]int, budget *int) bool {
	if *budget--; *budget < 0 || !s.squeeze(low, high) {
		return false
	}
	n := s.open(low, high)
	if n == nil {
		return true
	}
	for d := range 2*window + 1 {
		v := n.value + (d+1)/2*(1-d%2*2) // what it is, then further and further away
		if v < low[n] || v > high[n] {
			continue
		}
		l, h := maps.Clone(low), maps.Clone(high)
		l[n], h[n] = v, v
		if s.believable(l, h, budget) {
			return true
		}
	}
	return false
}

// squeeze narrows every number until nothing narrows; false when one has no value left.
func (s *system) squeeze(low, high map[*number]int) bool {
	for again := true; again; {
		again = false
		for i := range s.relations {
			for _, t := range s.relations[i].terms {
				again = s.relations[i].narrow(t, low, high) || again
				if low[t.of] > high[t.of] {
					return false
				}
			}
		}
	}
	return true
}

// open is the number with the fewest values left to try, more than one.
func (s *system) open(low, high map[*number]int) (best *number) {
	for _, n := range s.cells {
		if room := high[n] - low[n]; room > 0 && (best == nil || room < high[best]-low[best]) {
			best = n
		}
	}
	return best
}
