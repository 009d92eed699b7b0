package sitting

import (
	"fmt"
	"strings"
	"testing"
)

func TestStations(t *testing.T) {
	d := lite(t)
	call := func(group, registration, room string, day, hour int) {
		slot := Slot{City: "Brasília", Room: room}
		c := d.opened(group, registration)
		d.append(c, New{Summoned, Body{Session: At(on(day, hour)), Detail: Detailed(slot)}})
	}
	call("PPP", "0004", "2", 11, 9)
	call("PPP", "0002", "1", 11, 14)
	call("PPP", "0003", "1", 11, 9)
	call("PI", "0003", "1", 11, 9)
	call("PI", "0005", "1", 12, 9)
	var shown []string
	for _, s := range must(d.Stations(t.Context(), d.contest.ID))(t) {
		text := fmt.Sprint(s.Day.ISO(), " ", s.Room, " ", strings.Join(s.Groups, "+"), " ", s.From().Second/3600, "-", s.To().Second/3600)
		for _, c := range s.Calls {
			text += " " + c.Registration
		}
		shown = append(shown, text)
	}
	want := "2026-03-11 1 PI+PPP 9-14 0003 0002; 2026-03-11 2 PPP 9-9 0004; 2026-03-12 1 PI 9-9 0005"
	if got := strings.Join(shown, "; "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
