package fraud

import (
	"certame"
	"certame/edital"
	"certame/law"
)

// Case is what a proceeding is about, and the rules the edital gives it.
type Case struct {
	Regime  law.Regime
	Wording law.Wording // whose words its documents speak
	Agency  string      // órgão, entidade ou organização militar
	Contest string
	Notice  string
	Post    string
	Person  string // registration number
	Group   string
	// ValidUntil is the last day on which the seat may still be given to the
	// next of the list: the end of the validity; in the Forces, the date of
	// matriculation. NoDate when unknown.
	ValidUntil certame.Date
	Rules      Rules
}

// Rules are what the edital adds to the law, which fixes no term.
type Rules = edital.FraudRules

// CaseOf is the case of a person of a contest. The seat may still be given to the
// next of the list until the end of the validity; in the Forces, until the
// matrícula or incorporação that the edital declares (I-38).
func CaseOf(t *edital.Terms, post int, person, group string) Case {
	c := Case{
		Regime: t.Regime.ID, Wording: t.Wording(), Agency: t.Agency, Contest: t.Name, Notice: t.Notice, Post: t.Posts[post].Code,
		Person: person, Group: group, ValidUntil: t.Validity.LastDay(t.Validity.From, false), Rules: t.Fraud,
	}
	if day, ends := t.LastReplacement(); ends {
		c.ValidUntil = day
	}
	return c
}

// State is a proceeding after its facts. Dates are NoDate until they happen.
type State struct {
	Reported, Opened, Notified, Defended certame.Date
	DefenceUntil                         certame.Date
	Elapsed                              certame.Date // term certified as ended without defence
	Concluded, AppealUntil, Appealed     certame.Date
	AppealDecided, Admitted, Applied     certame.Date
	SentToMP, SentToAGU                  certame.Date
	Conclusion                           Conclusion
	Acts                                 []Fact // facts with effect, in order
	Refused                              []Refusal
}

// Fold is the state after facts, as they are known on the day today. The order
// of the facts does not matter; one that the law does not admit is refused and
// has no effect.
func Fold(c Case, facts []Fact) State {
	none := certame.NoDate
	s := State{
		Reported: none, Opened: none, Notified: none, Defended: none, DefenceUntil: none, Elapsed: none, Concluded: none,
		AppealUntil: none, Appealed: none, AppealDecided: none, Admitted: none, Applied: none, SentToMP: none, SentToAGU: none,
	}
	for _, f := range inOrder(facts) {
		if refusal, ok := Check(c, &s, f); !ok {
			s.Refused = append(s.Refused, refusal)
			continue
		}
		s.take(f)
		s.Acts = append(s.Acts, f)
	}
	return s
}

// take writes down a fact that was admitted.
func (s *State) take(f Fact) {
	switch f.Kind {
	case Reported:
		s.Reported = earliest(s.Reported, f.On)
	case Opened:
		s.Opened = f.On
	case Admitted:
		s.Admitted = f.On
	case Notified:
		s.Notified, s.DefenceUntil = f.On, f.Until
	case Defended:
		s.Defended = earliest(s.Defended, f.On)
	case TermElapsed:
		s.Elapsed = f.On
	case Concluded:
		s.Concluded, s.AppealUntil, s.Conclusion = f.On, f.Until, f.Conclusion
	case Appealed:
		s.Appealed = f.On
	case AppealDecided:
		s.AppealDecided, s.Conclusion = f.On, f.Conclusion
	case EffectApplied:
		s.Applied = f.On
	case SentToMP:
		s.SentToMP = f.On
	case SentToAGU:
		s.SentToAGU = f.On
	}
}

func earliest(known, d certame.Date) certame.Date {
	if known == certame.NoDate {
		return d
	}
	return min(known, d)
}

func happened(d certame.Date) bool { return d != certame.NoDate }
