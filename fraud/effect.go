package fraud

import (
	"slices"

	"certame"
	"certame/law"
)

// Outcome is what fraud does to a person.
type Outcome uint8

// The outcomes of art. 4º, § 1º.
const (
	NoOutcome  Outcome = iota
	Eliminated         // the contest goes on, and the person was not admitted
	Annulled           // the person was admitted: the admission falls
	NoneLeft           // not admitted, and the contest is over: there is nothing to take
)

// Effect is the consequence of a conclusion for fraud or bad faith.
type Effect struct {
	Outcome Outcome
	// SeatToNext: the seat goes to the next of the same list, since the contest
	// is still valid. It does not say who: the order of call is computed anew.
	SeatToNext     bool
	State          certame.State // of the person in the roll, from then on
	Basis          []law.Provision
	Interpretation law.Interpretation // I-25, when both items of § 1º would fit
}

// Effect is R-42: before the admission the person is eliminated, after it the
// admission is annulled, and on the day on the seat goes to the next of the same
// list if the contest is still valid (Lei 15.142/2025, art. 7º, § 3º).
func (s *State) Effect(c Case, on certame.Date) Effect {
	if !s.Conclusion.Found() {
		return Effect{State: certame.StateActive}
	}
	e := Effect{State: certame.StateFraud, Basis: law.FraudConclusion.In(c.Regime)}
	underway := c.validOn(s.finalOn(c))
	switch {
	case happened(s.Admitted):
		e.Outcome, e.SeatToNext = Annulled, c.validOn(on)
		e.Basis = slices.Concat(e.Basis, law.FraudAnnulment.In(c.Regime))
		if underway {
			e.Interpretation = law.I25
		}
	case underway:
		e.Outcome = Eliminated
		e.Basis = slices.Concat(e.Basis, law.FraudFound.In(c.Regime))
	default:
		e.Outcome = NoneLeft
	}
	if e.SeatToNext {
		e.Basis = slices.Concat(e.Basis, law.NextOfSameList.In(c.Regime))
	}
	return e
}

func (c Case) validOn(d certame.Date) bool { return !happened(c.ValidUntil) || d <= c.ValidUntil }
