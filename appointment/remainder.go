package appointment

import (
	"cmp"
	"slices"

	"certame"
)

// byRemainder is the largest-remainder reading of I-10. All the open seats
// handed out so far and still to hand out are shared at once; a group never
// gets more than it has people for. The next seat goes to the group furthest below its share.
func (s *seating) byRemainder(ledger *seats, groups []certame.Modality) certame.Modality {
	target := s.remainderTargets(ledger)
	best := groups[0]
	for _, m := range groups[1:] {
		gap, bestGap := target[m]-ledger.handed[m], target[best]-ledger.handed[best]
		if gap > bestGap || gap == bestGap && s.w.Shares[m-1].Cmp(s.w.Shares[best-1]) > 0 {
			best = m
		}
	}
	return best
}

func (s *seating) remainderTargets(ledger *seats) []int {
	total := ledger.emptyBefore(certame.OpenCompetition, s.empty[certame.OpenCompetition], s.w.EditalSeats)
	limits := make([]int, len(s.w.Lists))
	var named []int
	for m := 1; m < len(limits); m++ {
		total += ledger.handed[m]
		if !s.w.Last[m-1] {
			named = append(named, m)
			limits[m] = ledger.handed[m] + s.countWaiting(certame.Modality(m))
		}
	}
	return shareByRemainder(s.w.Shares, limits, named, total)
}

func (s *seating) countWaiting(m certame.Modality) (n int) {
	for _, rank := range s.w.Lists[m] {
		if s.holds[rank] == certame.NoModality {
			n++
		}
	}
	return n
}

// shareByRemainder splits total in proportion to the shares, whole parts first
// and then the largest remainders (ties to the higher percentage). The first
// split is among all the groups; what a group has nobody for is split again
// among those that still have somebody. Splitting among groups with people only
// would unseat: with four open seats and then one of PQ, the only PQ person
// takes hers, the split of four goes from 3/1/0 to 4/0, and the PI person
// seated by it loses the seat.
func shareByRemainder(shares []certame.Ratio, limits []int, named []int, total int) []int {
	out := make([]int, len(limits))
	open := named
	for total > 0 && len(open) > 0 {
		parts := largestRemainders(shares, open, total)
		for _, m := range open {
			given := min(parts[m], limits[m]-out[m])
			out[m] += given
			total -= given
		}
		open = slices.DeleteFunc(slices.Clone(named), func(m int) bool { return out[m] >= limits[m] })
	}
	return out
}

func largestRemainders(shares []certame.Ratio, open []int, total int) map[int]int {
	sum := certame.Ratio{}
	for _, m := range open {
		sum = sum.Add(shares[m-1])
	}
	parts := make(map[int]int, len(open))
	rests := make(map[int]certame.Ratio, len(open))
	left := total
	for _, m := range open {
		exact := certame.NewRatio(shares[m-1].Num*sum.Den, shares[m-1].Den*sum.Num).Times(total)
		parts[m] = exact.Floor(1)
		rests[m] = certame.NewRatio(exact.Num%exact.Den, exact.Den)
		left -= parts[m]
	}
	byRest := slices.Clone(open)
	slices.SortStableFunc(byRest, func(a, b int) int {
		return cmp.Or(rests[b].Cmp(rests[a]), shares[b-1].Cmp(shares[a-1]))
	})
	for _, m := range byRest[:left] {
		parts[m]++
	}
	return parts
}
