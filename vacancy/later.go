package vacancy

import (
	"cmp"
	"slices"

	"certame"
	"certame/edital"
)

// Extend labels n seats when the labels of the first ones are frozen (R-09;
// Lei 15.142/2025, art. 1º, § 2º): frozen[i] is the label of seat i+1, or
// NoModality when it is not frozen yet. The count owed to each group is that of
// all n seats. A group whose ideal place is frozen takes the nearest earlier
// unfrozen seat, else the next that opens; when two wait for it, the one whose
// ideal place is earlier, then the one placed first in the order of seats:
// pessoas com deficiência before the higher percentage, or the fifth seat of a
// contest with a joint list of 30 % would not be theirs (MS 30.861).
//
// Taking the order of n anew instead would unseat people: at 50 seats the
// order gives seat 49, already frozen as open, to PI.
func Extend(groups []certame.Group, frozen []certame.Modality, n int) []certame.Modality {
	labels := unlabelled(n)
	copy(labels, frozen)
	var waiting []owedSeat
	for _, m := range edital.CollisionOrder(groups) {
		held := countOf(labels[:len(frozen)], m)
		for k := held + 1; k <= Count(groups[m-1], n); k++ {
			ideal := idealWithin(groups[m-1], k, n)
			if at := freeAtOrBefore(labels, ideal); at > 0 {
				labels[at-1] = m
			} else {
				waiting = append(waiting, owedSeat{m, ideal})
			}
		}
	}
	return restOpen(seatWaiting(labels, waiting))
}

// owedSeat is a seat owed to a group that found no place at or before its
// ideal one.
type owedSeat struct {
	modality certame.Modality
	ideal    int
}

func countOf(labels []certame.Modality, m certame.Modality) (n int) {
	for _, label := range labels {
		if label == m {
			n++
		}
	}
	return n
}

func seatWaiting(labels []certame.Modality, waiting []owedSeat) []certame.Modality {
	// waiting is already in placing order: the sort is stable.
	slices.SortStableFunc(waiting, func(a, b owedSeat) int { return cmp.Compare(a.ideal, b.ideal) })
	for _, w := range waiting {
		if at := nearestFree(labels, w.ideal); at > 0 {
			labels[at-1] = w.modality
		}
	}
	return labels
}
