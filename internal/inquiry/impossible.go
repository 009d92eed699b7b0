package inquiry

import (
	"certame"
	"certame/fraud"
	"certame/internal/intake"
	"certame/internal/intake/proceedings"
	"certame/internal/locale"
)

// impossible are the lines that the due process does not admit (art. 4º).
func (p *Proceeding) impossible() (problems []intake.Problem) {
	facts := make([]fraud.Fact, len(p.entries))
	for i, e := range p.entries {
		facts[i] = e.Fact
	}
	state := fraud.Fold(p.Case, facts)
	told := make([]bool, len(p.entries))
	for _, refusal := range state.Refused {
		for i := len(p.entries) - 1; i >= 0; i-- { // of two equal lines the second repeats
			if !told[i] && p.entries[i].Fact == refusal.Fact {
				told[i] = true
				problems = append(problems, p.problem(&p.entries[i], refusal))
				break
			}
		}
	}
	return problems
}

// problem is one refused line, with what to look at.
func (p *Proceeding) problem(e *proceedings.Entry, r fraud.Refusal) intake.Problem {
	out := intake.Problem{File: e.File, Line: e.Line, Column: "data", Value: e.Fact.On.Brazilian()}
	out.What, out.Remedy = locale.FraudRefusal(p.Case.Wording, r)
	switch r.Reason {
	case fraud.NoTerm, fraud.NoAppealTerm:
		out.Column, out.Value = "ate", e.Fact.Until.Brazilian()
	case fraud.TermRunning, fraud.AppealTermOver, fraud.NotFinal, fraud.AlreadyConcluded, fraud.AdmittedAfterFinal:
	default:
		out.Column, out.Value = "fato", e.Word
	}
	if later, found := p.later(e, r.Reason); found {
		out.Column, out.Value = "data", e.Fact.On.Brazilian()
		out.Remedy = "Há " + locale.FraudFact(p.Case.Wording, later.Kind) + " em " + later.On.Brazilian() + ", que vem depois: confira as duas datas."
	}
	return out
}

// before is the step that has to come first, by reason.
var before = map[fraud.Reason]fraud.Kind{
	fraud.NoReport: fraud.Reported, fraud.NotOpened: fraud.Opened, fraud.NotNotified: fraud.Notified, fraud.NotConcluded: fraud.Concluded, fraud.NoAppealFiled: fraud.Appealed,
}

// later finds the step that should come first and is told on a later day: then
// it is the dates that are wrong.
func (p *Proceeding) later(e *proceedings.Entry, reason fraud.Reason) (found fraud.Fact, ok bool) {
	kind, has := before[reason]
	if !has {
		return fraud.Fact{}, false
	}
	day := certame.NoDate
	for _, other := range p.entries {
		if other.Fact.Kind == kind && other.Fact.Ground != fraud.ByDenialAlone && other.Fact.On > e.Fact.On && (day == certame.NoDate || other.Fact.On < day) {
			found, ok, day = other.Fact, true, other.Fact.On
		}
	}
	return found, ok
}
