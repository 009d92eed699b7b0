package literal

import "math/big"

// Option is a group in which the candidate was confirmed.
type Option struct {
	Group string
	Share *big.Rat
}

// SingleModality is R-30 (D 21): the confirmed group with the highest percentage
// of the edital; among equal ones, where the candidate stands better (I-09:
// absolute position, or position ÷ seats). It is "" when there is no option and
// when the tie survives: no text decides that, so nothing is decided here.
func SingleModality(options []Option, position, seats map[string]int, proportional bool) string {
	best := highestShare(options)
	for i, candidate := range best {
		if standsBetterThanOthers(i, best, position, seats, proportional) {
			return candidate.Group
		}
	}
	return ""
}

// highestShare keeps the options whose percentage nobody exceeds (D 21 caput).
func highestShare(options []Option) []Option {
	var best []Option
	for _, candidate := range options {
		exceeded := false
		for _, other := range options {
			exceeded = exceeded || other.Share.Cmp(candidate.Share) > 0
		}
		if !exceeded {
			best = append(best, candidate)
		}
	}
	return best
}

// standsBetterThanOthers is D 21 §2 for the i-th option.
func standsBetterThanOthers(i int, options []Option, position, seats map[string]int, proportional bool) bool {
	for j := range options {
		a, b := options[i].Group, options[j].Group
		if i != j && !standsBetter(a, b, position, seats, proportional) {
			return false
		}
	}
	return true
}

// standsBetter compares two positions (I-09). In proportion, a ÷ seats(a) is
// compared with b ÷ seats(b) by cross products, so that a group without seats
// is worse than any that has one.
func standsBetter(a, b string, position, seats map[string]int, proportional bool) bool {
	if !proportional {
		return position[a] < position[b]
	}
	return position[a]*seats[b] < position[b]*seats[a]
}
