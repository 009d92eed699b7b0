package fraud

import "certame/law"

// Refusal is a fact without effect, with the article.
type Refusal struct {
	Fact   Fact
	Reason Reason
	Basis  []law.Provision
}

// Check says whether a fact may follow the state, and refuses it otherwise. The
// contradictory and the full defence are obligatory (art. 4º): no conclusion
// without notice and a term to answer.
func Check(c Case, s *State, f Fact) (Refusal, bool) {
	reason := reasonAgainst(c, s, f)
	if reason == "" {
		return Refusal{}, true
	}
	return Refusal{f, reason, reasonBasis(c.Regime, reason)}, false
}

func reasonAgainst(c Case, s *State, f Fact) Reason {
	switch f.Kind {
	case Reported:
		if f.Ground == ByDenialAlone {
			return DenialIsNotFraud
		}
		return ""
	case Admitted:
		return againstAdmission(c, s, f)
	case Opened, Notified, Defended, TermElapsed, Concluded:
		return againstHearing(c, s, f)
	case Appealed, AppealDecided:
		return againstAppeal(c, s, f)
	}
	return againstEffect(c, s, f)
}

func againstAdmission(c Case, s *State, f Fact) Reason {
	switch {
	case happened(s.Admitted):
		return AlreadyDone
	case s.Conclusion.Found() && s.final(c, f.On):
		return AdmittedAfterFinal
	}
	return ""
}

// againstHearing holds the steps up to the conclusion to their order.
func againstHearing(c Case, s *State, f Fact) Reason {
	switch {
	case happened(s.Concluded):
		return AlreadyConcluded
	case f.Kind == Opened && happened(s.Opened), f.Kind == Notified && happened(s.Notified), f.Kind == TermElapsed && happened(s.Elapsed):
		return AlreadyDone
	case f.Kind == Opened && !happened(s.Reported):
		return NoReport
	case f.Kind != Opened && !happened(s.Opened):
		return NotOpened
	case f.Kind == Notified && f.Until <= f.On:
		return NoTerm
	case f.Kind > Notified && !happened(s.Notified):
		return NotNotified
	case f.Kind == TermElapsed && f.On <= s.DefenceUntil, f.Kind == Concluded && !s.heard(f.On):
		return TermRunning
	case f.Kind == Concluded && f.Conclusion.Found() && c.Rules.Appeal && f.Until <= f.On:
		return NoAppealTerm
	}
	return ""
}

func againstAppeal(c Case, s *State, f Fact) Reason {
	switch {
	case !c.Rules.Appeal:
		return NoAppealGiven
	case !happened(s.Concluded):
		return NotConcluded
	case f.Kind == Appealed && happened(s.Appealed), f.Kind == AppealDecided && happened(s.AppealDecided):
		return AlreadyDone
	case f.Kind == Appealed && !s.Conclusion.Found():
		return NotFoundNoEffect
	case f.Kind == Appealed && f.On > s.AppealUntil:
		return AppealTermOver
	case f.Kind == AppealDecided && !happened(s.Appealed):
		return NoAppealFiled
	}
	return ""
}

// againstEffect: nothing falls on the person before the conclusion is final.
func againstEffect(c Case, s *State, f Fact) Reason {
	switch {
	case !happened(s.Concluded):
		return NotConcluded
	case !s.Conclusion.Found():
		return NotFoundNoEffect
	case !s.final(c, f.On):
		return NotFinal
	case f.Kind != EffectApplied && !owesReferrals(c.Regime):
		return ReferralNotDue
	case f.Kind == EffectApplied && s.Effect(c, s.finalOn(c)).Outcome == NoneLeft:
		return NothingToTake
	case f.Kind == EffectApplied && happened(s.Applied), f.Kind == SentToMP && happened(s.SentToMP), f.Kind == SentToAGU && happened(s.SentToAGU):
		return AlreadyDone
	}
	return ""
}
