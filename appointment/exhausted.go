package appointment

import (
	"certame"
	"certame/edital"
)

// openExhausted is R-35 (Decreto, art. 3º, § 4º; Lei 15.142/2025, art. 9º, §
// 1º): to which group an open seat goes when the open list has nobody left.
// Seats of the edital follow the declared reading of I-10; seats that opened
// later follow classification. Groups of other laws come last (I-15).
func (s *seating) openExhausted(ledger *seats, seat int) certame.Modality {
	groups := s.groupsWaiting(false)
	if groups == nil {
		groups = s.groupsWaiting(true)
	}
	if groups == nil {
		return certame.NoModality
	}
	rule := s.w.Exhausted
	if seat >= s.w.EditalSeats {
		rule = edital.ExhaustedRank
	}
	switch rule {
	case edital.ExhaustedRank:
		return s.bestWaiting(groups)
	case edital.ExhaustedRemainder:
		return s.byRemainder(ledger, groups)
	}
	return s.bySeries(ledger, groups)
}

// groupsWaiting lists the groups with somebody unseated: those of the racial
// reservation, or the ones that come last.
func (s *seating) groupsWaiting(last bool) []certame.Modality {
	var out []certame.Modality
	for m := 1; m < len(s.w.Lists); m++ {
		if _, ok := s.waiting(certame.Modality(m)); ok && s.w.Last[m-1] == last {
			out = append(out, certame.Modality(m))
		}
	}
	return out
}

func (s *seating) bestWaiting(groups []certame.Modality) certame.Modality {
	best, who := groups[0], Rank(s.w.People)
	for _, m := range groups {
		if rank, _ := s.waiting(m); rank < who {
			best, who = m, rank
		}
	}
	return best
}

// bySeries hands seats out by the divisor rule of the order of seats: the next
// goes to the group with the smallest (k − 1/2) ÷ p, ties to the higher
// percentage. Rounding each share of four seats would give three of them.
func (s *seating) bySeries(ledger *seats, groups []certame.Modality) certame.Modality {
	best := groups[0]
	for _, m := range groups[1:] {
		if s.earlier(ledger, m, best) {
			best = m
		}
	}
	return best
}

func (s *seating) earlier(ledger *seats, a, b certame.Modality) bool {
	pa, pb := s.w.Shares[a-1], s.w.Shares[b-1]
	// (2k−1) ÷ p compared by cross products.
	left := int64(2*ledger.handed[a]+1) * pb.Num * pa.Den
	right := int64(2*ledger.handed[b]+1) * pa.Num * pb.Den
	if left != right {
		return left < right
	}
	return pa.Cmp(pb) > 0
}
