package edital

import (
	"testing"

	"certame"
)

// Months are counted to the day of the same number, or the last of a month without it
// (Lei 9.784/1999, art. 66, § 3º).
func TestLastDay(t *testing.T) {
	two := Validity{Months: 24}
	for _, c := range []struct {
		v        Validity
		from     certame.Date
		extended bool
		want     certame.Date
	}{
		{two, certame.MustDate(2026, 2, 10), false, certame.MustDate(2028, 2, 10)},
		{two, certame.MustDate(2026, 2, 10), true, certame.MustDate(2030, 2, 10)},
		{Validity{Months: 12}, certame.MustDate(2024, 2, 29), false, certame.MustDate(2025, 2, 28)},
		{Validity{Months: 1}, certame.MustDate(2026, 12, 31), false, certame.MustDate(2027, 1, 31)},
		{Validity{Months: 1}, certame.MustDate(2026, 1, 31), false, certame.MustDate(2026, 2, 28)},
		{Validity{}, certame.MustDate(2026, 2, 10), false, certame.NoDate},
		{two, certame.NoDate, false, certame.NoDate},
	} {
		if got := c.v.LastDay(c.from, c.extended); got != c.want {
			t.Errorf("%+v from %s: %s, want %s", c.v, c.from.ISO(), got.ISO(), c.want.ISO())
		}
	}
}
