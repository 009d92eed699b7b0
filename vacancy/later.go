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
// all n seats, and it is never forgotten: a group whose place is frozen with
// another label takes the nearest earlier unfrozen seat, else the next that
// opens; never the place that is itself owed to another group, or a group would
// be served there before one whose ideal place is earlier. When two are owed the same seat, the one whose ideal place is earlier
// takes it, then the one placed first in the order of seats: pessoas com
// deficiência before the higher percentage, or the fifth seat of a contest with
// a joint list of 30 % would not be theirs (MS 30.861).
//
// Taking the order of n anew instead would unseat people: at 50 seats the
// order gives seat 49, already frozen as open, to PI.
func Extend(groups []certame.Group, frozen []certame.Modality, n int) []certame.Modality {
	labels := unlabelled(n)
	copy(labels, frozen)
	owed := owedSeats(groups, frozen, n)
	place := make([]bool, n)
	for _, o := range owed {
		place[o.place-1] = true
	}
	owed = slices.DeleteFunc(owed, func(o owedSeat) bool { return takeEarlier(labels, place, o) })
	for i := range labels {
		if labels[i] != certame.NoModality {
			continue
		}
		next := slices.IndexFunc(owed, func(o owedSeat) bool { return o.place <= i+1 })
		if next < 0 {
			labels[i] = certame.OpenCompetition
			continue
		}
		labels[i] = owed[next].modality
		owed = slices.Delete(owed, next, next+1)
	}
	return labels
}

// owedSeat is a seat owed to a group: where the order of n puts it, and the
// ideal place that settles who comes first.
type owedSeat struct {
	modality     certame.Modality
	place, ideal int
}

// owedSeats lists what each group is owed beyond the frozen seats it holds, the
// earliest ideal place first.
func owedSeats(groups []certame.Group, frozen []certame.Modality, n int) []owedSeat {
	order := Order(groups, n)
	var owed []owedSeat
	for _, m := range edital.CollisionOrder(groups) {
		k := 0
		for i, label := range order {
			if label != m {
				continue
			}
			if k++; k > countOf(frozen, m) {
				owed = append(owed, owedSeat{m, i + 1, Position(groups[m-1], k)})
			}
		}
	}
	slices.SortStableFunc(owed, func(a, b owedSeat) int { return cmp.Compare(a.ideal, b.ideal) })
	return owed
}

func countOf(labels []certame.Modality, m certame.Modality) (n int) {
	for _, label := range labels {
		if label == m {
			n++
		}
	}
	return n
}

// takeEarlier gives a group whose place is frozen with another label the nearest
// earlier unfrozen seat that is the place of nobody, when there is one.
func takeEarlier(labels []certame.Modality, place []bool, o owedSeat) bool {
	if labels[o.place-1] == certame.NoModality {
		return false
	}
	for i := o.place - 1; i >= 1; i-- {
		if labels[i-1] == certame.NoModality && !place[i-1] {
			labels[i-1] = o.modality
			return true
		}
	}
	return false
}
