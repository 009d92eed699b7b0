package fraud

import (
	"cmp"
	"slices"

	"certame"
)

// Kind is what happened. The order is that of the proceeding: facts of the same
// day are read in it, so that a notice and a defence of one day stand in the
// order in which they make sense.
type Kind uint8

// The closed list of facts.
const (
	Reported      Kind = iota // indication or complaint
	Opened                    // the agency opened the proceeding
	Admitted                  // appointed; in the Forces, matriculated or incorporated
	Notified                  // the person was told, with a term for defence
	Defended                  // the person filed a defence
	TermElapsed               // the term ended without one, certified
	Concluded                 // the proceeding concluded
	Appealed                  // where the edital gives an appeal
	AppealDecided             // the appeal was decided
	EffectApplied             // eliminated, or the admission annulled
	SentToMP                  // referred to the prosecution service
	SentToAGU                 // referred to the AGU
)

// Ground is why there is suspicion.
type Ground uint8

// Complaint and indication oblige to investigate; the denial of the option alone
// is neither, since it presumes no bad faith.
const (
	ByComplaint Ground = iota
	ByIndication
	ByDenialAlone
)

// Conclusion is what a proceeding or an appeal concludes.
type Conclusion uint8

// The conclusions of Lei 15.142/2025, art. 4º, § 1º.
const (
	NotFound Conclusion = iota
	FoundFraud
	FoundBadFaith
)

// Found reports whether the conclusion has the effects of the law.
func (c Conclusion) Found() bool { return c != NotFound }

// Fact is one fact of a proceeding. Deadlines are dates written in the facts:
// who writes them counts the days by the calendar of the agency.
type Fact struct {
	Kind       Kind
	On         certame.Date
	Act        string       // number of the act or document
	Until      certame.Date // last day of the term that Notified or Concluded opens; NoDate for none
	Ground     Ground       // of Reported
	Conclusion Conclusion   // of Concluded and AppealDecided
}

// inOrder sorts facts by day, then by the order of the proceeding.
func inOrder(facts []Fact) []Fact {
	ordered := slices.Clone(facts)
	slices.SortStableFunc(ordered, func(a, b Fact) int {
		return cmp.Or(cmp.Compare(a.On, b.On), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Act, b.Act), cmp.Compare(a.Until, b.Until),
			cmp.Compare(a.Ground, b.Ground), cmp.Compare(a.Conclusion, b.Conclusion))
	})
	return ordered
}
