package literal

import (
	"cmp"
	"slices"
)

// claim is a seat of a group in the order computed anew for which no fixed seat
// of that group stands.
type claim struct {
	group Group
	place int // in the order computed anew
}

// Relabel is R-09 when the fixed labels are anywhere, "" being not fixed: the
// order is computed anew; what falls on a seat fixed with another label is owed,
// and takes the nearest earlier seat that is neither fixed nor wanted, else the
// next, where of two owed at once the earlier ideal position goes first, then
// the higher percentage. Extend is the case of a fixed beginning.
func Relabel(groups []Group, fixed []string) []string {
	labels := slices.Clone(fixed)
	claims := takeEarlier(claimsOf(groups, fixed), labels)
	for seat := 1; seat <= len(labels); seat++ {
		var owed []claim
		for _, c := range claims {
			if labels[seat-1] == "" && c.place <= seat {
				owed = append(owed, c)
			}
		}
		if len(owed) > 0 {
			first := firstOwed(owed, labels, seat)
			labels[seat-1] = first.group.Code
			claims = slices.DeleteFunc(claims, func(c claim) bool { return c.place == first.place })
		}
	}
	return restIsOpen(labels)
}

// claimsOf are the claims of all the groups, by percentage and then by place.
func claimsOf(groups []Group, fixed []string) []claim {
	var claims []claim
	anew := Order(groups, len(fixed))
	for _, g := range fallingShare(placingOrder(groups)) {
		for _, place := range unanswered(fixed, anew, g.Code) {
			claims = append(claims, claim{g, place})
		}
	}
	return claims
}

// firstOwed is the one with the earlier ideal position, the seats that the group
// has before this one being its first.
func firstOwed(owed []claim, labels []string, seat int) claim {
	return slices.MinFunc(owed, func(a, b claim) int {
		return cmp.Compare(idealAt(a, labels, seat), idealAt(b, labels, seat))
	})
}

func idealAt(c claim, labels []string, seat int) int {
	return idealPosition(c.group, occurrences(labels[:seat-1], c.group.Code)+1, len(labels))
}

// unanswered are the places of a group in the order computed anew for which no
// fixed seat stands. A fixed seat of the group answers the place it is on; one
// that is elsewhere answers what it was given for (see answered).
func unanswered(fixed, anew []string, group string) []int {
	var places, elsewhere []int
	for seat := 1; seat <= len(fixed); seat++ {
		switch {
		case anew[seat-1] == group && fixed[seat-1] != group:
			places = append(places, seat)
		case anew[seat-1] != group && fixed[seat-1] == group:
			elsewhere = append(elsewhere, seat)
		}
	}
	for _, seat := range elsewhere {
		if place := answered(fixed, places, seat); place != 0 {
			i := slices.Index(places, place)
			places = slices.Delete(places, i, i+1)
		}
	}
	return places
}

// answered is the place for which a fixed seat elsewhere stands: the next one
// owed, because what is owed goes to an earlier seat; else the last one owed,
// because it went to a later one; else the first place of all.
func answered(fixed []string, places []int, seat int) int {
	last := 0
	for _, place := range places {
		if fixed[place-1] != "" && place > seat {
			return place
		}
		if fixed[place-1] != "" {
			last = place
		}
	}
	if last == 0 && len(places) > 0 {
		return places[0]
	}
	return last
}

// takeEarlier gives to each claim that falls on a fixed seat, in the order of
// those seats, the nearest earlier seat that is not fixed and that no claim falls
// on, and returns the others.
func takeEarlier(claims []claim, labels []string) []claim {
	wanted, left := map[int]bool{}, slices.Clone(claims)
	for _, c := range claims {
		wanted[c.place] = true
	}
	for place := 1; place <= len(labels); place++ {
		if !wanted[place] || labels[place-1] == "" {
			continue
		}
		for seat := place - 1; seat >= 1; seat-- {
			if labels[seat-1] == "" && !wanted[seat] {
				i := slices.IndexFunc(left, func(c claim) bool { return c.place == place })
				labels[seat-1] = left[i].group.Code
				left = slices.Delete(left, i, i+1)
				break
			}
		}
	}
	return left
}
