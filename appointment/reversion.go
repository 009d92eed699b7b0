package appointment

import (
	"certame"
)

// revert moves the empty seats of a seating until none can be taken (R-31 (c),
// A seat that reverts to the open competition raises the number
// of open seats and the assignment goes on from there; it is never handed to
// "the next unselected person", under which the denial of one can unseat a
// third: with AC 3, PPP 3, PI 2, PQ 1 and ranking PI PQ PPP PI PI PQ PPP – PQ,
// denying the fourth person's PI would unseat the ninth.
//
// Lists are tried from the last placed in the order of seats to the first (PQ,
// PI, PPP, PcD), one seat at a time; the open list comes after them.
func (s *seating) revert(ledger *seats) {
	for s.revertOne(ledger) {
	}
}

func (s *seating) revertOne(ledger *seats) bool {
	for i := len(s.w.Collision) - 1; i >= 0; i-- {
		if m := s.w.Collision[i]; s.empty[m] > 0 && s.moveSeat(m, ledger) {
			return true
		}
	}
	return s.empty[certame.OpenCompetition] > 0 && s.moveSeat(certame.OpenCompetition, ledger)
}

// moveSeat sends the first empty seat of m where somebody can take it.
func (s *seating) moveSeat(m certame.Modality, ledger *seats) bool {
	seat := ledger.firstEmpty(m, s.empty[m])
	to := s.destination(m, ledger, seat)
	if to == certame.NoModality {
		return false
	}
	if m == certame.OpenCompetition && seat < s.w.EditalSeats {
		ledger.handed[to]++
	}
	s.empty[m]--
	ledger.relabel(seat, to)
	s.open(to)
	return true
}

// destination walks the chain of m. A seat that reaches the open competition
// when its list has nobody left becomes an empty open seat and follows R-35
// with the others: the seats of lower number already have somebody, so it is
// the last open seat that is in want, and when that one opened later it goes by
// classification.
func (s *seating) destination(m certame.Modality, ledger *seats, seat int) certame.Modality {
	if m == certame.OpenCompetition {
		return s.openExhausted(ledger, seat)
	}
	for _, to := range s.w.Chains[m-1] {
		if to == certame.OpenCompetition {
			if s.reachesThroughOpen() {
				return to
			}
		} else if _, ok := s.waiting(to); ok {
			return to
		}
	}
	return certame.NoModality
}

// reachesThroughOpen reports whether one more open seat would, step by step,
// seat somebody who is unseated: the next of the open list, or whoever follows
// on the list of a reserved seat that the next of the open list leaves. A seat
// moves only then: otherwise labels would change and nobody would gain.
func (s *seating) reachesThroughOpen() bool {
	open := s.w.Lists[certame.OpenCompetition]
	for _, rank := range open[s.next[certame.OpenCompetition]:] {
		left := s.holds[rank]
		if left == certame.NoModality {
			return true
		}
		if _, ok := s.waiting(left); ok {
			return true
		}
		if gain, goesOn := s.chainGains(left); gain || !goesOn {
			return gain
		}
	}
	return s.anyWaiting()
}

// chainGains follows the chain of a seat of m that is left empty: gain when a
// group before the open competition has somebody waiting, goesOn when the chain
// comes back to the open competition.
func (s *seating) chainGains(m certame.Modality) (gain, goesOn bool) {
	for _, to := range s.w.Chains[m-1] {
		if to == certame.OpenCompetition {
			return false, true
		}
		if _, ok := s.waiting(to); ok {
			return true, false
		}
	}
	return false, false
}

func (s *seating) anyWaiting() bool {
	for m := 1; m < len(s.w.Lists); m++ {
		if _, ok := s.waiting(certame.Modality(m)); ok {
			return true
		}
	}
	return false
}
