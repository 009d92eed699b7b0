package locale

import (
	"testing"

	"certame"
	"certame/edital"
	"certame/ledger"
)

func TestInstantOf(t *testing.T) {
	day := certame.MustDate(2026, 11, 30)
	if said := InstantOf(edital.Instant{Date: day, Second: ledger.WholeDay}); said != "30/11/2026" {
		t.Errorf("a whole day is said %q", said)
	}
	if said := InstantOf(edital.Instant{Date: day, Second: 19*3600 + 10*60 + 4}); said != "30/11/2026 19:10:04" {
		t.Errorf("an instant is said %q", said)
	}
}
