package classification

import (
	"certame"
	"certame/edital"
	"certame/law"
	"certame/phase"
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
	// Unassessed to PastNumber stopped in a phase.
	Unassessed   // no mark in the phase
	BelowMinimum // of the phase or of a component
	PastCut      // outside the open cut, without option
	PastNumber   // outside the number to which the edital limits optantes
	Missed       // did not come to the confirmation, and that eliminates (I-31)
	BeyondLimit  // past the limit of approved people of an annex
	BeyondOwn    // past the limit that the edital itself declares
	OutsideCut   // never opted and is outside the open cut
	NoShow       // called and did not appear in time
	Dismissed    // left the service
)

// stops is the standing of who stopped in the phases.
var stops = [...]Standing{
	certame.StopNoMark: Unassessed, certame.StopMinimum: BelowMinimum, certame.StopComponentMinimum: BelowMinimum,
	certame.StopCut: PastCut, certame.StopGroupCut: PastNumber, certame.StopOptionLost: OptionLost,
}

// Basis is the dispositivo behind a standing, under a regime.
func (s Standing) Basis(regime law.Regime) []law.Provision {
	switch s {
	case Fraud:
		return law.FraudFound.In(regime)
	case OptionLost:
		return law.OptionLost.In(regime)
	case Voided, Withdrawn, Deceased, NoShow:
		return law.NextOfSameList.In(regime)
	case Ranked, Mirrored:
		return law.BothLists.In(regime)
	case Dismissed:
		return []law.Provision{law.Lei8112Art33Cpt}
	case PastCut:
		return phase.StopBasis(certame.StopCut, regime)
	case PastNumber:
		return phase.StopBasis(certame.StopGroupCut, regime)
	case Missed:
		return missedBasis(regime)
	case BeyondLimit:
		return []law.Provision{law.Dec9739Art39Cpt, law.Dec9739Art39Par3}
	case BeyondOwn:
		return []law.Provision{law.EditalRegraCpt}
	}
	return law.MinimumScore.In(regime)
}

// missedBasis: under Lei 12.990/2014 the instruction eliminated; under another
// law only the edital can have.
func missedBasis(regime law.Regime) []law.Provision {
	if regime == law.RegimeLei12990 {
		return []law.Provision{law.In23TeseCpt}
	}
	return []law.Provision{law.EditalRegraCpt}
}

// standing decides who is approved. A missing mark is never zero: the person
// was not assessed.
func standing(t *edital.Terms, r *certame.Roll, p certame.Person, mirror bool) Standing {
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
	case certame.StateNoShow:
		return NoShow
	case certame.StateDismissed:
		return Dismissed
	}
	if r.Flags[p]&certame.FlagMissedConfirmation != 0 && t.Absence == edital.AbsenceEliminates {
		return Missed
	}
	if r.Stopped != nil && r.Stopped[p] != certame.NotStopped {
		return stops[r.Stopped[p]]
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
