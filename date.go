package certame

import (
	"fmt"
	"time"
)

// Date is a civil day, counted from 1970-01-01 (which is day 0). The time of
// day, where the law needs it, is Brasília time and lives with the fact.
type Date int32

// NoDate is a missing date.
const NoDate Date = -1 << 31

// NewDate is the given civil day; ok is false when it does not exist.
func NewDate(year, month, day int) (d Date, ok bool) {
	t := time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC)
	if t.Year() != year || int(t.Month()) != month || t.Day() != day {
		return NoDate, false
	}
	return Date(t.Unix() / 86400), true
}

// MustDate is NewDate for dates written in tables of the law; a wrong one is a
// fault of the table and panics, and a test loads every table.
func MustDate(year, month, day int) Date {
	d, ok := NewDate(year, month, day)
	if !ok {
		panic(fmt.Sprintf("date %d-%d-%d does not exist", year, month, day))
	}
	return d
}

func (d Date) time() time.Time { return time.Unix(int64(d)*86400, 0).UTC() }

// Year, Month and Day of the civil date.
func (d Date) Civil() (year, month, day int) {
	t := d.time()
	return t.Year(), int(t.Month()), t.Day()
}

// AddYears is the same day n years later; 29 February becomes 1 March in a
// common year, when the age is completed.
func (d Date) AddYears(n int) Date {
	year, month, day := d.Civil()
	return Date(time.Date(year+n, time.Month(month), day, 0, 0, 0, 0, time.UTC).Unix() / 86400)
}

// ISO writes 2026-02-10; Brazilian writes 10/02/2026.
func (d Date) ISO() string { return d.format("2006-01-02") }

// Brazilian writes the date as people in Brazil do: 10/02/2026.
func (d Date) Brazilian() string { return d.format("02/01/2006") }

func (d Date) format(layout string) string {
	if d == NoDate {
		return ""
	}
	return d.time().Format(layout)
}

// ParseDate reads dd/mm/aaaa or aaaa-mm-dd. Two-digit years are refused: they
// do not say which century the person was born in.
func ParseDate(text []byte) (Date, bool) {
	if len(text) != 10 {
		return NoDate, false
	}
	if text[2] == '/' && text[5] == '/' {
		return dateOf(text[6:10], text[3:5], text[0:2])
	}
	if text[4] == '-' && text[7] == '-' {
		return dateOf(text[0:4], text[5:7], text[8:10])
	}
	return NoDate, false
}

func dateOf(year, month, day []byte) (Date, bool) {
	y, ok1 := number(year)
	m, ok2 := number(month)
	d, ok3 := number(day)
	if !ok1 || !ok2 || !ok3 || m < 1 || m > 12 || d < 1 || d > daysIn(y, m) {
		return NoDate, false
	}
	return civilDate(y, m, d), true
}

func number(digits []byte) (n int, ok bool) {
	for _, c := range digits {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int(c-'0')
	}
	return n, true
}

func daysIn(year, month int) int {
	switch month {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	}
	return 31
}

// civilDate counts the days of the proleptic Gregorian calendar directly: two
// million birth dates are read in one run, and time.Date costs ten times more.
// A test compares the two on every day of four centuries.
func civilDate(year, month, day int) Date {
	if month <= 2 {
		year, month = year-1, month+12
	}
	era := year / 400
	yearOfEra := year % 400
	dayOfYear := (153*(month-3)+2)/5 + day - 1
	return Date(era*146097 + yearOfEra*365 + yearOfEra/4 - yearOfEra/100 + dayOfYear - 719468)
}
