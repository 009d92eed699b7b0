package literal

import "slices"

// Extend labels n seats when the first len(frozen) labels may no longer change
// . The order of n seats is computed anew; each later seat, as it opens,
// goes to a group that this order owes one, and to AC when none is owed.
func Extend(groups []Group, frozen []string, n int) []string {
	labels := slices.Clone(frozen)
	recomputed := Order(groups, max(n, len(frozen)))
	for opened := len(frozen) + 1; opened <= n; opened++ {
		labels = append(labels, owedLabel(groups, recomputed, labels))
	}
	return labels
}

// owedLabel is the group that should already have more seats than it has: the
// one whose ideal position is earlier, then the one placed first.
func owedLabel(groups []Group, recomputed, given []string) string {
	label, earliest := openList, 0
	due := recomputed[:len(given)+1]
	for _, g := range placingOrder(groups) {
		has := occurrences(given, g.Code)
		if occurrences(due, g.Code) <= has {
			continue
		}
		ideal := idealPosition(g, has+1, len(recomputed))
		if earliest == 0 || ideal < earliest {
			label, earliest = g.Code, ideal
		}
	}
	return label
}

// occurrences counts a label.
func occurrences(labels []string, code string) int {
	n := 0
	for _, label := range labels {
		if label == code {
			n++
		}
	}
	return n
}
