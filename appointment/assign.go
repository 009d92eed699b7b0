package appointment

import "certame"

// Assign is R-31 alone: who counts in which modality with all the seats open,
// by rank. Questions of the kind "what if" need no order of call.
func Assign(w *World) []certame.Modality {
	s := newSeating(w)
	ledger := newSeats(len(w.Lists))
	s.fill(ledger, w.Labels)
	return s.holds
}

// fill opens seats in order and lets the empty ones revert.
func (s *seating) fill(ledger *seats, labels []certame.Modality) {
	for _, m := range labels {
		ledger.add(m)
		s.open(m)
	}
	s.revert(ledger)
}
