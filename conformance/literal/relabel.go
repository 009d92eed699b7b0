package literal

import (
	"cmp"
	"slices"
)

// claim is a seat that a group is owed beyond the fixed seats it has: where the
// order computed anew puts it, and the ideal position of that seat of the group.
type claim struct {
	group        Group
	place, ideal int
}

// Relabel is R-09 when the fixed labels are anywhere, "" being not fixed. The
// order is computed anew; a group's fixed seats, wherever they are, stand for its
// first places, and the others are owed. What is owed on a seat fixed with another
// label takes the nearest earlier seat that is neither fixed nor the place of
// another claim, else the next; of two owed at once the earlier ideal position
// goes first, then the one placed first in the order: PcD, then the higher
// percentage. R-09 has only the percentage; but the fifth seat is of PcD (MS
// 30.861) also where a joint list of 30 % is owed one. Extend is the case of a
// fixed beginning.
func Relabel(groups []Group, fixed []string) []string {
	labels := slices.Clone(fixed)
	claims := takeEarlier(claimsOf(groups, fixed), labels)
	for seat := 1; seat <= len(labels); seat++ {
		first := slices.IndexFunc(claims, func(c claim) bool { return labels[seat-1] == "" && c.place <= seat })
		if first >= 0 {
			labels[seat-1] = claims[first].group.Code
			claims = slices.Delete(claims, first, first+1)
		}
	}
	return restIsOpen(labels)
}

// claimsOf are the claims of all the groups, the one that goes first first.
func claimsOf(groups []Group, fixed []string) []claim {
	var claims []claim
	anew := Order(groups, len(fixed))
	for _, g := range placingOrder(groups) {
		for place := 1; place <= len(anew); place++ {
			k := occurrences(anew[:place], g.Code)
			if anew[place-1] == g.Code && k > occurrences(fixed, g.Code) {
				claims = append(claims, claim{g, place, idealPosition(g, k, len(anew))})
			}
		}
	}
	slices.SortStableFunc(claims, func(a, b claim) int { return cmp.Compare(a.ideal, b.ideal) })
	return claims
}

// takeEarlier gives to each claim that falls on a fixed seat the nearest earlier
// seat that is not fixed and that no claim falls on, and returns the others.
func takeEarlier(claims []claim, labels []string) []claim {
	wanted := map[int]bool{}
	for _, c := range claims {
		wanted[c.place] = true
	}
	var left []claim
	for _, c := range claims {
		taken := 0
		for seat := c.place - 1; labels[c.place-1] != "" && seat >= 1 && taken == 0; seat-- {
			if labels[seat-1] == "" && !wanted[seat] {
				taken = seat
			}
		}
		if taken == 0 {
			left = append(left, c)
			continue
		}
		labels[taken-1] = c.group.Code
	}
	return left
}
