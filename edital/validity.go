package edital

import "certame"

// LastDay is the last day of a validity that begins on from: the day of the same
// number so many months later, or the last of a month that has no such day (Lei
// 9.784/1999, art. 66, § 3º). An extension adds the same time again, once
// (Constituição, art. 37, III). NoDate when the edital gives no term or nobody
// knows when it began.
func (v Validity) LastDay(from certame.Date, extended bool) certame.Date {
	if v.Months == 0 || from == certame.NoDate {
		return certame.NoDate
	}
	months := v.Months
	if extended {
		months *= 2
	}
	return addMonths(from, months)
}

func addMonths(d certame.Date, n int) certame.Date {
	year, month, day := d.Civil()
	month += n - 1
	year, month = year+month/12, month%12+1
	for {
		if same, ok := certame.NewDate(year, month, day); ok {
			return same
		}
		day--
	}
}
