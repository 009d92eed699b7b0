package ledger

import (
	"certame"
	"certame/fraud"
	"certame/trace"
)

// fraudKinds are the steps of a proceeding, by kind of fact.
var fraudKinds = [...]fraud.Kind{
	0: fraud.Reported, FraudOpened - FraudReported: fraud.Opened, FraudNotified - FraudReported: fraud.Notified,
	FraudDefended - FraudReported: fraud.Defended, FraudTermElapsed - FraudReported: fraud.TermElapsed, FraudConcluded - FraudReported: fraud.Concluded,
	FraudAppealed - FraudReported: fraud.Appealed, FraudAppealDecided - FraudReported: fraud.AppealDecided,
	FraudEffect - FraudReported: fraud.EffectApplied, FraudSentToMP - FraudReported: fraud.SentToMP, FraudSentToAGU - FraudReported: fraud.SentToAGU,
}

// takeFraud is R-42: the steps of the proceeding in their order, with notice and
// defence. Only the effect takes the person out.
func (s *State) takeFraud(e *Entry) (Reason, []trace.Param) {
	p := s.person(e.Person)
	if p.out() && e.Kind == FraudEffect {
		return LeftAlready, nil
	}
	before := s.Proceeding(e.Person)
	step := fraud.Fact{Kind: fraudKinds[e.Kind-FraudReported], On: e.At.Date, Act: e.Act, Until: e.Until, Conclusion: conclusions[e.Value("resultado")]}
	if e.Value("origem") == ByIndication {
		step.Ground = fraud.ByIndication
	}
	if refusal, ok := fraud.Check(s.fraudCase(e.Person), &before, step); !ok {
		return FraudSequence, []trace.Param{trace.P("passo", trace.Word(string(refusal.Reason)))}
	}
	p.proceeding = append(p.proceeding, step)
	if e.Kind == FraudEffect {
		s.leave(p, LeftFraud, e)
	}
	return "", nil
}

var conclusions = map[string]fraud.Conclusion{FraudNotFound: fraud.NotFound, FraudFound: fraud.FoundFraud, FraudBadFaith: fraud.FoundBadFaith}

// Proceeding is the proceeding on fraud about a person, so far.
func (s *State) Proceeding(who certame.Person) fraud.State {
	return fraud.Fold(s.fraudCase(who), s.ProceedingFacts(who))
}

// ProceedingFacts are the steps of the proceeding about a person, the appointment
// among them.
func (s *State) ProceedingFacts(who certame.Person) []fraud.Fact {
	p := s.people[who]
	if p == nil {
		return nil
	}
	facts := p.proceeding
	if p.Stage != NotNamed && p.By != nil {
		facts = append(facts[:len(facts):len(facts)], fraud.Fact{Kind: fraud.Admitted, On: p.By.At.Date, Act: p.By.Act})
	}
	return facts
}

// fraudCase is the case of a person; the validity is that of the book, which
// knows the homologation and the extension.
func (s *State) fraudCase(who certame.Person) fraud.Case {
	t := s.base.Terms
	c := fraud.CaseOf(t, int(s.base.Roll.Post[who]), string(s.base.Roll.IDs.At(who)), "")
	if _, ends := t.LastReplacement(); !ends {
		c.ValidUntil = s.LastDay()
	}
	return c
}
