package vacancy

import (
	"certame"
	"certame/edital"
)

// Order labels seats 1 to n by alternation and proportion (R-08; Lei
// 15.142/2025, art. 9º): each group takes its ideal positions, pessoas com
// deficiência first and then by falling percentage; an occupied position moves
// to the nearest free one before it; the rest is open. With 25/3/2 and 5 % the
// first are AC PPP AC AC PcD PPP.
//
// The labels of n seats are not always a prefix of those of n+1 (49 and 50):
// see Extend for what is frozen.
func Order(groups []certame.Group, n int) []certame.Modality {
	return OrderWithCounts(groups, Counts(groups, n), n)
}

// OrderWithCounts is Order for declared counts; a position beyond n goes
// to the last free seat.
func OrderWithCounts(groups []certame.Group, counts []int, n int) []certame.Modality {
	labels := unlabelled(n)
	for _, m := range edital.CollisionOrder(groups) {
		for k := 1; k <= counts[m]; k++ {
			if at := nearestFree(labels, idealWithin(groups[m-1], k, n)); at > 0 {
				labels[at-1] = m
			}
		}
	}
	return restOpen(labels)
}

func idealWithin(g certame.Group, k, n int) int {
	at := Position(g, k)
	if at == 0 || at > n {
		return n
	}
	return at
}

// nearestFree is the free seat at or nearest before the given one, else the
// next after it; zero when every seat is taken.
func nearestFree(labels []certame.Modality, at int) int {
	if earlier := freeAtOrBefore(labels, at); earlier > 0 {
		return earlier
	}
	for i := at + 1; i <= len(labels); i++ {
		if labels[i-1] == certame.NoModality {
			return i
		}
	}
	return 0
}

func freeAtOrBefore(labels []certame.Modality, at int) int {
	for i := at; i >= 1; i-- {
		if labels[i-1] == certame.NoModality {
			return i
		}
	}
	return 0
}

func unlabelled(n int) []certame.Modality {
	labels := make([]certame.Modality, n)
	for i := range labels {
		labels[i] = certame.NoModality
	}
	return labels
}

func restOpen(labels []certame.Modality) []certame.Modality {
	for i, m := range labels {
		if m == certame.NoModality {
			labels[i] = certame.OpenCompetition
		}
	}
	return labels
}

// CountLabels counts the seats of each modality in an order.
func CountLabels(labels []certame.Modality, modalities int) []int {
	counts := make([]int, modalities)
	for _, m := range labels {
		counts[m]++
	}
	return counts
}
