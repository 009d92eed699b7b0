package literal

import "time"

// expired tells whether a day is after the last day of validity. While
// the validity has not begun nothing is after it.
func (m *moment) expired(day int) bool {
	return m.started && day > lastDay(m.start, m.months())
}

// months is the length of the validity; the extension doubles it.
func (m *moment) months() int {
	if m.extended {
		return 2 * m.terms.Months
	}
	return m.terms.Months
}

// lastDay counts months from date to date; where the month has no such day, its
// last day (Lei 9.784/1999, art. 66, § 3º).
func lastDay(start, months int) int {
	from := time.Unix(int64(start)*86400, 0).UTC()
	first := time.Date(from.Year(), from.Month()+time.Month(months), 1, 0, 0, 0, 0, time.UTC)
	length := first.AddDate(0, 1, -1).Day()
	last := first.AddDate(0, 0, min(from.Day(), length)-1)
	return int(last.Unix() / 86400)
}
