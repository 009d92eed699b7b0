package classification

import (
	"certame"
	"certame/law"
)

// Standing is where a person stands before any seat is given. Every person of
// the post has exactly one.
type Standing uint8

// The closed list of standings.
const (
	Ranked     Standing = iota // approved and on at least one list
	Mirrored                   // approved, but sub judice: shown apart
	NoMark                     // no final mark
	Withdrawn                  // gave up
	Absent                     // missed a phase
	Eliminated                 // by the edital
	Fraud                      // Lei 15.142/2025, art. 4º, § 1º
	Voided                     // appointment made void
	Deceased
	OptionLost // lost the option and is outside the open cut
	OutsideCut // never opted and is outside the open cut
)

// Basis is the dispositivo behind a standing, under a regime.
func (s Standing) Basis(regime law.Regime) []law.Provision {
	switch s {
	case Fraud:
		return law.FraudFound.In(regime)
	case OptionLost:
		return law.OptionLost.In(regime)
	case Voided, Withdrawn, Deceased:
		return law.NextOfSameList.In(regime)
	case Ranked, Mirrored:
		return law.BothLists.In(regime)
	}
	return law.MinimumScore.In(regime)
}

// standing decides who is approved. A missing mark is never zero: the person
// was not assessed.
func standing(r *certame.Roll, p certame.Person, mirror bool) Standing {
	switch r.State[p] {
	case certame.StateWithdrawn:
		return Withdrawn
	case certame.StateAbsent:
		return Absent
	case certame.StateEliminated:
		return Eliminated
	case certame.StateFraud:
		return Fraud
	case certame.StateVoided:
		return Voided
	case certame.StateDeceased:
		return Deceased
	}
	if r.Score[p] == certame.NoScore {
		return NoMark
	}
	if r.Flags[p]&certame.FlagOutsideCut != 0 && claims(r, p) == 0 {
		if r.Options[p] == 0 {
			return OutsideCut
		}
		return OptionLost
	}
	if mirror && r.Flags[p]&certame.FlagSubJudice != 0 {
		return Mirrored
	}
	return Ranked
}

// claims is the set of groups whose list p may stand on: confirmed options and
// those still undecided, which keep the presumption of the self-declaration
// (Decreto, art. 5º, § 1º) and make the result provisional.
func claims(r *certame.Roll, p certame.Person) certame.GroupSet {
	return r.Options[p] &^ r.Denied[p]
}
