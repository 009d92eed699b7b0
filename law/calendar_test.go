package law

import (
	"slices"
	"testing"

	"certame"
)

// easter is Meeus's rule for the Gregorian Easter, written apart from the table.
func easter(year int) certame.Date {
	a, b, c := year%19, year/100, year%100
	d, e := b/4, b%4
	g := (8*b + 13) / 25
	h := (19*a + b - d - g + 15) % 30
	j, k := c/4, c%4
	m := (a + 11*h) / 319
	r := (2*e + 2*j - k - h + m + 32) % 7
	month := (h - m + r + 90) / 25
	return certame.MustDate(year, month, (h-m+r+month+19)%32)
}

// Nine fixed holidays a year and the one that follows Easter, from 2024 to 2030.
func TestHolidays(t *testing.T) {
	for year := 2024; year <= 2030; year++ {
		var movable []certame.Date
		fixed := 0
		for _, h := range Holidays() {
			y, _, _ := h.Day.Civil()
			switch {
			case y != year:
			case h.Movable:
				movable = append(movable, h.Day)
			default:
				fixed++
			}
		}
		if fixed != 9 || !slices.Equal(movable, []certame.Date{easter(year) - 2}) {
			t.Errorf("%d has %d fixed holidays and %v", year, fixed, movable)
		}
	}
	if !slices.IsSortedFunc(Holidays(), func(a, b Holiday) int { return int(a.Day - b.Day) }) {
		t.Error("the holidays are not in order")
	}
}

func TestWorkingDays(t *testing.T) {
	day := certame.MustDate
	for _, c := range []struct {
		from certame.Date
		days int
		shut []certame.Date
		want string
	}{
		{day(2026, 4, 1), 2, nil, "2026-04-06"},                                                 // Good Friday on the 3rd, then a weekend
		{day(2026, 4, 1), 2, []certame.Date{day(2026, 4, 2)}, "2026-04-07"},                     // shut on the 2nd as well
		{day(2026, 4, 2), 1, nil, "2026-04-06"},                                                 //
		{day(2026, 11, 19), 1, nil, "2026-11-23"},                                               // the 20th is a holiday and a Friday
		{day(2024, 12, 24), 1, nil, "2024-12-26"},                                               //
		{day(2025, 12, 31), 1, nil, "2026-01-02"},                                               //
		{day(2026, 2, 13), 2, nil, "2026-02-17"},                                                // carnival is no national holiday
		{day(2026, 2, 13), 2, []certame.Date{day(2026, 2, 16), day(2026, 2, 17)}, "2026-02-19"}, // unless the edital shuts
	} {
		if got, ok := AddWorkingDays(c.from, c.days, c.shut); got.ISO() != c.want || !ok {
			t.Errorf("%d after %s is %s, want %s", c.days, c.from.ISO(), got.ISO(), c.want)
		}
	}
	if _, ok := AddWorkingDays(day(2030, 12, 30), 3, nil); ok {
		t.Error("the table is not known to end")
	}
	if got, ok := AddDays(day(2026, 4, 1), 10, nil); got.ISO() != "2026-04-13" || !ok {
		t.Errorf("ten running days end on %s", got.ISO())
	}
}
