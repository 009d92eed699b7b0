package literal

import (
	"cmp"
	"slices"
)

// Site is a post of a pool wider than a post: its seats, and the people approved in
// it. Their ranks are of one ranking over the whole pool.
type Site struct {
	Seats  int
	People []Person
}

// PlaceAfterMarks is R-45 and I-45, "apos_notas": owed is how many seats of each group
// the pool has. For each seat the general list of the group is read again from its
// first line. The tables say how many seats of each modality stand at each site.
func PlaceAfterMarks(groups []Group, owed map[string]int, sites []Site) []map[string]int {
	tables := make([]map[string]int, len(sites))
	for i, s := range sites {
		tables[i] = map[string]int{openList: s.Seats}
	}
	for _, g := range placementOrder(groups) {
		for range owed[g.Code] {
			at := siteFor(groups, sites, tables, g.Code)
			if at < 0 {
				break // there is no open seat left
			}
			tables[at][openList]--
			tables[at][g.Code]++
		}
	}
	return tables
}

// PlaceByDraw is R-45, "sorteio": the seats in the order drawn, each by its site; the
// first are of the groups, in the order of placement, and the rest are open.
func PlaceByDraw(groups []Group, owed map[string]int, sites int, drawn []int) []map[string]int {
	tables := make([]map[string]int, sites)
	for i := range tables {
		tables[i] = map[string]int{}
	}
	for place, site := range drawn {
		tables[site][drawnLabel(groups, owed, place)]++
	}
	return tables
}

// drawnLabel is the modality of the seat drawn in a place, from 0.
func drawnLabel(groups []Group, owed map[string]int, place int) string {
	for _, g := range placementOrder(groups) {
		if place < owed[g.Code] {
			return g.Code
		}
		place -= owed[g.Code]
	}
	return openList
}

// placementOrder is that of R-08: PcD first, then by falling percentage, and the order
// of the edital among equals.
func placementOrder(groups []Group) []Group {
	order := slices.Clone(groups)
	slices.SortStableFunc(order, func(a, b Group) int {
		if a.Disability != b.Disability {
			if a.Disability {
				return -1
			}
			return 1
		}
		return b.Share.Cmp(a.Share)
	})
	return order
}

// siteFor is where the next seat of a group goes: where the best optante stands whom
// it brings in, if it takes nobody out who opted; else where the best stands whom it
// brings in at all; else where most open seats are.
func siteFor(groups []Group, sites []Site, tables []map[string]int, group string) int {
	for _, harmless := range []bool{true, false} {
		for _, line := range generalList(sites, group) {
			if bringsIn(groups, sites[line.site], tables[line.site], group, line.who, harmless) {
				return line.site
			}
		}
	}
	best := -1
	for i, table := range tables {
		if table[openList] > 0 && (best < 0 || table[openList] > tables[best][openList]) {
			best = i
		}
	}
	return best
}

type line struct {
	site int
	who  Person
}

func generalList(sites []Site, group string) (list []line) {
	for i, s := range sites {
		for _, p := range s.People {
			if p.Group == group {
				list = append(list, line{i, p})
			}
		}
	}
	slices.SortFunc(list, func(a, b line) int { return cmp.Compare(a.who.Rank, b.who.Rank) })
	return list
}

func bringsIn(groups []Group, s Site, table map[string]int, group string, who Person, harmless bool) bool {
	if table[openList] == 0 {
		return false
	}
	before := seatedAt(groups, s, table, "")
	after := seatedAt(groups, s, table, group)
	if before[who.ID] != "" || after[who.ID] == "" {
		return false
	}
	for _, p := range s.People {
		if harmless && p.Group != "" && before[p.ID] != "" && after[p.ID] == "" {
			return false
		}
	}
	return true
}

// seatedAt is R-31, a and b, at one site, with one of the open seats given to a group.
func seatedAt(groups []Group, s Site, table map[string]int, given string) map[string]string {
	var labels []string
	open := table[openList]
	if given != "" {
		labels = append(labels, given)
		open--
	}
	for range open {
		labels = append(labels, openList)
	}
	for _, g := range groups {
		for range table[g.Code] {
			labels = append(labels, g.Code)
		}
	}
	return fill(World{Groups: groups, People: s.People}, labels).modality
}
