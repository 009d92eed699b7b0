package edital_test

import (
	"testing"

	"certame"
	"certame/edital"
)

func TestLastDay(t *testing.T) {
	for _, c := range []struct {
		from     certame.Date
		months   int
		extended bool
		want     string
	}{
		{certame.MustDate(2026, 3, 10), 24, false, "10/03/2028"},
		{certame.MustDate(2026, 3, 10), 24, true, "10/03/2030"},
		{certame.MustDate(2026, 8, 31), 6, false, "28/02/2027"},
		{certame.MustDate(2027, 8, 31), 6, false, "29/02/2028"},
		{certame.MustDate(2026, 12, 1), 1, false, "01/01/2027"},
		{certame.MustDate(2026, 1, 31), 12, false, "31/01/2027"},
		{certame.NoDate, 12, false, ""},
		{certame.MustDate(2026, 1, 31), 0, false, ""},
	} {
		if got := (edital.Validity{Months: c.months}).LastDay(c.from, c.extended).Brazilian(); got != c.want {
			t.Errorf("%d months from %s: %s, want %s", c.months, c.from.Brazilian(), got, c.want)
		}
	}
}
