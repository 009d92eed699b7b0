package fraud

import (
	"slices"

	"certame"
	"certame/law"
)

// Task is what is owed.
type Task string

// The tasks. MayDefend and MayAppeal are the person's, and rights, not duties.
const (
	Open       Task = "instaurar"
	Notify     Task = "notificar"
	MayDefend  Task = "defender_se"
	Conclude   Task = "concluir"
	MayAppeal  Task = "recorrer"
	DecideIt   Task = "decidir_recurso"
	Eliminate  Task = "eliminar"
	Annul      Task = "anular_admissao"
	ReferToMP  Task = "remeter_ao_mp"
	ReferToAGU Task = "remeter_a_agu"
)

// Who owes it.
type Who string

// The agency is, in the Forces, the military organisation.
const (
	TheAgency Who = "orgao"
	ThePerson Who = "pessoa"
)

// Duty is one thing owed next: by whom, by when and on what basis. Until is
// NoDate when no rule fixes a term.
type Duty struct {
	Task    Task
	Who     Who
	Until   certame.Date
	Overdue bool
	Basis   []law.Provision
}

// Owed answers "what is owed next, by whom, by when, on what basis?" on the day
// today.
func (s *State) Owed(c Case, today certame.Date) []Duty {
	hearing := law.FraudProceeding.In(c.Regime)
	duty := func(t Task, w Who, until certame.Date, basis []law.Provision) []Duty {
		return []Duty{{t, w, until, happened(until) && today > until, basis}}
	}
	switch {
	case !happened(s.Reported), happened(s.Concluded) && !s.Conclusion.Found():
		return nil
	case !happened(s.Opened):
		return duty(Open, TheAgency, after(s.Reported, c.Rules.OpenWithin), hearing)
	case !happened(s.Notified):
		return duty(Notify, TheAgency, certame.NoDate, hearing)
	case !happened(s.Concluded) && !s.heard(today):
		return duty(MayDefend, ThePerson, s.DefenceUntil, hearing)
	case !happened(s.Concluded):
		return duty(Conclude, TheAgency, after(s.heardOn(), c.Rules.DecideWithin), slices.Concat(hearing, law.FraudConclusion.In(c.Regime)))
	case happened(s.Appealed) && !happened(s.AppealDecided):
		return duty(DecideIt, TheAgency, certame.NoDate, hearing)
	case !s.final(c, today):
		return duty(MayAppeal, ThePerson, s.AppealUntil, hearing)
	}
	return s.owedForFraud(c, today)
}

// heardOn is the day from which the agency may conclude.
func (s *State) heardOn() certame.Date {
	switch {
	case happened(s.Defended):
		return s.Defended
	case happened(s.Elapsed):
		return s.Elapsed
	}
	return s.DefenceUntil
}

// finalOn is the day on which the conclusion became final.
func (s *State) finalOn(c Case) certame.Date {
	switch {
	case happened(s.AppealDecided):
		return s.AppealDecided
	case c.Rules.Appeal:
		return s.AppealUntil
	}
	return s.Concluded
}

// after is the n-th calendar day after d; NoDate when no rule fixes n.
func after(d certame.Date, n int) certame.Date {
	if n == 0 {
		return certame.NoDate
	}
	return d + certame.Date(n)
}

// owedForFraud is what a final conclusion for fraud leaves to do: the effect and
// the two referrals. The call of the next person is no duty of this proceeding:
// the order of call, computed anew, has it.
func (s *State) owedForFraud(c Case, today certame.Date) (list []Duty) {
	effect := s.Effect(c, s.finalOn(c))
	owe := func(t Task, until certame.Date, basis []law.Provision) {
		list = append(list, Duty{t, TheAgency, until, happened(until) && today > until, basis})
	}
	if !happened(s.Applied) && effect.Outcome == Eliminated {
		owe(Eliminate, certame.NoDate, effect.Basis)
	}
	if !happened(s.Applied) && effect.Outcome == Annulled {
		owe(Annul, certame.NoDate, effect.Basis)
	}
	until := after(s.finalOn(c), c.Rules.ReferWithin)
	if owesReferrals(c.Regime) && !happened(s.SentToMP) {
		owe(ReferToMP, until, Prosecution.Basis(c.Regime))
	}
	if owesReferrals(c.Regime) && !happened(s.SentToAGU) {
		owe(ReferToAGU, until, AttorneyGeneral.Basis(c.Regime))
	}
	return list
}
