package convening_test

import (
	"strings"
	"testing"
	"time"

	"certame"
	"certame/internal/convening"
)

// A deadline ends in the last second of its day in Brasília, which is the day after in
// UTC; a whole day is that day, whatever the zone of who reads it.
func TestReminders(t *testing.T) {
	day := certame.MustDate(2026, 12, 10)
	last := convening.At(day, 24*60*60-1)
	text := string(convening.Reminders([]convening.Reminder{
		{Key: "um", What: "Recorrer; já", Detail: "Até o fim", At: last, Stamp: time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)},
		{Key: "dois", What: "Fim da validade", At: last, AllDay: true, Stamp: time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)},
	}))
	for _, want := range []string{
		"DTSTART:20261211T025959Z\r\n", "UID:um@certame\r\n", "SUMMARY:Recorrer\\; já\r\n", "TRIGGER:-P1D\r\n", "TRIGGER:-PT3H\r\n",
		"DTSTART;VALUE=DATE:20261210\r\n", "DTSTAMP:20261201T120000Z\r\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("without %q:\n%s", want, text)
		}
	}
	if strings.Contains(text, "DTEND") { // RFC 5545, 3.8.2.2: an end is later than the beginning
		t.Errorf("an instant has an end:\n%s", text)
	}
}
