package literal

// handOutBySeries is "serie": each seat to the group with people whose next
// (k − 1/2)/p is the smallest, k counting only the seats handed out here; ties
// to the higher percentage.
func handOutBySeries(w World, now []string, seats []int) []string {
	given := map[string]int{}
	for _, seat := range seats {
		next := ""
		for _, g := range groupsWithPeople(w, now) {
			if next == "" || comesEarlier(g, byCode(w, next), given) {
				next = g.Code
			}
		}
		if next != "" {
			now = relabel(now, seat, next)
			given[next]++
		}
	}
	return now
}

// comesEarlier compares the next (k − 1/2)/p of two groups.
func comesEarlier(a, b Group, given map[string]int) bool {
	pointA := over(midpoint(given[a.Code]+1), a.Share)
	pointB := over(midpoint(given[b.Code]+1), b.Share)
	return pointA.Cmp(pointB) < 0
}

// byCode finds a group.
func byCode(w World, code string) Group {
	for _, g := range w.Groups {
		if g.Code == code {
			return g
		}
	}
	panic("literal: no group " + code)
}

// groupsWithPeople are the groups of D 3 §4 that have somebody unseated.
func groupsWithPeople(w World, now []string) []Group {
	var groups []Group
	for _, g := range proportionalGroups(w) {
		if len(fill(w, now).unseated(w, g.Code)) > 0 {
			groups = append(groups, g)
		}
	}
	return groups
}
