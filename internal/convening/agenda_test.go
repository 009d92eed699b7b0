package convening

import (
	"strings"
	"testing"

	"certame"
)

// Nobody is received in the place of another, and places come in order.
func TestPlaces(t *testing.T) {
	a := &Agenda{
		Days: []certame.Date{certame.MustDate(2026, 3, 10), certame.MustDate(2026, 3, 11)}, Rooms: []string{"A", "B"},
		Start: 8 * 3600, End: 9 * 3600, Minutes: 20, Capacity: 2,
	}
	if a.Room() != 24 {
		t.Fatalf("room for %d", a.Room())
	}
	for n := range 25 {
		places, err := a.Places(n)
		if err != nil || len(places) != n {
			t.Fatalf("%d people: %d places, %v", n, len(places), err)
		}
		taken := map[Place]int{}
		for i, p := range places {
			if taken[p]++; taken[p] > a.Capacity {
				t.Errorf("%v is given %d times", p, taken[p])
			}
			if p.Second+60*a.Minutes > a.End || i > 0 && (p.Day < places[i-1].Day || p.Day == places[i-1].Day && p.Second < places[i-1].Second) {
				t.Errorf("%v is out of place", p)
			}
		}
	}
	if _, err := a.Places(25); err == nil || !strings.Contains(err.Error(), "25 pessoas a convocar") {
		t.Errorf("%v", err)
	}
}

// Brasília is three hours behind, also over midnight; long and odd texts are
// folded and escaped.
func TestCalendar(t *testing.T) {
	entry := Entry{ID: "7;8", Group: "PPP", Contest: "T", Minutes: 30, Stamp: certame.MustDate(2026, 2, 10), Place: Place{certame.MustDate(2026, 12, 31), 22 * 3600, strings.Repeat("sala ç", 20)}}
	text := string(Calendar([]Entry{entry}))
	for _, want := range []string{"DTSTART:20270101T010000Z\r\n", "DTEND:20270101T013000Z\r\n", `UID:T-PPP-7\;8@certame`} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	for line := range strings.SplitSeq(text, "\r\n") {
		if len(line) > 75 {
			t.Errorf("%d bytes in %q", len(line), line)
		}
	}
	if unfolded := strings.ReplaceAll(text, "\r\n ", ""); !strings.Contains(unfolded, "LOCATION:"+strings.Repeat("sala ç", 20)+"\r\n") {
		t.Error("the folding lost something")
	}
}
