package contest_test

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/contest"
)

// sound: nobody has two seats or waits for one that is held or offered to another;
// every open seat is held, or offered, or empty because nobody on a list is left.
func (m *model) sound(t fataler, p *contest.Post) {
	t.Helper()
	held, free, waiting := map[certame.Person]bool{}, map[int]bool{}, p.Waiting()
	for i, seat := range m.live.Facts.Now.Posts[m.post].Seats {
		if seat.Holder != certame.Nobody && (held[seat.Holder] || seat.Closed) {
			t.Fatalf("seat %d is held and closed, or its holder has another, in%s", i+1, m.story())
		}
		held[seat.Holder] = true
		free[i+1] = !seat.Closed && seat.Holder == certame.Nobody
	}
	empty := 0
	for _, place := range p.Places {
		if free[place.Number] && place.Holder == appointment.NoOne {
			empty++
		}
	}
	for _, call := range waiting {
		if n := p.SeatOf(call.Rank).Number; !free[n] || held[p.Lists.Order[call.Rank]] {
			t.Fatalf("%+v waits for seat %d, in%s", call, n, m.story())
		} else {
			free[n] = false
		}
	}
	for rank, holds := range p.Appointment.Holds {
		listed := slices.Contains(p.Lists.Open, appointment.Rank(rank)) || !p.Lists.Mirror[rank] && p.Lists.Final[rank] != 0
		if empty > 0 && listed && holds == certame.NoModality {
			t.Fatalf("%s has no seat and %d are empty, in%s", m.idOf(p.Lists.Order[rank]), empty, m.story())
		}
	}
}
