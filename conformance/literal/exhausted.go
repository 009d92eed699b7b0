package literal

// handOutOpenSeats is R-35: AC seats that stay empty because the AC list has
// nobody left. The people of AC hold the AC seats with the lowest numbers, so
// the empty ones are the highest; those of the edital come before later ones.
func handOutOpenSeats(w World, now []string) []string {
	var edital, later []int
	for _, seat := range fill(w, now).empty[openList] {
		if seat <= w.EditalSeats {
			edital = append(edital, seat)
		} else {
			later = append(later, seat)
		}
	}
	now = handOut(w, now, edital, w.OpenExhausted)
	return handOut(w, now, later, "classificacao")
}

// handOut gives AC seats to groups by one of the rules of I-10, and what no
// other group can take to PcD (I-15).
func handOut(w World, now []string, seats []int, rule string) []string {
	switch rule {
	case "serie":
		now = handOutBySeries(w, now, seats)
	case "maior_resto":
		now = handOutByRemainder(w, now, seats)
	case "classificacao":
		now = handOutByRank(w, now, seats, proportionalGroups(w))
	default:
		panic("literal: unknown rule for an exhausted AC list: " + rule)
	}
	return handOutByRank(w, now, stillOpen(now, seats), lastGroups(w))
}

// proportionalGroups are the groups D 3 §4 names: every one but PcD.
func proportionalGroups(w World) []Group {
	var groups []Group
	for _, g := range fallingShare(w.Groups) {
		if !g.Disability && g.Share.Sign() > 0 {
			groups = append(groups, g)
		}
	}
	return groups
}

// lastGroups are those that D 3 §4 does not name (I-15).
func lastGroups(w World) []Group {
	var groups []Group
	for _, g := range fallingShare(w.Groups) {
		if g.Disability || g.Share.Sign() == 0 {
			groups = append(groups, g)
		}
	}
	return groups
}

// stillOpen are the seats among those given that nobody has taken over.
func stillOpen(now []string, seats []int) []int {
	var open []int
	for _, seat := range seats {
		if now[seat-1] == openList {
			open = append(open, seat)
		}
	}
	return open
}

// handOutByRank is "classificacao" (L 9 §1): each seat to the group of the best
// person of those groups who is still without a seat.
func handOutByRank(w World, now []string, seats []int, groups []Group) []string {
	for _, seat := range seats {
		best := Person{}
		for _, g := range groups {
			for _, p := range fill(w, now).unseated(w, g.Code) {
				if best.ID == "" || p.Rank < best.Rank {
					best = p
				}
			}
		}
		if best.ID != "" {
			now = relabel(now, seat, best.Group)
		}
	}
	return now
}
