package ledger

import (
	"certame"
	"certame/edital"
	"certame/law"
)

// Terms of Lei 8.112/1990, in days that run on: from the appointment to taking
// office, and from there to entering service. The day of the beginning is left
// out, and a term that ends on a day without office hours goes to the next
// working day (art. 238).
const (
	DaysToTakeOffice   = 30
	DaysToEnterService = 15
)

// Duty is a step that somebody appointed owes, until which day, and what the
// agency does after it.
type Duty struct {
	Person  certame.Person
	Post    certame.PostIndex
	Step    Kind // TookOffice or EnteredService
	Until   certame.Date
	Overdue bool
	Remedy  Kind // Voided or Dismissed
	Basis   []law.Provision
}

// Duties lists what people appointed owe on a day, in the order in which the
// facts named them. It is empty where another statute governs: companies, the
// Forces, states.
func (s *State) Duties(today certame.Date) (out []Duty) {
	if !federalStatute(s.base.Terms) {
		return nil
	}
	for _, who := range s.touched {
		for _, h := range s.people[who].holdings() {
			if h.Stage == Serving {
				continue
			}
			d := Duty{Person: who, Post: h.Post, Step: TookOffice, Remedy: Voided, Basis: []law.Provision{law.Lei8112Art13Par1, law.Lei8112Art13Par6, law.Lei8112Art238Cpt}}
			days := DaysToTakeOffice
			if h.Stage == InPost {
				d.Step, d.Remedy, days = EnteredService, Dismissed, DaysToEnterService
				d.Basis = []law.Provision{law.Lei8112Art15Par1, law.Lei8112Art15Par2, law.Lei8112Art238Cpt}
			}
			d.Until, _ = law.AddDays(h.On, days, s.base.Terms.Confirmation.Shut)
			d.Overdue = today > d.Until
			out = append(out, d)
		}
	}
	return out
}

// federalStatute reports whether the people appointed are federal servants under
// Lei 8.112/1990.
func federalStatute(t *edital.Terms) bool {
	switch t.Regime.ID {
	case law.RegimeOwn, law.RegimePortariaMD:
		return false
	}
	switch t.Nature {
	case edital.PublicCompany, edital.MixedCompany, edital.ArmedForces, edital.OtherNature:
		return false
	}
	return t.Kind == edital.PublicContest
}
