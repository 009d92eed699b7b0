package confirmation

import (
	"certame/edital"
	"certame/law"
)

// DefaultAppealDays is how many working days there are for the appeal when the
// edital does not say (I-22).
const DefaultAppealDays = 2

// lastSecond of a civil day, Brasília time.
const lastSecond = 24*3600 - 1

// AppealDeadline is the last second in which an appeal against a result
// published at that moment may be filed. The day of publication is left out and
// the last one counts, to 23:59:59 in Brasília (Lei 9.784/1999, art. 66). ok is
// false beyond the years whose holidays are known.
func AppealDeadline(t *edital.Terms, published edital.Instant) (deadline edital.Instant, ok bool) {
	c := t.Confirmation
	days := c.AppealDays
	if days == 0 {
		days = DefaultAppealDays
	}
	end, ok := law.AddWorkingDays(published.Date, days, c.Shut)
	if c.CalendarDays {
		end, ok = law.AddDays(published.Date, days, c.Shut)
	}
	return edital.Instant{Date: end, Second: lastSecond}, ok
}

// deadlineBasis is what governs the deadline.
func deadlineBasis(regime law.Regime) []law.Provision {
	return append(append([]law.Provision{}, onAppealBoard.in(regime)...), law.Lei9784Art66Cpt, law.Lei9784Art66Par1)
}

// before reports whether a comes earlier than b.
func before(a, b edital.Instant) bool {
	return a.Date < b.Date || a.Date == b.Date && a.Second < b.Second
}
