package registration

import (
	"certame"
	"certame/edital"
	"certame/law"
)

// Reason says why a change was refused.
type Reason string

// The reasons of R-11.
const (
	AfterPeriod  Reason = "depois_do_fim"
	BeforePeriod Reason = "antes_do_inicio"
)

// Refusal is a change that has no effect, with the article. It is a value: the
// screen, the spreadsheet and the ledger each say it in their own way.
type Refusal struct {
	Change Change
	Reason Reason
	Limit  edital.Instant // the last second of the period, or the first
	Basis  []law.Provision
}

// Period is the registration period, both ends included.
type Period struct {
	Opens, Closes edital.Instant
	Regime        law.Regime
}

// PeriodOf is the period of an edital; ok is false when the edital does not say
// when it ends. Without an opening, it is open from the day of publication.
func PeriodOf(t *edital.Terms) (p Period, ok bool) {
	p = Period{t.Opens, t.Closes, t.Regime.ID}
	if !isDated(p.Opens.Date) {
		p.Opens = edital.Instant{Date: t.Published}
	}
	return p, isDated(p.Closes.Date)
}

// isDated tells a date of the file from an absent one, whose zero value is a
// day of 1970.
func isDated(d certame.Date) bool { return d != certame.NoDate && d != 0 }

// Check says whether a change is in time, and refuses it otherwise (Decreto,
// art. 4º, § 2º; Portaria, art. 4º, § 2º): the option is made or withdrawn any
// number of times until the last second of the period, and not one second
// after. A court order is not bound by the period.
func (p Period) Check(c Change) (Refusal, bool) {
	switch {
	case c.Origin == ByCourt:
		return Refusal{}, true
	case CompareInstants(c.At, p.Closes) > 0:
		return Refusal{c, AfterPeriod, p.Closes, law.OptionPeriod.In(p.Regime)}, false
	case CompareInstants(c.At, p.Opens) < 0:
		return Refusal{c, BeforePeriod, p.Opens, law.OptionAtRegistration.In(p.Regime)}, false
	}
	return Refusal{}, true
}
