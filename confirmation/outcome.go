package confirmation

import (
	"certame"
	"certame/law"
)

// LosesOption reports whether the person stops competing in the group:
// the open competition remains for who was inside its cut in every earlier
// phase, and nobody is called in the place of who leaves.
func (o Outcome) LosesOption() bool { return o != Undecided && o != Confirmed }

// basis is the article of an outcome that no vote decided.
func (r *Rules) lossBasis(o Outcome) []law.Provision {
	if r.Regime == law.RegimeLei12990 {
		return law.OptionLost.In(r.Regime)
	}
	switch o {
	case Absent:
		return onAbsence.in(r.Regime)
	case FilmingRefused:
		return onRefusal.in(r.Regime)
	}
	return law.OptionLost.In(r.Regime)
}

// Lost is the decision of an outcome that no vote decided. That nobody is called
// in the place of who did not come is read from what the ordinance says of who
// refused to be filmed (I-37).
func (r *Rules) Lost(o Outcome) Decision {
	d := Decision{Outcome: o, Basis: r.lossBasis(o)}
	if o == Absent && r.Regime == law.RegimePortariaMD {
		d.Interpretation, d.DecidedBy = law.I37, "padrao"
	}
	return d
}

// Settle writes a decision on the roll, from which the later stages read.
func Settle(roll *certame.Roll, p certame.Person, m certame.Modality, o Outcome) {
	set := certame.GroupSet(0).With(m)
	roll.Confirmed[p] &^= set
	roll.Denied[p] &^= set
	switch {
	case o == Confirmed:
		roll.Confirmed[p] |= set
	case o.LosesOption():
		roll.Denied[p] |= set
	}
}
