package law

import "certame"

// Holiday is one national holiday; Movable ones follow Easter.
type Holiday struct {
	Day     certame.Date
	Name    string
	Movable bool
	Basis   []Provision
}

// Holidays lists the national holidays known, in order. Optional holidays of
// the civil service are not among them: the edital says when its agency is shut.
func Holidays() []Holiday { return append([]Holiday(nil), holidays[:]...) }

// KnowsDay reports whether the table of holidays covers the year of d.
func KnowsDay(d certame.Date) bool {
	year, _, _ := d.Civil()
	first, _, _ := holidays[0].Day.Civil()
	last, _, _ := holidays[len(holidays)-1].Day.Civil()
	return year >= first && year <= last
}

// IsWorkingDay reports whether d is neither Saturday, Sunday, a national
// holiday nor one of the days on which the agency is shut.
func IsWorkingDay(d certame.Date, shut []certame.Date) bool {
	if isWeekend(d) {
		return false
	}
	for i := range holidays {
		if holidays[i].Day == d {
			return false
		}
	}
	for _, other := range shut {
		if other == d {
			return false
		}
	}
	return true
}

// isWeekend: day 0, 1 January 1970, was a Thursday.
func isWeekend(d certame.Date) bool {
	weekday := ((int(d)+4)%7 + 7) % 7 // 0 is Sunday
	return weekday == 0 || weekday == 6
}

// AddWorkingDays is the n-th working day after d: the day of the beginning is
// left out and that of the end counts (Lei 9.784/1999, art. 66). ok is false
// when the table of holidays ends before the answer.
func AddWorkingDays(d certame.Date, n int, shut []certame.Date) (end certame.Date, ok bool) {
	for ; n > 0; n-- {
		d = NextWorkingDay(d+1, shut)
	}
	return d, KnowsDay(d)
}

// AddDays is the n-th day after d, moved to the next working day when it is not
// one (Lei 9.784/1999, art. 66, § 1º).
func AddDays(d certame.Date, n int, shut []certame.Date) (end certame.Date, ok bool) {
	end = NextWorkingDay(d+certame.Date(n), shut)
	return end, KnowsDay(end)
}

// NextWorkingDay is d itself or the first working day after it.
func NextWorkingDay(d certame.Date, shut []certame.Date) certame.Date {
	for !IsWorkingDay(d, shut) {
		d++
	}
	return d
}
