package ledger

import (
	"certame"
	"certame/edital"
)

// ValidityBegins is the day from which the validity runs: the edital's, or that
// of the homologation.
func (s *State) ValidityBegins() certame.Date {
	if from := s.base.Terms.Validity.From; from != certame.NoDate && from != 0 {
		return from
	}
	return s.Homologated.Date
}

// LastDay is the last day on which a seat may open or somebody be appointed
// to its last second, Brasília time. NoDate when nothing limits it.
func (s *State) LastDay() certame.Date {
	return s.base.Terms.Validity.LastDay(s.ValidityBegins(), s.Extended)
}

// expired reports whether an instant is after the validity.
func (s *State) expired(at edital.Instant) bool {
	last := s.LastDay()
	return last != certame.NoDate && at.Date > last
}

// extend doubles the validity, once, while it runs (Constituição, art. 37, III).
func (s *State) extend(e *Entry) Reason {
	switch {
	case !s.base.Terms.Validity.Extensible:
		return NotExtensible
	case s.Extended:
		return ExtendedAlready
	case s.expired(e.At):
		return AfterValidity
	}
	s.Extended = true
	return ""
}
